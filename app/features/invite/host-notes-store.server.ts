import type { Db } from '#app/platform/db/client.server.ts';

/** What hosts noted about invitees, by id; for hosts alone. */
export async function listHostNotes(db: Db, inviteId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('invitees')
    .select(['id', 'host_note as note'])
    .where('invite_id', '=', inviteId)
    .where('host_note', '<>', '')
    .execute();
  return new Map(rows.map(({ id, note }) => [id, note]));
}

export async function writeHostNote(trx: Db, inviteeId: string, note: string): Promise<void> {
  await trx.updateTable('invitees').set({ host_note: note }).where('id', '=', inviteeId).execute();
}
