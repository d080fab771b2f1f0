import type { Person } from '#app/features/invite/schema.ts';
import type { Answer } from '#app/features/rsvp/reply.ts';

import type { EditableReply } from './guest-card-view.ts';
import type { Tap } from './use-taps.ts';

type Change = Omit<Tap, 'said'>;

/** The answer of a guest, and of each person of a household; null and absent for those who have not answered. */
export interface ShownAnswer {
  answer: Answer | null;
  people: Readonly<Record<string, Answer>>;
}

export const showAnswer = (reply: EditableReply | null): ShownAnswer => ({
  answer: reply?.answer ?? null,
  people: reply?.people ?? {},
});

/** Yes if anybody comes, else maybe if anybody might. */
function summarize(people: readonly Answer[]): Answer | null {
  return (['yes', 'maybe', 'no'] as const).find((answer) => people.includes(answer)) ?? null;
}

/** What the card shows once a tap is stored, so that the tap is seen at once. */
export function applyTap(
  shown: ShownAnswer,
  { given }: Pick<Tap, 'given'>,
  household: readonly Person[],
): ShownAnswer {
  const all = given.answer;
  const people = Object.fromEntries(
    household.flatMap(({ id }) => {
      const answer = given.people?.[id] ?? all ?? shown.people[id];
      return answer === undefined ? [] : [[id, answer] as const];
    }),
  );
  const answer = household.length === 0 ? (all ?? shown.answer) : summarize(Object.values(people));
  return { answer, people };
}

/** One answer for everybody; null if it is theirs already: '3 of 4' stays when Going is pressed (behaviour 28.16). */
export function answerForAll(
  shown: ShownAnswer,
  answer: Answer,
  household: readonly Person[],
): Change | null {
  if (shown.answer === answer) return null;
  if (shown.answer === null) return { given: { answer }, seen: null };
  if (household.length === 0) return { given: { answer }, seen: { answer: shown.answer } };
  const people = Object.fromEntries(household.map(({ id }) => [id, answer] as const));
  return { given: { people }, seen: { people: shown.people } };
}

/** A first answer is a yes of everybody, but for this one. Null if it is this person's already. */
export function answerForOne(shown: ShownAnswer, id: string, isComing: boolean): Change | null {
  const answer = isComing ? 'yes' : 'no';
  const before = shown.people[id];
  if (before === answer) return null;
  if (shown.answer === null)
    return { given: { answer: 'yes', people: { [id]: answer } }, seen: null };
  return {
    given: { people: { [id]: answer } },
    seen: before === undefined ? {} : { people: { [id]: before } },
  };
}

/** The tap that takes another one back; null if there was no answer before, which is then removed. */
export function undoTap({ given, seen }: Change): Change | null {
  if (seen === null) return null;
  return { given: seen, seen: given };
}
