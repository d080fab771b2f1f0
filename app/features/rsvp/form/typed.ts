import type { FormProblem, RsvpView } from '../schema.ts';
import { type AskedOf, listAskedOf, nameField } from './questions.ts';
import { isPlain } from './words.ts';

/** What a page shows of a form that was refused. */
export type ShownProblem = Pick<FormProblem, 'message' | 'field' | 'typed' | 'problems' | 'partly'>;

/** What was typed into a field of the refused form, or else what is stored. */
export function readText(problem: ShownProblem | undefined, name: string, stored: string): string {
  return problem?.typed?.[name]?.[0] ?? stored;
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
  const { questions, answer, reply, personal } = rsvp;
  const here = new Set<string>(
    hasForm
      ? [...(isPlain(rsvp) ? [] : ['note']), ...(personal ? [] : ['name', 'mail-address'])]
      : [],
  );
  if (hasForm && answer === 'maybe' && !isPlain(rsvp)) here.add('decide-by');
  if (hasForm && answer === 'yes') {
    const fields = questions.flatMap((question) =>
      listAskedOf(question, rsvp).map((asked: AskedOf) => nameField(question, asked)),
    );
    for (const field of fields) here.add(field);
  }
  if (hasForm && !isPlain(rsvp))
    for (let at = 0; at < rsvp.extra; at += 1) here.add(`companion.${at}`);
  const known = new Set([rsvp.name, reply?.note, ...(reply?.companions ?? [])]);
  return Object.entries(typed)
    .filter(([field]) => !here.has(field) && !field.startsWith('coming.'))
    .flatMap(([, texts]) => texts)
    .filter((text) => text.trim() !== '' && !known.has(text.trim()));
}
