import type { Db } from '#app/platform/db/client.server.ts';

import { type Verdict, findRetryDelay } from '../rules.ts';
import { type MailProblem, passingKinds } from '../schema.ts';
import type { LeasedMail } from './leases.server.ts';

/** A message in this process's hands. What is written is lost when its lease was lost. */
export interface InHand {
  mail: LeasedMail;
  lease: string;
  now: number;
}

const longestAnswer = 500;

/** What is kept of a server's answer: one line, and not more of it than a person reads. */
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
}

/**
 * Nothing more happens with it. Of mail to a host, or that confirms an address, no row stays. Of a failed one to a guest
 * the payload stays too, so that it can be sent again; of any other it does not.
 */
async function end(db: Db, hand: InHand, { state, problem = null, answer = '' }: End) {
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
    .set({ ...values, updated_at: hand.now, ...(state === 'failed' ? {} : { payload: 'null' }) })
    .execute();
}

/** The next mail server took it. */
export function recordSent(db: Db, hand: InHand, answer: string): Promise<void> {
  return end(db, hand, { state: 'sent', answer });
}

/** It was not even tried: nobody could read it, or nobody wants to. */
export function recordUnsent(db: Db, hand: InHand, problem: MailProblem): Promise<void> {
  return end(db, hand, { state: problem === 'bad-address' ? 'failed' : 'suppressed', problem });
}

/** Queues it again, or gives it up when that cannot help (behaviour 29.6). True when given up. */
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

/** Puts back messages whose attempt has not begun. */
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
