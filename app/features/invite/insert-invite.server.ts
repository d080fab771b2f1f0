import type { InsertResult, Insertable } from 'kysely';

import type { Draft } from '#app/features/draft/schema.ts';
import { isSavedPast } from '#app/features/schedule/season.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { InvitesTable } from '#app/platform/db/schema.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { toSettingsColumns } from './answer-columns.server.ts';
import { digestDraft } from './draft-parts.server.ts';
import { toRow, writeInvitees } from './invitee-writes.server.ts';
import {
  activitiesColumn,
  digestsColumn,
  eventTypeColumn,
  themeColumn,
} from './json-columns.server.ts';
import type { Owner } from './schema.ts';

type NewInvite = Insertable<InvitesTable>;

const addInvite = prepareStatement<NewInvite, InsertResult>((db, value, names) => {
  const values = Object.fromEntries(names.map((name) => [name, value(name)]));
  return db.insertInto('invites').values(values as unknown as NewInvite);
});

/** Violates a unique index when this host has saved the draft already. */
export async function insertInvite(
  trx: Db,
  { draft, owner, now }: { draft: Draft; owner: Owner; now: number },
): Promise<string> {
  const id = createId();
  await addInvite(trx, {
    id,
    draft_id: draft.draftId,
    host_uid: owner.uid,
    host_username: owner.username,
    host_email: owner.email,
    event_name: draft.eventName,
    event_type: eventTypeColumn.encode(draft.eventType),
    theme: themeColumn.encode(draft.theme),
    date: draft.date,
    start_time: draft.startTime,
    end_time: draft.endTime,
    ends_next_day: draft.endsNextDay ? 1 : 0,
    time_zone: draft.timeZone,
    saved_past: Number(isSavedPast(draft, null, now)),
    location: draft.location,
    lat: draft.lat,
    lng: draft.lng,
    show_map: draft.showMap ? 1 : 0,
    custom_message: draft.customMessage,
    hosted_by: draft.hostedBy,
    language: draft.language ?? 'en',
    activities: activitiesColumn.encode(draft.activities),
    ...toSettingsColumns(draft.answerSettings, { id, questions: '[]' }),
    draft_digests: digestsColumn.encode(digestDraft(draft)),
    version: 1,
    created_at: now,
    updated_at: now,
  });
  const rows = draft.invitees.map((invitee, position) => toRow(invitee, position, undefined));
  await writeInvitees(trx, id, rows);
  return id;
}
