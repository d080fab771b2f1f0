import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';

import type { Db } from './client.server.ts';
import { isOneOf, setNumbers } from './dialects.server.ts';
import { inBatches } from './in-batches.server.ts';
import { jsonColumn } from './json-column.server.ts';
import type { InvitesTable } from './schema.server.ts';

/*
 * How somebody's change is noticed meanwhile: every write raises a version, and a request names the version that it
 * was made from. An event, each part of its invitation and each reply have one.
 */

/** By part. */
const partVersionsColumn = jsonColumn('invites', 'part_versions', v.record(v.string(), v.number()));

/** Every write of an invitation starts here. Raises the event's version, which becomes that of the written parts. */
export function changeInvite(db: Db, now: number, parts: readonly string[] = []) {
  return db.updateTable('invites').set((row) => {
    const version = row('version', '+', 1);
    const json = row.ref('part_versions');
    return {
      version,
      ...(parts.length > 0 && {
        part_versions: setNumbers(db, { json, keys: parts, value: version }),
      }),
      updated_at: now,
    };
  });
}

/** Whether a part was written since the version that was seen. */
export function isStale(
  {
    id,
    version,
    part_versions: text,
  }: Pick<Selectable<InvitesTable>, 'id' | 'version' | 'part_versions'>,
  part: string,
  seen: number,
): boolean {
  const written = partVersionsColumn.decode(text, id)[part] ?? 1;
  return seen > version || written > seen;
}

/** The event's, with which a reply starts. */
export async function readVersion(trx: Db, inviteId: string): Promise<number> {
  const event = trx.selectFrom('invites').select('version').where('id', '=', inviteId);
  return (await event.executeTakeFirstOrThrow()).version;
}

/**
 * Every write of stored replies starts here. The event's own version stays, so that no guest waits for another. `start`
 * is for a reply that becomes another guest's.
 */
export function changeReplies(trx: Db, start?: number) {
  return trx.updateTable('rsvps').set((row) => ({ version: start ?? row('version', '+', 1) }));
}

/**
 * Every deletion of replies ends here. Raises the event's version above theirs: a new reply starts at the event's
 * version, so it is not taken for one that was removed. The invitation must be locked.
 */
export async function passReplies(
  trx: Db,
  inviteId: string,
  removed: readonly { version: number }[],
): Promise<void> {
  const last = removed.reduce((most, { version }) => Math.max(most, version), 0);
  const above = sql<number>`case when version > ${last} then version else ${last} end + 1`;
  await trx.updateTable('invites').set({ version: above }).where('id', '=', inviteId).execute();
}

/** The invitation must be locked. */
export async function deleteReplies(
  trx: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<void> {
  for (const batch of inBatches(ids)) {
    const removed = trx
      .deleteFrom('rsvps')
      .where(isOneOf(trx, 'id', batch))
      .returning('version');
    await passReplies(trx, inviteId, await removed.execute());
  }
}

/** The event's counter: another one after every write of the invitation or a reply. '' for no event. */
export async function readMark(db: Db, inviteId: string): Promise<string> {
  const row = await db
    .selectFrom('invites')
    .select([
      'version',
      (eb) =>
        eb
          .selectFrom('rsvps')
          .select(({ fn }) => fn.sum<number | null>('version').as('sum'))
          .where('invite_id', '=', inviteId)
          .as('replies'),
    ])
    .where('id', '=', inviteId)
    .executeTakeFirst();
  return row ? `${row.version}.${row.replies ?? 0}` : '';
}
