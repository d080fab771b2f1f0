import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import type { HandedOverTable } from '#app/platform/db/told-tables.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

import { cameBack } from './told-sql.server.ts';

export type HandedOver = Selectable<HandedOverTable>;

interface Said {
  inviteId: string;
  /** Of invitees. */
  ids: readonly string[];
  about: ToldAbout;
  hostUid: string;
  now: number;
}

/** A host says that a message reached invitees. Returns what is stored of it (behaviour 48.3). */
export async function handOver(
  trx: Db,
  { inviteId, ids, about, hostUid, now }: Said,
): Promise<HandedOver[]> {
  const rows = ids.map((id) => ({
    id: createOrderedId(now),
    invite_id: inviteId,
    invitee_id: id,
    about,
    host_uid: hostUid,
    at: now,
  }));
  await insertRows(trx, 'handed_over', rows);
  return rows;
}

/** What hosts said of guests of an event from a file; nobody here said it. */
export async function importHandedOver(
  db: Db,
  inviteId: string,
  said: readonly Pick<HandedOver & { inviteeId: string }, 'inviteeId' | 'about' | 'at'>[],
): Promise<void> {
  const rows = said.map(({ inviteeId, about, at }) => ({
    id: createOrderedId(at),
    invite_id: inviteId,
    invitee_id: inviteeId,
    about,
    host_uid: null,
    at,
  }));
  await insertRows(db, 'handed_over', rows);
}

/** All that hosts said of these invitees. */
export async function listHandedOver(
  db: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<HandedOver[]> {
  const found: HandedOver[] = [];
  for (const batch of inBatches(ids)) {
    const rows = db
      .selectFrom('handed_over')
      .selectAll()
      .where(isOneOf(db, 'invitee_id', batch, inviteId))
      .orderBy('id');
    found.push(...(await rows.execute()));
  }
  return found;
}

/** Of these invitees, those whose mail came back after all that hosts said. */
export async function listReturned(
  db: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const batch of inBatches(ids)) {
    const rows = db
      .selectFrom('invitees')
      .select('invitees.id')
      .where(isOneOf(db, 'invitees.id', batch, inviteId))
      .where(cameBack);
    found.push(...(await rows.execute()).map(({ id }) => id));
  }
  return found;
}

/** Stores again what was taken back, of invitees who are still there. */
export async function restoreHandedOver(trx: Db, rows: readonly HandedOver[]): Promise<void> {
  const known = new Set<string>();
  for (const batch of inBatches(rows.map((row) => row.invitee_id))) {
    const there = trx
      .selectFrom('invitees')
      .select('id')
      .where(isOneOf(trx, 'id', batch));
    for (const { id } of await there.execute()) known.add(id);
  }
  const own = rows.filter((row) => known.has(row.invitee_id));
  await insertRows(trx, 'handed_over', own, 'keep');
}

export async function deleteHandedOver(
  trx: Db,
  rows: readonly Pick<HandedOver, 'id'>[],
): Promise<void> {
  for (const batch of inBatches(rows.map(({ id }) => id))) {
    await trx
      .deleteFrom('handed_over')
      .where(isOneOf(trx, 'id', batch))
      .execute();
  }
}

/** Takes back the last of what was said to an invitee about something (behaviour 48.3). */
export async function takeBack(
  trx: Db,
  { inviteId, id, about }: Pick<Said, 'inviteId' | 'about'> & { id: string },
): Promise<void> {
  const rows = await listHandedOver(trx, inviteId, [id]);
  const last = rows.findLast((row) => row.about === about);
  if (last) await deleteHandedOver(trx, [last]);
}
