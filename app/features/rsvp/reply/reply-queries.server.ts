import type { Db } from '#app/platform/db/client.server.ts';

/** Invitees, each with the reply if there is one. */
export const selectInvitees = (db: Db) =>
  db.selectFrom('invitees').leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id');

/** Replies, each with the invitee if it is not one of the open link. */
export const selectReplies = (db: Db) =>
  db.selectFrom('rsvps').leftJoin('invitees', 'invitees.id', 'rsvps.invitee_id');

/** Replies of the open link that belong to no invitee. Only they have a key, which is indexed. */
export const selectOpenReplies = (db: Db, inviteId: string) =>
  db
    .selectFrom('rsvps')
    .where('rsvps.invite_id', '=', inviteId)
    .where('rsvps.guest_key_hash', 'is not', null)
    .where('rsvps.invitee_id', 'is', null);

/** Replies that say yes and have a seat. */
export const selectComing = (db: Db, inviteId: string) =>
  db
    .selectFrom('rsvps')
    .where('invite_id', '=', inviteId)
    .where('answer', '=', 'yes')
    .where('waiting', 'is', null);
