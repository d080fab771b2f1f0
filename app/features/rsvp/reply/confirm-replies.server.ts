import type { Db } from '#app/platform/db/client.server.ts';
import { changeReplies } from '#app/platform/db/versions.server.ts';

import { lockInvite } from './reply-context.server.ts';

/**
 * Counts every yes from before the last change of date, times or place as confirmed. Returns these replies as they were
 * and as they are (behaviour 28.20).
 */
export async function confirmReplies(trx: Db, inviteId: string, now: number) {
  await lockInvite(trx, inviteId);
  const { facts } = await trx
    .selectFrom('invites')
    .select('facts_version as facts')
    .where('id', '=', inviteId)
    .executeTakeFirstOrThrow();
  const before = await trx
    .selectFrom('rsvps')
    .selectAll()
    .where('invite_id', '=', inviteId)
    .where('answer', '=', 'yes')
    .where('facts_version', '<>', facts)
    .execute();
  const after = await changeReplies(trx)
    .set({ facts_version: facts, confirmed_at: now })
    .where('invite_id', '=', inviteId)
    .where('answer', '=', 'yes')
    .where('facts_version', '<>', facts)
    .returningAll()
    .execute();
  const byId = new Map(after.map((row) => [row.id, row]));
  return before.flatMap((row) => {
    const confirmed = byId.get(row.id);
    return confirmed ? { before: row, after: confirmed } : [];
  });
}
