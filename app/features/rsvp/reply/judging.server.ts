import { findToday } from '#app/features/schedule/today.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { findGuestAnswering, isPastAnswerBy } from '../deadline-rules.ts';
import type { GivenReply, Reply, Seats, Terms } from '../reply.ts';
import { findMissingAnswers } from './question-rules.ts';
import type { ReplyContext, StoredReply } from './reply-context.server.ts';
import { type AppliedReply, applyReply } from './reply-rules.ts';

export type AnswerRefusal =
  | 'unanswered'
  | 'full'
  | 'closed'
  | 'tooLate'
  | 'canceled'
  | 'over'
  | 'uninvited'
  | 'missing'
  | 'changed'
  | 'tooManyNew';

/** Whether the caller has seen the stored reply. */
export type HasSeen = (stored: StoredReply | null) => boolean;

export interface Judged extends Pick<Terms, 'by' | 'now'> {
  given: GivenReply;
  /** A reply that the caller has not seen is not changed. Called before and under the locks, unless nothing changes. */
  hasSeen?: HasSeen | undefined;
}

/** When guests can no longer answer, they may still hide or show their name on the guest list. */
function hideOnly(
  before: Reply | null,
  { hidden, people = {}, ...rest }: GivenReply,
  reason: 'closed' | 'tooLate' | 'canceled' | 'over',
): Result<AppliedReply, AnswerRefusal> {
  if (!before || hidden === undefined || reason === 'canceled') return fail(reason);
  const saysMore = Object.keys(rest).length > 0 || Object.values(people).some(Boolean);
  return succeed({ reply: { ...before, hidden }, problems: saysMore ? [{ reason }] : [] });
}

export const isSame = (one: Reply, other: Reply) => JSON.stringify(one) === JSON.stringify(other);

/** Once guests cannot answer any more, `hideOnly` limits them, but not the host. */
export function judge(
  { rules, party, stored }: ReplyContext,
  { given, by, now, hasSeen }: Judged,
  seats: Seats | null,
): Result<AppliedReply & { incomplete: boolean }, AnswerRefusal> {
  const answering = findGuestAnswering(rules, now);
  const open = answering === 'open' || answering === 'late';
  const { factsVersion, questions, date } = rules;
  const today = findToday(now, rules.timeZone);
  const late = answering === 'over' ? isPastAnswerBy(rules, now) : answering !== 'open';
  const terms: Terms = { by, now, late, factsVersion, today, date, questions, seats };
  const before = stored?.reply ?? null;
  const applied =
    by === 'guest' && !open
      ? hideOnly(before, given, answering)
      : applyReply(before, given, party, terms);
  const changes = !applied.ok || before === null || !isSame(before, applied.value.reply);
  if (changes && hasSeen && !hasSeen(stored)) return fail('changed');
  if (!applied.ok) return applied;
  const incomplete = findMissingAnswers(applied.value.reply, questions).length > 0;
  return succeed({ ...applied.value, incomplete });
}
