import type { Db } from '#app/platform/db/client.server.ts';

import { lockHost } from '../store.server.ts';

/**
 * Removes all events of a host for good, in the transaction that deletes the account, and returns their ids. The lock
 * keeps the host from saving another one meanwhile.
 */
export async function removeEventsOf(trx: Db, uid: string): Promise<string[]> {
  await lockHost(trx, uid);
  const removed = await trx
    .deleteFrom('invites')
    .where('host_uid', '=', uid)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}
