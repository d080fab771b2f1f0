import type { Db } from '#app/platform/db/client.server.ts';
import { isMissingReference } from '#app/platform/db/dialects.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';

import { normalizeAddress } from '../rules.ts';

/** Opted-out addresses are hashed: they can be recognized, but not written to. */
function hashAddress(address: string): string {
  return hashToken(normalizeAddress(address));
}

function toId(inviteId: string | null, hash: string): string {
  return `${inviteId ?? 'all'} ${hash}`;
}

/** `inviteId` null opts out of all mail. Idempotent. Stores nothing for a deleted event, which sends no mail. */
export async function addOptOut(
  db: Db,
  { address, inviteId, now }: { address: string; inviteId: string | null; now: number },
): Promise<void> {
  const hash = hashAddress(address);
  try {
    await db
      .insertInto('mail_opt_outs')
      .values({
        id: toId(inviteId, hash),
        invite_id: inviteId,
        address_hash: hash,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  } catch (error) {
    if (!isMissingReference(error)) throw error;
  }
}

export async function removeOptOut(
  db: Db,
  { address, inviteId }: { address: string; inviteId: string | null },
): Promise<void> {
  const id = toId(inviteId, hashAddress(address));
  await db.deleteFrom('mail_opt_outs').where('id', '=', id).execute();
}

/** The addresses opted out of this event or of all mail (behaviour 29.10). */
export async function findOptedOut(
  db: Db,
  inviteId: string | null,
  addresses: readonly string[],
): Promise<Set<string>> {
  const byHash = Map.groupBy(addresses, hashAddress);
  const optedOut = new Set<string>();
  for (const hashes of inBatches([...byHash.keys()])) {
    const rows = await db
      .selectFrom('mail_opt_outs')
      .select('address_hash as hash')
      .where(isOneOf(db, 'address_hash', hashes))
      .where((eb) =>
        inviteId === null
          ? eb('invite_id', 'is', null)
          : eb.or([eb('invite_id', 'is', null), eb('invite_id', '=', inviteId)]),
      )
      .execute();
    for (const { hash } of rows)
      for (const address of byHash.get(hash) ?? []) optedOut.add(address);
  }
  return optedOut;
}
