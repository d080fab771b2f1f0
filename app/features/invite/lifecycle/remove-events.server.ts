import type { Db } from '#app/platform/db/client.server.ts';

import { lockHost } from '../store.server.ts';

/** Deletes a host's events with the account. The lock keeps the host from saving another event meanwhile. */
export async function removeEventsOf(trx: Db, uid: string): Promise<string[]> {
  await lockHost(trx, uid);
  const removed = await trx
    .deleteFrom('invites')
    .where('host_uid', '=', uid)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}
