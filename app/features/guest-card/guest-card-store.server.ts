import type { Db } from '#app/platform/db/client.server.ts';

/** Contains the personal token: for the host's own screens only. */
export async function findInviteeRow(db: Db, inviteId: string, id: string) {
  return db
    .selectFrom('invitees')
    .select(['name', 'email', 'phone', 'language', 'token', 'host_note as hostNote'])
    .where('invite_id', '=', inviteId)
    .where('id', '=', id)
    .executeTakeFirst();
}
