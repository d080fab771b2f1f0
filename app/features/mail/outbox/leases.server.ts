import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import type { OutboxTable } from '#app/platform/db/mail-tables.server.ts';

import { findNextMinute, toPeriods } from '../rules.ts';
import type { DayLimits, MailKind } from '../schema.ts';
import { addCounts } from './counts.server.ts';
import { keepDayLimits } from './day-limits.server.ts';
import { keepUnconfirmed } from './held.server.ts';
import { keepOfLocked } from './locked.server.ts';
import { establish } from './young-hosts.server.ts';

/** Longer than a process needs to renew its leases, short enough that a crash delays mail little. */
export const leaseMs = 2 * 60_000;

/** A message that this process may send until its lease runs out. */
export interface LeasedMail {
  id: string;
  kind: MailKind;
  hostUid: string | null;
  inviteId: string | null;
  inviteeId: string | null;
  replyId: string | null;
  address: string;
  messageId: string;
  payload: string;
  /** Includes the attempt that begins. */
  attempts: number;
}

interface Leasing extends DayLimits {
  now: number;
  lease: string;
  most: number;
  /** Per minute of the server. */
  rate: number;
}

/** The leased mail, or when to look again; null waits until something is queued. */
export type Lease = { mails: LeasedMail[] } | { next: number | null };

const waiting = ['queued', 'leased'] as const;

/** Null when the queue is empty. A lease that has run out is due. */
async function findNextDue(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min<number | null>('due_at').as('due'))
    .where('state', 'in', waiting)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** Leases due messages (behaviour 29.5). The lock on the minute's count makes processes keep the rate together. */
export async function leaseDue(db: Db, leasing: Leasing): Promise<Lease> {
  const { now, rate, most } = leasing;
  const first = await findNextDue(db);
  if (first === null || first > now) return { next: first };
  const leased = await db.transaction().execute(async (trx) => {
    const { minute } = toPeriods(now);
    const sent = (await addCounts(trx, minute, new Map([['', 0]]))).get('') ?? 0;
    const room = Math.min(most, rate - sent);
    if (room <= 0) return { next: findNextMinute(now), grown: [] };
    const query = trx
      .selectFrom('outbox')
      .selectAll()
      .where('state', 'in', waiting)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(room);
    const confirmed = await keepUnconfirmed(trx, await lockRows(trx, query).execute(), now);
    const due = await keepOfLocked(trx, confirmed, now);
    const { rows, grown } = await keepDayLimits(trx, due, leasing);
    // Other processes have leased them, or they wait for another day. More may be due.
    if (rows.length === 0) return { next: now, grown };
    await addCounts(trx, minute, new Map([['', rows.length]]));
    await trx
      .updateTable('outbox')
      .set((eb) => ({
        state: 'leased' as const,
        lease: leasing.lease,
        due_at: now + leaseMs,
        attempts: eb('attempts', '+', 1),
        counted: 1,
        network: null,
        waits_for: null,
        updated_at: now,
      }))
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return { mails: rows.map(toLeased), grown };
  });
  await establish(db, leased.grown, now);
  return leased;
}

type OutboxRow = Selectable<OutboxTable>;

function toLeased(row: OutboxRow): LeasedMail {
  return {
    id: row.id,
    kind: row.kind,
    hostUid: row.host_uid,
    inviteId: row.invite_id,
    inviteeId: row.invitee_id,
    replyId: row.reply_id,
    address: row.address,
    messageId: row.message_id,
    payload: row.payload,
    attempts: row.attempts + 1,
  };
}

export async function renewLease(db: Db, lease: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now + leaseMs })
    .where('lease', '=', lease)
    .where('state', '=', 'leased')
    .execute();
}
