import type { FormProblem, RsvpView, Typed } from '../schema.ts';
import { type AskedOf, listAskedOf, nameField } from './questions.ts';
import { isPlain } from './words.ts';

/** What a page shows of a form that was refused. */
export type ShownProblem = Pick<FormProblem, 'message' | 'field' | 'typed' | 'problems'>;

/** What was typed into a field of the refused form, or else what is stored. */
export function readText(
  problem: ShownProblem | undefined,
  name: string,
  stored: string,
  at = 0,
): string {
  return problem?.typed?.[name]?.[at] ?? stored;
}

const spoken = /^(?:name|note|companion|q\..+)$/;

/** The texts of a form, by field. */
export function readTyped(form: FormData): Typed {
  const typed: Record<string, string[]> = {};
  for (const [field, value] of form) {
    if (typeof value === 'string' && spoken.test(field)) (typed[field] ??= []).push(value);
  }
  return typed;
}

/**
 * What was typed into fields that the page no longer has: the answers were closed meanwhile, or the host has changed
 * questions or people. It can still be read and copied (behaviour 25.39).
 */
export function listLostTexts(
  rsvp: RsvpView,
  { typed = {} }: ShownProblem,
  hasForm: boolean,
): string[] {
  const { questions, answer, reply, party, personal } = rsvp;
  const here = new Set<string>(
    hasForm ? [...(isPlain(rsvp) ? [] : ['note']), ...(personal ? [] : ['name'])] : [],
  );
  if (hasForm && answer === 'yes') {
    const fields = questions.flatMap((question) =>
      listAskedOf(question, rsvp).map((asked: AskedOf) => nameField(question, asked)),
    );
    for (const field of fields) here.add(field);
  }
  const companions = hasForm && !isPlain(rsvp) ? rsvp.extra : 0;
  const known = new Set([rsvp.name, reply?.note, ...(reply?.companions ?? [])]);
  for (const { name } of party.people) known.add(name);
  return Object.entries(typed)
    .filter(([field]) => !here.has(field))
    .flatMap(([field, texts]) => (field === 'companion' ? texts.slice(companions) : texts))
    .filter((text) => text.trim() !== '' && !known.has(text.trim()));
}
