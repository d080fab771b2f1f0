import type { Db } from '#app/platform/db/client.server.ts';

/** By the id of the invitee or of the answer; null without one. */
export async function findSeenVersion(db: Db, guestId: string): Promise<number | null> {
  const row = await db
    .selectFrom('rsvps')
    .select('version')
    .where((eb) => eb.or([eb('invitee_id', '=', guestId), eb('id', '=', guestId)]))
    .executeTakeFirst();
  return row?.version ?? null;
}
