import { listHere } from '#app/features/door/kept-arrivals.server.ts';
import { pickParts } from '#app/features/invite/draft-parts.server.ts';
import { listHostNotes } from '#app/features/invite/host-notes-store.server.ts';
import { loadFacts } from '#app/features/invite/kept-invite.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { listLabelsOf } from '#app/features/labels/labels-store.server.ts';
import { listReplies } from '#app/features/rsvp/reply/kept-replies.server.ts';
import { listHandedOver } from '#app/features/told/hand-over.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { type EventFile, eventFileVersion } from './schema.ts';

/** A whole event without links, accounts and ids of this site's rows (behaviour 33.10). */
export async function exportEvent(db: Db, invite: OwnedInvite): Promise<EventFile> {
  const invitees = await listInvitees(db, invite.id);
  const replies = await listReplies(db, invite.id);
  const labels = await listLabelsOf(db, invite.id);
  const notes = await listHostNotes(db, invite.id);
  const said = Map.groupBy(
    await listHandedOver(
      db,
      invite.id,
      invitees.map(({ id }) => id),
    ),
    (row) => row.invitee_id,
  );
  const { here, walkIns } = await listHere(db, invite.id);
  const byInvitee = new Map(replies.map((one) => [one.inviteeId, one.reply]));
  const { language, ...event } = pickParts(invite);
  return {
    festoon: 'event',
    version: eventFileVersion,
    event,
    answersClosed: invite.answersClosed,
    savedPast: invite.savedPast,
    language,
    ownWords: invite.ownWords,
    retiredQuestions: invite.retiredQuestions.map((one) => ({ ...one, retired: true })),
    ...(await loadFacts(db, invite.id)),
    guests: invitees.map(({ id, token: _token, ...one }) => ({
      ...one,
      labels: labels.get(id) ?? [],
      hostNote: notes.get(id) ?? '',
      told: (said.get(id) ?? []).map(({ about, at }) => ({ about, at })),
      reply: byInvitee.get(id) ?? null,
      arrived: here.get(id) ?? 0,
    })),
    openReplies: replies
      .filter((one) => one.inviteeId === null)
      .map(({ id, reply }) => ({ ...reply, arrived: here.get(id) ?? 0 })),
    walkIns,
  } as EventFile;
}
