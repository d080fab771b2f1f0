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
 * Deletes an account for good, with everything that belongs to it, if its username was typed. `leaveEvents` removes its
 * events or hands them over in the same transaction, and returns their ids (behaviour 32.9, 38.12). False for another
 * text.
 */
export async function deleteAccount(
  { db, live }: DeleteServices,
  { host: { uid, username }, typed }: { host: Host; typed: string },
  leaveEvents: (trx: Db, uid: string) => Promise<string[]>,
): Promise<boolean> {
  if (normalizeUsername(typed) !== username) return false;
  const left = await db.transaction().execute(async (trx) => {
    // Hosts who share events would delete the same rows, each in another order.
    await takeTurn(trx, 'accountDeletion');
    const ids = await leaveEvents(trx, uid);
    await deleteHost(trx, uid);
    await askForErasure(trx);
    return ids;
  });
  for (const id of [...left, uid]) live.publish(id);
  return true;
}
