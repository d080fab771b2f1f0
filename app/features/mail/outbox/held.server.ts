import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import type { OutboxTable } from '#app/platform/db/mail-tables.server.ts';

import { heldMs } from '../rules.ts';
import type { MailKind } from '../schema.ts';

type OutboxRow = Selectable<OutboxTable>;

async function findConfirmed(db: Db, uids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('hosts')
    .select('uid')
    .where('uid', 'in', uids)
    .where('mail_verified_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ uid }) => uid));
}

/**
 * Returns the locked, due messages without those whose sender has not confirmed an address: whatever has made them due,
 * they wait until seven days after they were queued, and are given up then (behaviour 29.25).
 */
export async function keepUnconfirmed(
  trx: Db,
  rows: OutboxRow[],
  now: number,
): Promise<OutboxRow[]> {
  const held = rows.filter(({ waits_for: wait }) => wait === 'sender');
  if (held.length === 0) return rows;
  const uids = [...new Set(held.flatMap(({ host_uid: uid }) => uid ?? []))];
  const confirmed = await findConfirmed(trx, uids);
  const kept = new Set(held.filter(({ host_uid: uid }) => !confirmed.has(uid ?? '')));
  for (const [end, same] of Map.groupBy(kept, (row) => row.created_at + heldMs)) {
    const ids = same.map(({ id }) => id);
    await trx
      .updateTable('outbox')
      .set(
        end > now
          ? { due_at: end, updated_at: now }
          : { state: 'suppressed', problem: 'unconfirmed', payload: 'null', updated_at: now },
      )
      .where('id', 'in', ids)
      .execute();
  }
  return rows.filter((row) => !kept.has(row));
}

const waitingOf = (db: Db, uid: string) =>
  db
    .selectFrom('outbox')
    .where('host_uid', '=', uid)
    .where('waits_for', '=', 'sender')
    .where('state', '=', 'queued');

/** How many messages of a kind wait for their sender. */
export interface Held {
  kind: MailKind;
  count: number;
}

/** What waits for a host's confirmation, of one event or of all. */
export async function listHeld(db: Db, uid: string, inviteId?: string): Promise<Held[]> {
  const rows = waitingOf(db, uid);
  return (inviteId === undefined ? rows : rows.where('invite_id', '=', inviteId))
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

/**
 * Makes what waits for a host's confirmation due, and returns what it was. To be called once it is stored, in its
 * transaction.
 */
export async function releaseHeld(trx: Db, uid: string, now: number): Promise<Held[]> {
  const held = await listHeld(trx, uid);
  await trx
    .updateTable('outbox')
    .set({ due_at: now, waits_for: null, updated_at: now })
    .where('host_uid', '=', uid)
    .where('waits_for', '=', 'sender')
    .where('state', '=', 'queued')
    .execute();
  return held;
}

/** The most messages of a host that wait for a confirmation: two full lists. */
export const mostHeld = 20_000;

/** How many messages wait for a host's confirmation. */
export async function countHeld(db: Db, uid: string): Promise<number> {
  const held = await listHeld(db, uid);
  return held.reduce((sum, { count }) => sum + count, 0);
}
