import type { Db } from '#app/platform/db/client.server.ts';

import { type Verdict, findRetryDelay } from '../rules.ts';
import { type MailProblem, passingKinds } from '../schema.ts';
import type { LeasedMail } from './leases.server.ts';

/** A leased message. Once the lease is lost, its outcome is not written. */
export interface InHand {
  mail: LeasedMail;
  lease: string;
  now: number;
}

const longestAnswer = 500;

function toLine(answer: string): string {
  return answer
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, longestAnswer);
}

function ofLease(db: Db, { mail, lease }: InHand) {
  return db
    .updateTable('outbox')
    .where('id', '=', mail.id)
    .where('lease', '=', lease)
    .where('state', '=', 'leased');
}

interface End {
  state: 'sent' | 'failed' | 'suppressed';
  problem?: MailProblem | null;
  answer?: string;
  keepsContent?: boolean;
}

/** Rows of passing kinds are deleted. Failed mail to guests keeps its payload for another attempt. */
async function end(
  db: Db,
  hand: InHand,
  { state, problem = null, answer = '', keepsContent = state === 'failed' }: End,
) {
  if (passingKinds.includes(hand.mail.kind)) {
    await db
      .deleteFrom('outbox')
      .where('id', '=', hand.mail.id)
      .where('lease', '=', hand.lease)
      .execute();
    return;
  }
  const values = { state, problem, last_answer: toLine(answer), lease: null };
  await ofLease(db, hand)
    .set({ ...values, updated_at: hand.now, ...(keepsContent ? {} : { payload: 'null' }) })
    .execute();
}

/** With `keepsContent` it can be sent again once it has come back. */
export function recordSent(
  db: Db,
  hand: InHand,
  { answer, keepsContent = false }: { answer: string; keepsContent?: boolean },
): Promise<void> {
  return end(db, hand, { state: 'sent', answer, keepsContent });
}

/** Removes the content of what was sent before `before`, when no report can be expected any more. */
export async function forgetContent(db: Db, before: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ payload: 'null' })
    .where('state', '=', 'sent')
    .where('updated_at', '<', before)
    .where('payload', '<>', 'null')
    .execute();
}

/** For an invalid address or a reader who wants no mail. */
export function recordUnsent(db: Db, hand: InHand, problem: MailProblem): Promise<void> {
  return end(db, hand, { state: problem === 'bad-address' ? 'failed' : 'suppressed', problem });
}

/** Queues it again, or returns true if another attempt cannot help (behaviour 29.6). */
export async function recordRefused(
  db: Db,
  hand: InHand,
  { verdict, answer }: { verdict: Pick<Verdict, 'problem' | 'isPermanent'>; answer: string },
): Promise<boolean> {
  const delay = verdict.isPermanent ? null : findRetryDelay(hand.mail.attempts);
  if (delay === null) {
    const problem = verdict.isPermanent ? verdict.problem : 'gave-up';
    await end(db, hand, { state: 'failed', problem, answer });
    return true;
  }
  await ofLease(db, hand)
    .set({
      state: 'queued',
      lease: null,
      due_at: hand.now + delay,
      problem: verdict.problem,
      last_answer: toLine(answer),
      updated_at: hand.now,
    })
    .execute();
  return false;
}

/** Releases messages whose attempt has not begun. */
export async function release(
  db: Db,
  { ids, lease, dueAt }: { ids: readonly string[]; lease: string; dueAt: number },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'queued' as const,
      lease: null,
      due_at: dueAt,
      attempts: eb('attempts', '-', 1),
    }))
    .where('id', 'in', ids)
    .where('lease', '=', lease)
    .where('state', '=', 'leased')
    .execute();
}
