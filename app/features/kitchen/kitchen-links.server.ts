import type { Invite } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { isPast } from '#app/features/schedule/past.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createToken, hashToken } from '#app/platform/ids.server.ts';

interface LinkServices {
  db: Db;
  clock: Clock;
}

/** When the event's link was made; null without one. The link itself is shown once and not stored. */
export async function findSharedSince(db: Db, inviteId: string): Promise<number | null> {
  const row = await db
    .selectFrom('kitchen_links')
    .select('created_at as createdAt')
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Returns a token, which replaces the earlier one (behaviour 43.4). */
export async function shareKitchen(
  { db, clock }: LinkServices,
  { id }: OwnedInvite,
): Promise<string> {
  const token = createToken();
  const link = { token_hash: hashToken(token), created_at: clock() };
  await db
    .insertInto('kitchen_links')
    .values({ invite_id: id, ...link })
    .onConflict((conflict) => conflict.column('invite_id').doUpdateSet(link))
    .execute();
  return token;
}

/** At once (behaviour 43.4). */
export async function unshareKitchen(db: Db, { id }: OwnedInvite): Promise<void> {
  await db.deleteFrom('kitchen_links').where('invite_id', '=', id).execute();
}

/**
 * The event whose sheet the token shows. Undefined for a link that was replaced or taken back, and from the day after
 * the event (behaviour 43.4). The token may be any text.
 */
export async function findSharedEvent(
  { db, clock }: LinkServices,
  token: string,
): Promise<Invite | undefined> {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const row = await db
    .selectFrom('kitchen_links')
    .select('invite_id as inviteId')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const invite = row && (await findInvite(db, row.inviteId));
  return invite && !isPast(invite, clock()) ? invite : undefined;
}
