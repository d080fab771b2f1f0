import { type Selectable, sql } from 'kysely';

import type { PartName } from '#app/features/draft/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { InvitesTable } from '#app/platform/db/schema.server.ts';
import { statement } from '#app/platform/db/statement.server.ts';
import { isStorable } from '#app/platform/text.ts';

import { replaceInvitees } from './invitee-writes.server.ts';
import type { Invite, PartUpdate, StoredInvitee } from './schema.ts';

function toInvite(row: Selectable<InvitesTable>): Invite {
  return {
    id: row.id,
    draftId: row.draft_id,
    hostUid: row.host_uid,
    hostUsername: row.host_username,
    hostEmail: row.host_email,
    eventName: row.event_name,
    eventType: JSON.parse(row.event_type) as string[],
    theme: JSON.parse(row.theme) as string[],
    date: row.date,
    startTime: row.start_time,
    endTime: row.end_time,
    endsNextDay: row.ends_next_day === 1,
    timeZone: row.time_zone,
    location: row.location,
    lat: row.lat,
    lng: row.lng,
    showMap: row.show_map === 1,
    customMessage: row.custom_message,
    activities: JSON.parse(row.activities) as Invite['activities'],
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The columns that one part of an invitation is kept in. Invitees have a table of their own. */
function partColumns(update: PartUpdate): Partial<InvitesTable> {
  switch (update.name) {
    case 'eventName':
      return { event_name: update.part.eventName };
    case 'partyType':
      return { event_type: JSON.stringify(update.part.eventType) };
    case 'theme':
      return { theme: JSON.stringify(update.part.theme) };
    case 'dateTime':
      return {
        date: update.part.date,
        start_time: update.part.startTime,
        end_time: update.part.endTime,
        ends_next_day: update.part.endsNextDay ? 1 : 0,
        time_zone: update.part.timeZone,
      };
    case 'activity':
      return { activities: JSON.stringify(update.part.activities) };
    case 'invitee':
      return {};
    case 'location':
      return {
        location: update.part.location,
        lat: update.part.lat,
        lng: update.part.lng,
        show_map: update.part.showMap ? 1 : 0,
      };
    case 'message':
      return { custom_message: update.part.customMessage };
  }
}

const inviteById = statement<{ id: string }, Selectable<InvitesTable>>((db, value) =>
  db.selectFrom('invites').selectAll().where('id', '=', value('id')),
);

/** The invitation of an id as it came in an address, or null. */
export async function findInvite(db: Db, id: string): Promise<Invite | null> {
  if (!isStorable(id)) return null;
  const [row] = (await inviteById(db, { id })).rows;
  return row ? toInvite(row) : null;
}

/** What changes with an invitation's content, by id; what is not stored is left out. */
export async function findStamps(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('invites')
    .select(['id', 'version', 'updated_at as updatedAt'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, version, updatedAt }) => [id, `${version}.${updatedAt}`]));
}

const idByDraft = statement<{ draftId: string }, { id: string }>((db, value) =>
  db.selectFrom('invites').select('id').where('draft_id', '=', value('draftId')),
);

/** The id of the invitation that a draft was already saved as, or null. */
export async function findInviteIdByDraft(db: Db, draftId: string): Promise<string | null> {
  const { rows } = await idByDraft(db, { draftId });
  return rows[0]?.id ?? null;
}

/** A host's invitations, newest first. */
export async function listInvitesOfHost(db: Db, uid: string): Promise<Invite[]> {
  const rows = await db
    .selectFrom('invites')
    .selectAll()
    .where('host_uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toInvite);
}

/** An invitation's invitees in the host's order. Holds their tokens: for the host's own screens only. */
export async function listInvitees(
  db: Db,
  inviteId: string,
  limit?: number,
): Promise<StoredInvitee[]> {
  return db
    .selectFrom('invitees')
    .select(['id', 'name', 'email', 'token'])
    .where('invite_id', '=', inviteId)
    .orderBy('position')
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

interface PartWrite {
  id: string;
  version: number;
  update: PartUpdate;
  /** The time zone that the part brings along; undefined leaves the stored one. */
  timeZone?: string | undefined;
  now: number;
}

/** A zone that a place brings along never replaces one that the host has come by. */
function unlessKnown(timeZone: string) {
  return sql<string>`case when time_zone = '' and date = '' then ${timeZone} else time_zone end`;
}

/**
 * Writes one part if nobody has written it since `version`, and returns the invitation's new version. Returns
 * null, having written nothing, when somebody has, or when the invitation is gone.
 */
export async function updatePart(trx: Db, write: PartWrite): Promise<number | null> {
  const { id, version, update, timeZone, now } = write;
  const row = await trx
    .selectFrom('invites')
    .select(['version', 'part_versions as versions'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const versions = JSON.parse(row.versions) as Partial<Record<PartName, number>>;
  if (version > row.version || (versions[update.name] ?? 1) > version) return null;
  const next = row.version + 1;
  versions[update.name] = next;
  if (timeZone !== undefined) versions.dateTime = next;
  const result = await trx
    .updateTable('invites')
    .set({
      ...partColumns(update),
      ...(timeZone === undefined ? {} : { time_zone: unlessKnown(timeZone) }),
      version: next,
      part_versions: JSON.stringify(versions),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  // Somebody wrote between the two statements, which PostgreSQL allows: the question is asked once more.
  if (result.numUpdatedRows === 0n) return updatePart(trx, write);
  if (update.name === 'invitee') await replaceInvitees(trx, id, update.part.invitees);
  return next;
}
