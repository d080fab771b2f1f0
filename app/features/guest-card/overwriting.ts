import type { EditableReply } from './guest-card-view.ts';
import type { GivenByHost } from './schema.ts';

/** True for every empty value: no text, no companion, no choice. */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0);

/** A value that compares equal however it was typed or stored. */
const toComparable = (value: unknown) =>
  isNothing(value) ? '' : JSON.stringify(typeof value === 'number' ? String(value) : value);

function listGiven({ people = {}, answers = [], ...rest }: GivenByHost): Map<string, string> {
  return new Map([
    ...Object.entries(rest).map(([field, value]) => [field, toComparable(value)] as const),
    ...Object.entries(people).map(([id, value]) => [`people ${id}`, toComparable(value)] as const),
    ...answers.map(
      ({ question, person, value }) =>
        [`answers ${question} ${person}`, toComparable(value)] as const,
    ),
  ]);
}

function listStored(reply: EditableReply | null): Map<string, string> {
  if (!reply) return new Map();
  const { people, answers, ...rest } = reply;
  const given = Object.entries(answers).flatMap(([question, byPerson]) =>
    Object.entries(byPerson).map(([person, value]) => ({ question, person, value })),
  );
  return listGiven({ ...rest, people: people ?? {}, answers: given } as unknown as GivenByHost);
}

/**
 * True when a field that a form is about to change has neither the value that the form has shown nor the new one:
 * somebody else has changed it meanwhile (behaviour 38.17). `seen` holds the shown values of the fields in `given`;
 * null when there was no answer.
 */
export function wouldOverwrite(
  stored: EditableReply | null,
  seen: GivenByHost | null,
  given: GivenByHost,
): boolean {
  const now = listStored(stored);
  const before = seen ? listGiven(seen) : new Map<string, string>();
  return [...listGiven(given)].some(([field, wanted]) => {
    const current = now.get(field) ?? '';
    return current !== wanted && current !== (before.get(field) ?? '');
  });
}
