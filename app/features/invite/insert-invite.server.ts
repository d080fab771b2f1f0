import type { InsertResult, Selectable } from 'kysely';

import type { Draft } from '#app/features/draft/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { InvitesTable } from '#app/platform/db/schema.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { toSettingsColumns } from './answer-columns.server.ts';
import { digestDraft } from './draft-parts.server.ts';
import { toRow, writeInvitees } from './invitee-writes.server.ts';
import type { Owner } from './schema.ts';

type NewInvite = Omit<
  Selectable<InvitesTable>,
  | 'version'
  | 'part_versions'
  | 'answers_closed'
  | 'facts_version'
  | 'remind_to_answer'
  | 'remind_of_event'
  | 'untold'
  | 'reminded_to_answer'
  | 'reminded_of_event'
  | 'canceled_at'
  | 'cancel_message'
  | 'deleted_at'
  | 'expiry_told_at'
  | 'picture'
  | 'updated_at'
>;

const addInvite = prepareStatement<NewInvite, InsertResult>((db, value) =>
  db.insertInto('invites').values({
    id: value('id'),
    draft_id: value('draft_id'),
    host_uid: value('host_uid'),
    host_username: value('host_username'),
    host_email: value('host_email'),
    event_name: value('event_name'),
    event_type: value('event_type'),
    theme: value('theme'),
    date: value('date'),
    start_time: value('start_time'),
    end_time: value('end_time'),
    ends_next_day: value('ends_next_day'),
    time_zone: value('time_zone'),
    location: value('location'),
    lat: value('lat'),
    lng: value('lng'),
    show_map: value('show_map'),
    custom_message: value('custom_message'),
    hosted_by: value('hosted_by'),
    activities: value('activities'),
    companions: value('companions'),
    answer_by: value('answer_by'),
    late_answers: value('late_answers'),
    places: value('places'),
    when_full: value('when_full'),
    guest_list: value('guest_list'),
    contact: value('contact'),
    questions: value('questions'),
    draft_digests: value('draft_digests'),
    version: 1,
    created_at: value('created_at'),
    updated_at: value('created_at'),
  }),
);

/** Inserts the invitation and its invitees. Violates a unique index when this host has saved the draft already. */
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
    event_type: JSON.stringify(draft.eventType),
    theme: JSON.stringify(draft.theme),
    date: draft.date,
    start_time: draft.startTime,
    end_time: draft.endTime,
    ends_next_day: draft.endsNextDay ? 1 : 0,
    time_zone: draft.timeZone,
    location: draft.location,
    lat: draft.lat,
    lng: draft.lng,
    show_map: draft.showMap ? 1 : 0,
    custom_message: draft.customMessage,
    hosted_by: draft.hostedBy,
    activities: JSON.stringify(draft.activities),
    ...toSettingsColumns(draft.answerSettings, { questions: '[]' }),
    draft_digests: JSON.stringify(digestDraft(draft)),
    created_at: now,
  });
  await writeInvitees(
    trx,
    id,
    draft.invitees.map((invitee, position) => toRow(invitee, position, undefined)),
  );
  return id;
}
