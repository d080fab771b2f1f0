import { type Selectable, sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import type { OutboxTable } from '#app/platform/db/schema.server.ts';

import { findNextMinute, findTomorrow, toPeriods } from '../rules.ts';
import { type MailKind, guestCausedKinds, hostKinds } from '../schema.ts';
import { addCount, readCount } from './counts.server.ts';

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

interface Leasing {
  now: number;
  lease: string;
  most: number;
  /** Per minute of the server, and per day of a host; messages caused by guests have a second limit of that size. */
  rate: number;
  hostLimit: number;
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
  const due = await findNextDue(db);
  if (due === null || due > now) return { next: due };
  return db.transaction().execute(async (trx) => {
    const { minute } = toPeriods(now);
    const room = Math.min(most, rate - (await addCount(trx, { scope: '', period: minute }, 0)));
    if (room <= 0) return { next: findNextMinute(now) };
    const query = trx
      .selectFrom('outbox')
      .selectAll()
      .where('state', 'in', waiting)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(room);
    const rows = await keepHostLimits(trx, await lockRows(trx, query).execute(), leasing);
    // Other processes have leased them, or their hosts are over the limit. More may be due.
    if (rows.length === 0) return { next: now };
    await addCount(trx, { scope: '', period: minute }, rows.length);
    await trx
      .updateTable('outbox')
      .set((eb) => ({
        state: 'leased' as const,
        lease: leasing.lease,
        due_at: now + leaseMs,
        attempts: eb('attempts', '+', 1),
        counted: 1,
        updated_at: now,
      }))
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return { mails: rows.map(toLeased) };
  });
}

/** The share of a day's mail: the host's own, or what guests cause in the host's name. */
interface Share {
  host: string;
  ofGuests: boolean;
}

const toScope = ({ host, ofGuests }: Share) => (ofGuests ? `guests ${host}` : host);

function findShare({ kind, host_uid: host }: OutboxRow): Share {
  return { host: host ?? '-', ofGuests: guestCausedKinds.includes(kind) };
}

/** Counts each message once for its share and day. Those beyond the limit wait for the next day (behaviour 29.14). */
async function keepHostLimits(
  trx: Db,
  rows: readonly OutboxRow[],
  { now, hostLimit }: Leasing,
): Promise<OutboxRow[]> {
  const isLimited = ({ kind, counted }: OutboxRow) => counted === 0 && !hostKinds.includes(kind);
  const byScope = Map.groupBy(rows.filter(isLimited), (row) => toScope(findShare(row)));
  const late = new Set<OutboxRow>();
  const { day } = toPeriods(now);
  for (const [scope, own] of byScope) {
    const count = { scope, period: day };
    const room = Math.max(0, hostLimit - (await readCount(trx, count)));
    const beyond = own.slice(room);
    for (const row of beyond) late.add(row);
    await addCount(trx, count, own.length - beyond.length);
    const [first] = beyond;
    if (first) await postpone(trx, findShare(first), now);
  }
  return rows.filter((row) => !late.has(row));
}

async function postpone(trx: Db, { host, ofGuests }: Share, now: number): Promise<void> {
  const tomorrow = findTomorrow(now);
  await trx
    .updateTable('outbox')
    .set({ due_at: tomorrow, updated_at: now })
    .where(sql<string>`coalesce(host_uid, '-')`, '=', host)
    .where('state', '=', 'queued')
    .where('counted', '=', 0)
    .where('kind', 'not in', hostKinds)
    .where('kind', ofGuests ? 'in' : 'not in', guestCausedKinds)
    .where('due_at', '<', tomorrow)
    .execute();
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
