import { type Selectable, type Updateable, sql } from 'kysely';

import type { PartName } from '#app/features/draft/parts.ts';
import { pictureColumn } from '#app/features/picture/store.server.ts';
import { isSavedPast } from '#app/features/schedule/season.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf, lockRows } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import type { InvitesTable } from '#app/platform/db/schema.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { changeInvite, isStale } from '#app/platform/db/versions.server.ts';
import { readLanguage, readOwnLanguage } from '#app/platform/language/languages.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';
import { isStorable } from '#app/platform/text.ts';

import { readAnswerSettings, toSettingsColumns } from './answer-columns.server.ts';
import type { DraftDigests } from './draft-parts.server.ts';
import { type FactRow, readFacts, recordFacts } from './facts.server.ts';
import { replaceInvitees } from './invitee-writes.server.ts';
import {
  activitiesColumn,
  digestsColumn,
  eventTypeColumn,
  ownWordsColumn,
  peopleColumn,
  themeColumn,
} from './json-columns.server.ts';
import type { MemberRole } from './members/schema.ts';
import type { Invite, PartUpdate, StoredInvitee } from './schema.ts';
import { noteUntold, untoldColumns } from './untold.server.ts';

function toInvite(row: Selectable<InvitesTable>): Invite {
  return {
    id: row.id,
    draftId: row.draft_id,
    hostUid: row.host_uid,
    hostUsername: row.host_username,
    hostEmail: row.host_email,
    eventName: row.event_name,
    eventType: eventTypeColumn.decode(row.event_type, row.id),
    theme: themeColumn.decode(row.theme, row.id),
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
    hostedBy: row.hosted_by ?? '',
    answersClosed: row.answers_closed === 1,
    cancellation: row.canceled_at === null ? null : { message: row.cancel_message },
    thanks: { words: row.thanks_words, album: row.thanks_album },
    language: readLanguage(row.language),
    ownWords: ownWordsColumn.decode(row.own_words, row.id),
    savedPast: row.saved_past === 1,
    picture: row.picture === '' ? null : pictureColumn.decode(row.picture, row.id),
    expiryToldAt: row.expiry_told_at,
    ...readAnswerSettings(row),
    activities: activitiesColumn.decode(row.activities, row.id),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type StoredPart = Pick<Selectable<InvitesTable>, 'id' | 'questions' | 'saved_past'> & FactRow;

const readSaved = (row: StoredPart) => ({ ...readFacts(row), savedPast: row.saved_past === 1 });

function partColumns(
  update: PartUpdate,
  stored: StoredPart,
  now: number,
): Updateable<InvitesTable> {
  switch (update.name) {
    case 'eventName':
      return { event_name: update.part.eventName };
    case 'partyType':
      return { event_type: eventTypeColumn.encode(update.part.eventType) };
    case 'theme':
      return { theme: themeColumn.encode(update.part.theme) };
    case 'dateTime':
      return {
        date: update.part.date,
        start_time: update.part.startTime,
        end_time: update.part.endTime,
        ends_next_day: update.part.endsNextDay ? 1 : 0,
        time_zone: update.part.timeZone,
        saved_past: Number(isSavedPast(update.part, readSaved(stored), now)),
      };
    case 'activity':
      return { activities: activitiesColumn.encode(update.part.activities) };
    case 'invitee':
      return {};
    case 'answers':
      return toSettingsColumns(update.part.answerSettings, stored);
    case 'location':
      return {
        location: update.part.location,
        lat: update.part.lat,
        lng: update.part.lng,
        show_map: update.part.showMap ? 1 : 0,
      };
    case 'message':
      return { custom_message: update.part.customMessage };
    case 'hostedBy':
      return { hosted_by: update.part.hostedBy };
    case 'language':
      return { language: update.part.language ?? 'en' };
  }
}

const inviteById = prepareStatement<{ id: string }, Selectable<InvitesTable>>((db, value) =>
  db
    .selectFrom('invites')
    .selectAll()
    .where('id', '=', value('id'))
    .where('deleted_at', 'is', null),
);

/** The id may be any text. */
export async function findInvite(db: Db, id: string): Promise<Invite | null> {
  if (!isStorable(id)) return null;
  const [row] = (await inviteById(db, { id })).rows;
  return row ? toInvite(row) : null;
}

/** Locks a host's row, so that the host's saves run one after the other. False when the account was deleted. */
export async function lockHost(trx: Db, uid: string): Promise<boolean> {
  const query = trx.selectFrom('hosts').select('uid').where('uid', '=', uid);
  return (await lockRows(trx, query).executeTakeFirst()) !== undefined;
}

const invitesSince = prepareStatement<{ uid: string; since: number }, { count: number }>(
  (db, value) =>
    db
      .selectFrom('invites')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('host_uid', '=', value('uid'))
      .where('created_at', '>', value('since')),
);

export async function countInvitesSince(trx: Db, uid: string, since: number): Promise<number> {
  const { rows } = await invitesSince(trx, { uid, since });
  return rows[0]?.count ?? 0;
}

interface SavedDraft {
  id: string;
  version: number;
  digests: Partial<DraftDigests>;
}

/** Finds a saved draft and locks it until the transaction ends; null if the host has not saved it. */
export async function lockSavedDraft(
  trx: Db,
  uid: string,
  draftId: string,
): Promise<SavedDraft | null> {
  // An update that changes nothing locks the row on both engines.
  const row = await trx
    .updateTable('invites')
    .set((eb) => ({ draft_id: eb.ref('draft_id') }))
    .where('host_uid', '=', uid)
    .where('draft_id', '=', draftId)
    .returning(['id', 'version', 'draft_digests as digests'])
    .executeTakeFirst();
  return row ? { ...row, digests: digestsColumn.decode(row.digests, row.id) } : null;
}

export async function setDraftDigests(trx: Db, id: string, digests: DraftDigests): Promise<void> {
  await trx
    .updateTable('invites')
    .set({ draft_digests: digestsColumn.encode(digests) })
    .where('id', '=', id)
    .execute();
}

/** What the list of a host's events needs of one that cannot be read. */
export interface EventEntry {
  id: string;
  eventName: string;
  createdAt: number;
}

const entryColumns = [
  'invites.id',
  'invites.event_name as eventName',
  'invites.created_at as createdAt',
] as const;

export function listEntriesOfHost(db: Db, uid: string): Promise<EventEntry[]> {
  return db
    .selectFrom('invites')
    .select(entryColumns)
    .where('host_uid', '=', uid)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function listEntriesOfMember(
  db: Db,
  uid: string,
): Promise<(EventEntry & { role: MemberRole })[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('invites', 'invites.id', 'memberships.invite_id')
    .select(entryColumns)
    .select('memberships.role')
    .where('memberships.host_uid', '=', uid)
    .where('invites.deleted_at', 'is', null)
    .execute();
}

/** In the order of the ids. Those that are not stored are left out. */
export async function readInvites(db: Db, ids: readonly string[]): Promise<Invite[]> {
  const found = new Map<string, Invite>();
  for (const batch of inBatches(ids)) {
    const stored = db
      .selectFrom('invites')
      .selectAll()
      .where(isOneOf(db, 'id', batch));
    const rows = await stored.execute();
    for (const row of rows) found.set(row.id, toInvite(row));
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** With their tokens: for the host's own screens only. */
export async function listInvitees(
  db: Db,
  inviteId: string,
  limit?: number,
): Promise<StoredInvitee[]> {
  const rows = await db
    .selectFrom('invitees')
    .select(['id', 'name', 'email', 'phone', 'language', 'token', 'people', 'companions'])
    .where('invite_id', '=', inviteId)
    .orderBy('position')
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return mapInSlices(rows, (row) => ({
    ...row,
    language: readOwnLanguage(row.language),
    people: peopleColumn.decode(row.people, row.id),
  }));
}

interface PartWrite {
  id: string;
  version: number;
  update: PartUpdate;
  /** Undefined keeps the stored zone. */
  timeZone?: string | undefined;
  now: number;
}

function unlessKnown(timeZone: string) {
  return sql<string>`case when time_zone = '' and date = '' then ${timeZone} else time_zone end`;
}

/** Locks the invitation. Finds the first of the parts that was written since `version`; 'gone' for a deleted event. */
export async function findStalePart(
  trx: Db,
  { id, version, parts }: { id: string; version: number; parts: readonly PartName[] },
): Promise<PartName | 'gone' | undefined> {
  const query = trx
    .selectFrom('invites')
    .select(['id', 'version', 'part_versions'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const row = await lockRows(trx, query).executeTakeFirst();
  return row ? parts.find((part) => isStale(row, part, version)) : 'gone';
}

/** Null, having written nothing, when the part was written since `version`, or the invitation is gone. */
export async function updatePart(trx: Db, write: PartWrite): Promise<number | null> {
  const { id, version, update, timeZone, now } = write;
  const query = trx
    .selectFrom('invites')
    .select(['id', 'version', 'part_versions', 'questions', 'saved_past', ...untoldColumns])
    .where('id', '=', id);
  const row = await lockRows(trx, query).executeTakeFirst();
  if (!row || isStale(row, update.name, version)) return null;
  const bringsZone = timeZone !== undefined;
  await changeInvite(trx, now, [update.name, ...(bringsZone ? ['dateTime'] : [])])
    .set(partColumns(update, row, now))
    .$if(bringsZone, (change) => change.set({ time_zone: unlessKnown(timeZone ?? '') }))
    .where('id', '=', id)
    .execute();
  if (update.name === 'invitee') await replaceInvitees(trx, id, update.part.invitees);
  await recordFacts(trx, { id, row, update, now });
  await noteUntold(trx, { id, row, update, now });
  return row.version + 1;
}

interface PointWrite {
  id: string;
  /** The text that the point belongs to. */
  location: string;
  lat: number;
  lng: number;
  /** For an invitation that has neither a zone nor a date; empty where none is known. */
  timeZone: string;
  now: number;
}

/**
 * Only if the text is still the same and has no point. The part's version stays, so that no edit in progress is stale.
 */
export async function setPoint(trx: Db, write: PointWrite): Promise<boolean> {
  const { id, location, lat, lng, timeZone, now } = write;
  const query = trx
    .selectFrom('invites')
    .select(['time_zone', 'date'])
    .where('id', '=', id)
    .where('location', '=', location)
    .where('lat', 'is', null);
  const row = await lockRows(trx, query).executeTakeFirst();
  if (!row) return false;
  const bringsZone = timeZone !== '' && row.time_zone === '' && row.date === '';
  await changeInvite(trx, now, bringsZone ? ['dateTime'] : [])
    .set({ lat, lng, ...(bringsZone && { time_zone: timeZone }) })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Opens or closes the answers. True if that changed anything. */
export async function setAnswersClosed(
  db: Db,
  { id, closed, now }: { id: string; closed: boolean; now: number },
): Promise<boolean> {
  const answersClosed = closed ? 1 : 0;
  const result = await changeInvite(db, now)
    .set({ answers_closed: answersClosed })
    .where('id', '=', id)
    .where('answers_closed', '<>', answersClosed)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
