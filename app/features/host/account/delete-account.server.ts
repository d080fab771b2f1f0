import type { Db } from '#app/platform/db/client.server.ts';
import { takeTurn } from '#app/platform/db/dialects.server.ts';
import { askForErasure } from '#app/platform/db/erase.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';

import { normalizeUsername } from '../rules.ts';
import type { Host } from '../schema.ts';
import { deleteHost } from '../store.server.ts';

interface DeleteServices {
  db: Db;
  live: Publisher;
}

/**
 * Deletes an account if its username was typed, else returns 'wrong-username'. `leaveEvents` removes or hands over its
 * events in the same transaction, and returns their ids; null, and nothing is deleted, when it cannot do so as the host
 * was told (behaviour 32.9, 38.12).
 */
export async function deleteAccount(
  { db, live }: DeleteServices,
  { host: { uid, username }, typed }: { host: Host; typed: string },
  leaveEvents: (trx: Db, uid: string) => Promise<string[] | null>,
): Promise<'deleted' | 'wrong-username' | 'changed'> {
  if (normalizeUsername(typed) !== username) return 'wrong-username';
  const left = await db.transaction().execute(async (trx) => {
    // Hosts who share events would delete the same rows in different orders.
    await takeTurn(trx, 'accountDeletion');
    const ids = await leaveEvents(trx, uid);
    if (!ids) return null;
    await deleteHost(trx, uid);
    await askForErasure(trx);
    return ids;
  });
  if (!left) return 'changed';
  for (const id of [...left, uid]) live.publish(id);
  return 'deleted';
}
