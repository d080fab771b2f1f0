import type { Db } from '#app/platform/db/client.server.ts';

/** Contains the personal token: for the host's own screens only. */
export async function findInviteeRow(db: Db, inviteId: string, id: string) {
  return db
    .selectFrom('invitees')
    .select(['name', 'email', 'token'])
    .where('invite_id', '=', inviteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findCreationTime(db: Db, replyId: string): Promise<number | null> {
  const row = await db
    .selectFrom('rsvps')
    .select('created_at as at')
    .where('id', '=', replyId)
    .executeTakeFirst();
  return row?.at ?? null;
}
