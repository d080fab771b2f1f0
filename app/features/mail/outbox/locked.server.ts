import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import type { OutboxTable } from '#app/platform/db/mail-tables.server.ts';

import { heldMs } from '../rules.ts';
import { passingKinds } from '../schema.ts';

type OutboxRow = Selectable<OutboxTable>;

/** How soon after an unlocking its mail goes on. */
const askAgainMs = 60 * 60_000;

async function findLocked(db: Db, rows: readonly OutboxRow[]): Promise<Set<string>> {
  const uids = [...new Set(rows.flatMap(({ host_uid: uid }) => uid ?? []))];
  if (uids.length === 0) return new Set();
  const locked = await db
    .selectFrom('hosts')
    .select('uid')
    .where('uid', 'in', uids)
    .where('locked_at', 'is not', null)
    .execute();
  return new Set(locked.map(({ uid }) => uid));
}

/**
 * Returns the locked rows of due messages without those of hosts whom an administrator has locked, whatever causes
 * them: they wait until seven days after they were queued, and are given up then (behaviour 46.13).
 */
export async function keepOfLocked(trx: Db, rows: OutboxRow[], now: number): Promise<OutboxRow[]> {
  const locked = await findLocked(trx, rows);
  if (locked.size === 0) return rows;
  const kept = new Set(rows.filter(({ host_uid: uid }) => locked.has(uid ?? '')));
  const isOver = (row: OutboxRow) => row.created_at + heldMs <= now;
  const {
    later = [],
    over = [],
    gone = [],
  } = Object.groupBy([...kept], (row) => {
    if (!isOver(row)) return 'later';
    return passingKinds.includes(row.kind) ? 'gone' : 'over';
  });
  const idsOf = (some: OutboxRow[]) => some.map(({ id }) => id);
  const change = (some: OutboxRow[]) =>
    trx.updateTable('outbox').where('id', 'in', idsOf(some)).set({ updated_at: now, lease: null });
  if (later.length > 0) {
    await change(later)
      .set({ state: 'queued', due_at: now + askAgainMs })
      .execute();
  }
  if (over.length > 0) {
    await change(over).set({ state: 'suppressed', problem: 'locked', payload: 'null' }).execute();
  }
  if (gone.length > 0) await trx.deleteFrom('outbox').where('id', 'in', idsOf(gone)).execute();
  return rows.filter((row) => !kept.has(row));
}
