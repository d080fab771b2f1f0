import type { Db } from '#app/platform/db/client.server.ts';
import { getUnsubscribePath } from '#app/platform/paths.ts';

import { loadLinkKey, openAddress, sealAddress } from '../sealed-address.server.ts';

/** The page that stops mail about an event to this address (behaviour 29.11). */
export async function createUnsubscribePath(
  db: Db,
  inviteId: string,
  address: string,
): Promise<string> {
  return getUnsubscribePath(inviteId, sealAddress(await loadLinkKey(db), inviteId, address));
}

/** The address in an unsubscribe token; null for any other text. */
export async function readUnsubscribeToken(
  db: Db,
  inviteId: string,
  token: string,
): Promise<string | null> {
  return openAddress(await loadLinkKey(db), inviteId, token);
}
