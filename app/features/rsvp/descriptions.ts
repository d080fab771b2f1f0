import type { GuestMessages, GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { say } from '#app/platform/language/say.ts';

import type { GivenReply, ProblemReason, Reply } from './reply.ts';
import type { AnswerRefusal } from './reply/judging.server.ts';
import type { FormProblem, ShownProblem } from './schema.ts';

/** Why a form was refused, or a part of it. */
export type Reason =
  | Exclude<ProblemReason, 'tooManyCompanions'>
  | AnswerRefusal
  | 'unknownAnswer'
  | 'nameTooLong'
  | 'noteTooLong'
  | 'noDate'
  | 'unstorable'
  | 'unreadable'
  | 'tooMany';

const sentences = {
  unknownAnswer: 'errorUnknownAnswer',
  unanswered: 'errorUnanswered',
  notGoing: 'errorNotGoing',
  namedByHost: 'errorNamedByHost',
  nameTooLong: 'errorNameTooLong',
  changed: 'errorChanged',
  uninvited: 'errorUninvited',
  missing: 'errorMissing',
  closed: 'errorClosed',
  tooLate: 'errorTooLate',
  canceled: 'errorCanceled',
  over: 'errorOver',
  full: 'errorFull',
  noCompanions: 'errorNoCompanions',
  noSeatForCompanion: 'errorNoSeatForCompanion',
  noSeatForPerson: 'errorNoSeatForPerson',
  nobodyComing: 'errorNobodyComing',
  unknownPerson: 'errorUnknownPerson',
  notMaybe: 'errorNotMaybe',
  decidesInPast: 'errorDecidesInPast',
  decidesAfter: 'errorDecidesAfter',
  noDate: 'errorNoDate',
  noteTooLong: 'errorNoteTooLong',
  unknownQuestion: 'errorUnknownQuestion',
  unknownChoice: 'errorUnknownChoice',
  answerTooLong: 'errorAnswerTooLong',
  notNumber: 'errorNotNumber',
  unstorable: 'errorUnstorable',
  unreadable: 'errorUnreadable',
  tooManyNew: 'errorTooManyNew',
  tooMany: 'errorTooMany',
} as const satisfies Record<Reason, keyof GuestMessages>;

export type Refusal =
  | { reason: Reason; limit?: number }
  | { reason: 'tooManyCompanions'; limit?: number };

export function describeProblem({ reason, limit = 0 }: Refusal, words: GuestWords): string {
  return reason === 'tooManyCompanions'
    ? words.say('errorCompanions', { limit })
    : words.say(sentences[reason]);
}

/** The sentence of a refused form, for the page that shows it again. */
export const toMessage =
  (refusal: Refusal) =>
  (words: GuestWords): string =>
    describeProblem(refusal, words);

/** In the words of the page that shows it. */
export function showProblem(
  { message, problems = [], ...problem }: FormProblem,
  words: GuestWords,
): ShownProblem {
  return {
    ...problem,
    message: typeof message === 'string' ? message : message(words),
    problems: problems.map((one) => ({ ...one, message: describeProblem(one, words) })),
  };
}

/** `words` are for what a guest would read alike. */
export function describeHostProblem(
  problem: { reason: ProblemReason; limit?: number },
  words: GuestWords,
): string {
  switch (problem.reason) {
    case 'full':
      return say(
        'There are not enough places left, so this yes was not recorded. Raise the number of places first.',
      );
    case 'noSeatForCompanion':
      return say('There’s no room left for one more. The guest’s own answer is recorded.');
    case 'noSeatForPerson':
      return say('There’s no room left for one more of them. Everybody who had a place keeps it.');
    case 'unknownPerson':
      return say(
        'Somebody in this household has changed or gone. Who’s coming? The rest is recorded.',
      );
    case 'unknownQuestion':
      return say(
        'One of these questions is no longer asked, so its answer was not recorded. The rest is recorded.',
      );
    case 'unknownChoice':
      return say(
        'The choices of a question have changed. Please choose again. The rest is recorded.',
      );
    default:
      return describeProblem(problem, words);
  }
}

/** Tells a host that a recorded party waits, because no seats were free; else '' (behaviour 25.11). */
export function describeRecordedWait(reply: Pick<Reply, 'waiting'>, given: GivenReply): string {
  const saysWho = [given.answer, given.people, given.extra].some((said) => said !== undefined);
  return reply.waiting !== null && saysWho
    ? say('On the waiting list, because there are not enough places left.')
    : '';
}
