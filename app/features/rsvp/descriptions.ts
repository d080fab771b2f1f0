import { messages } from './messages.ts';
import type { GivenReply, ProblemReason, Reply } from './reply.ts';

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

export function describeHostProblem(problem: { reason: ProblemReason; limit?: number }): string {
  switch (problem.reason) {
    case 'full':
      return 'There are not enough places left, so this yes was not recorded. Raise the number of places first.';
    case 'noSeatForCompanion':
      return 'There’s no room left for one more. The guest’s own answer is recorded.';
    case 'noSeatForPerson':
      return 'There’s no room left for one more of them. Everybody who had a place keeps it.';
    case 'unknownPerson':
      return 'Somebody in this household has changed or gone. Who’s coming? The rest is recorded.';
    case 'unknownQuestion':
      return 'One of these questions is no longer asked, so its answer was not recorded. The rest is recorded.';
    case 'unknownChoice':
      return 'The choices of a question have changed. Please choose again. The rest is recorded.';
    default:
      return describeProblem(problem);
  }
}

/** Tells a host that a recorded party waits, because no seats were free; else '' (behaviour 25.11). */
export function describeRecordedWait(reply: Pick<Reply, 'waiting'>, given: GivenReply): string {
  const saysWho = [given.answer, given.people, given.extra].some((said) => said !== undefined);
  return reply.waiting !== null && saysWho
    ? 'On the waiting list, because there are not enough places left.'
    : '';
}
