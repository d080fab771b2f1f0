import type { RsvpView, ShownProblem } from '../schema.ts';
import { type AskedOf, listAskedOf, nameField } from './questions.ts';
import { asksDecideBy, asksNote } from './words.ts';

/** The typed text of a refused form, else the stored one. */
export function readText(problem: ShownProblem | undefined, name: string, stored: string): string {
  return problem?.typed?.[name]?.[0] ?? stored;
}

const isBox = (field: string) => field.startsWith('coming.') || field === 'mail-shared';

/** Texts typed into fields that the page no longer has; it shows them, so that they can be copied (behaviour 25.39). */
export function listLostTexts(
  rsvp: RsvpView,
  { typed = {} }: ShownProblem,
  hasForm: boolean,
): string[] {
  const { questions, answer, reply, personal } = rsvp;
  const here = new Set<string>();
  if (hasForm && asksNote(rsvp)) here.add('note');
  if (hasForm && !personal) here.add('name');
  if (hasForm && !personal && !rsvp.isOver) here.add('mail-address');
  if (hasForm && asksDecideBy(rsvp)) here.add('decide-by');
  if (hasForm && answer === 'yes') {
    const fields = questions.flatMap((question) =>
      listAskedOf(question, rsvp).map((asked: AskedOf) => nameField(question, asked)),
    );
    for (const field of fields) here.add(field);
  }
  if (hasForm) for (let at = 0; at < rsvp.extra; at += 1) here.add(`companion.${at}`);
  const known = new Set([rsvp.name, reply?.note, ...(reply?.companions ?? [])]);
  return Object.entries(typed)
    .filter(([field]) => !here.has(field) && !isBox(field))
    .flatMap(([, texts]) => texts)
    .filter((text) => text.trim() !== '' && !known.has(text.trim()));
}
