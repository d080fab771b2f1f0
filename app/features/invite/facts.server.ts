import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import type { InvitesTable } from '#app/platform/db/schema.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';

import { factsColumn } from './json-columns.server.ts';
import { hasSameFacts, toFacts } from './rules.ts';
import type { Facts, PartUpdate } from './schema.ts';

export const factColumns = [
  'date',
  'start_time',
  'end_time',
  'ends_next_day',
  'time_zone',
  'location',
  'facts_version',
] as const;

export type FactRow = Pick<Selectable<InvitesTable>, (typeof factColumns)[number]>;

export function readFacts(row: FactRow): Facts {
  return toFacts({
    date: row.date,
    startTime: row.start_time,
    endTime: row.end_time,
    endsNextDay: row.ends_next_day === 1,
    timeZone: row.time_zone,
    location: row.location,
  });
}

interface FactsChange {
  id: string;
  row: FactRow;
  update: PartUpdate;
  now: number;
}

/** Facts that come back get their old version: guests who answered them are not asked again. The row must be locked. */
export async function recordFacts(trx: Db, { id, row, update, now }: FactsChange): Promise<void> {
  if (update.name !== 'dateTime' && update.name !== 'location') return;
  const before = readFacts(row);
  const after = toFacts({ ...before, ...update.part });
  if (hasSameFacts(before, after)) return;
  const known = await trx
    .selectFrom('invite_facts')
    .select(['id', 'version', 'facts'])
    .where('invite_id', '=', id)
    .orderBy('version')
    .execute();
  const keep = (version: number, facts: Facts) =>
    trx
      .insertInto('invite_facts')
      .values({
        id: createOrderedId(now),
        invite_id: id,
        version,
        facts: factsColumn.encode(facts),
        changed_at: now,
      })
      .execute();
  if (known.length === 0) await keep(row.facts_version, before);
  const again = known.find((one) => hasSameFacts(factsColumn.decode(one.facts, one.id), after));
  const version = again?.version ?? Math.max(row.facts_version, known.at(-1)?.version ?? 0) + 1;
  if (!again) await keep(version, after);
  await trx.updateTable('invites').set({ facts_version: version }).where('id', '=', id).execute();
}

/** Null when this version is no longer stored. */
export async function findFacts(db: Db, inviteId: string, version: number): Promise<Facts | null> {
  const row = await db
    .selectFrom('invite_facts')
    .select(['id', 'facts'])
    .where('invite_id', '=', inviteId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? factsColumn.decode(row.facts, row.id) : null;
}
