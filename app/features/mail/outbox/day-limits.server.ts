import { type Selectable, sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import type { OutboxTable } from '#app/platform/db/mail-tables.server.ts';

import { findTomorrow, toPeriods } from '../rules.ts';
import { type DayLimits, guestCausedKinds, hostKinds } from '../schema.ts';
import { type Bound, listBounds } from './bounds.server.ts';
import { addCounts } from './counts.server.ts';
import { findYoung } from './young-hosts.server.ts';

type OutboxRow = Selectable<OutboxTable>;

interface Day extends DayLimits {
  now: number;
}

/** Which of these fit into the limits, and what each adds to the counts. The others are `late`. */
interface Sorted<Row> {
  late: Map<Row, Bound>;
  added: Map<string, number>;
}

/** Counts in their order, so that what is first due is first sent. */
export function sortByRoom<Row extends Pick<OutboxRow, 'kind'>>(
  bounds: ReadonlyMap<Row, readonly Bound[]>,
  counts: ReadonlyMap<string, number>,
): Sorted<Row> {
  const late = new Map<Row, Bound>();
  const added = new Map<string, number>();
  const isFull = ({ scope, limit }: Bound) =>
    (counts.get(scope) ?? 0) + (added.get(scope) ?? 0) >= limit;
  for (const [row, own] of bounds) {
    const full = row.kind === 'verify' ? undefined : own.find(isFull);
    if (full) late.set(row, full);
    else for (const { scope } of own) added.set(scope, (added.get(scope) ?? 0) + 1);
  }
  return { late, added };
}

/**
 * Returns the messages that may be sent today and counts each once. The others wait for the next day (behaviour 29.14,
 * 29.20 to 29.22). The locks on the counts make processes keep the limits together.
 */
export async function keepDayLimits(
  trx: Db,
  rows: readonly OutboxRow[],
  day: Day,
): Promise<{ rows: OutboxRow[]; grown: string[] }> {
  const limited = rows.filter(({ counted }) => counted === 0);
  const uids = new Set(limited.flatMap(({ host_uid: uid }) => uid ?? []));
  const { young, grown } = await findYoung(trx, [...uids], day.now);
  const bounds = new Map(
    limited.map((row) => [row, listBounds(row, young.has(row.host_uid ?? ''), day)]),
  );
  const scopes = [...bounds.values()].flat().map(({ scope }) => [scope, 0] as const);
  const { day: period } = toPeriods(day.now);
  const counts = await addCounts(trx, period, new Map(scopes));
  const { late, added } = sortByRoom(bounds, counts);
  await addCounts(trx, period, added);
  const byScope = Map.groupBy(late, ([, { scope }]) => scope);
  for (const same of byScope.values()) await postpone(trx, same, day.now);
  return { rows: rows.filter((row) => !late.has(row)), grown };
}

/** Postpones messages beyond one limit, and with them those that wait behind them for the same host or network. */
async function postpone(
  trx: Db,
  same: readonly (readonly [OutboxRow, Bound])[],
  now: number,
): Promise<void> {
  const [first] = same;
  if (!first) return;
  const [{ kind, host_uid: host, network }, { wait }] = first;
  const tomorrow = findTomorrow(now);
  const ofGuests = guestCausedKinds.includes(kind);
  const query = trx
    .updateTable('outbox')
    .set({ due_at: tomorrow, waits_for: wait, updated_at: now })
    .where('state', '=', 'queued')
    .where('counted', '=', 0)
    .where('kind', 'not in', hostKinds)
    .where('due_at', '<', tomorrow)
    .where((eb) => eb.or([eb('waits_for', 'is', null), eb('waits_for', '<>', 'sender')]));
  const ids = same.map(([{ id }]) => id);
  switch (wait) {
    case 'host':
    case 'young':
      await query
        .where(sql<string>`coalesce(host_uid, '-')`, '=', host ?? '-')
        .where('kind', ofGuests ? 'in' : 'not in', guestCausedKinds)
        .execute();
      return;
    case 'network':
      await query.where('network', '=', network).execute();
      return;
    case 'mailbox':
      await query.where('id', 'in', ids).execute();
  }
}
