import { messages } from './messages.ts';
import { countPlaces } from './reply/place-rules.ts';
import type { Answer, ProblemReason } from './reply/reply.ts';
import type { RsvpView } from './schema.ts';

/** How a stored answer reads to its guest: the answer, and what is said with it. */
const statusWords = {
  yes: { status: 'You’re going', more: 'See you there!' },
  no: { status: 'You’re not going', more: 'Thanks for letting us know.' },
  maybe: { status: 'You might come', more: 'You can change your answer at any time.' },
} as const;

/** The stored answer in words. A yes without a place is on the waiting list and not going (behaviour 25.11). */
export function describeStatus(
  answer: Answer,
  { extra, reply }: Pick<RsvpView, 'extra' | 'reply'>,
): { status: string; more: string } {
  if (reply && reply.waiting !== null) {
    const count = countPlaces(reply);
    return {
      status: 'On the waiting list',
      more: count === 1 ? 'For 1 person' : `For ${count} people`,
    };
  }
  if (extra === 0) return statusWords[answer];
  const companions = extra === 1 ? 'one more' : `${extra} more`;
  return { ...statusWords[answer], more: `You’re bringing ${companions}. See you there!` };
}

/** The sentence for a part of a request that was not stored. */
export function describeProblem({
  reason,
  limit = 0,
}: {
  reason: ProblemReason | Exclude<keyof typeof messages, 'tooManyCompanions'>;
  limit?: number;
}): string {
  if (reason !== 'tooManyCompanions') return messages[reason];
  return limit === 1 ? messages.unknownExtra : `You can bring up to ${limit} people.`;
}

/** The sentence for the host who records an answer for somebody. */
export function describeHostProblem(problem: { reason: ProblemReason; limit?: number }): string {
  switch (problem.reason) {
    case 'full':
      return 'All places are taken, so this yes was not recorded. Raise the number of places first.';
    case 'noPlaceForCompanion':
      return 'There is no place left for a companion. The guest’s own answer is recorded.';
    default:
      return describeProblem(problem);
  }
}
