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
 * Deletes an account if its username was typed, else returns false. `leaveEvents` removes or hands over its events in
 * the same transaction, and returns their ids (behaviour 32.9, 38.12).
 */
export async function deleteAccount(
  { db, live }: DeleteServices,
  { host: { uid, username }, typed }: { host: Host; typed: string },
  leaveEvents: (trx: Db, uid: string) => Promise<string[]>,
): Promise<boolean> {
  if (normalizeUsername(typed) !== username) return false;
  const left = await db.transaction().execute(async (trx) => {
    // Hosts who share events would delete the same rows in different orders.
    await takeTurn(trx, 'accountDeletion');
    const ids = await leaveEvents(trx, uid);
    await deleteHost(trx, uid);
    await askForErasure(trx);
    return ids;
  });
  for (const id of [...left, uid]) live.publish(id);
  return true;
}
