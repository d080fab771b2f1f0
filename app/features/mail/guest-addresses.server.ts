import type { Days } from '#app/features/schedule/past.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Language, readLanguage } from '#app/platform/language/languages.ts';

export interface AddressedGuest {
  replyId: string;
  hostUid: string;
  days: Days;
  /** Of the invitation. */
  language: Language;
  mail: { address: string; isShared: boolean; isConfirmed: boolean } | null;
}

/** Finds a guest by device key. Null before an answer, and for a host without a verified address, who may not send. */
export async function findAddressedGuest(
  db: Db,
  inviteId: string,
  keyHash: string,
): Promise<AddressedGuest | null> {
  const row = await db
    .selectFrom('rsvps')
    .innerJoin('invites', 'invites.id', 'rsvps.invite_id')
    .innerJoin('hosts', 'hosts.uid', 'invites.host_uid')
    .leftJoin('guest_addresses', 'guest_addresses.reply_id', 'rsvps.id')
    .select(['rsvps.id as replyId', 'hosts.uid as hostUid'])
    .select(['invites.date', 'invites.ends_next_day as nextDay', 'invites.time_zone as timeZone'])
    .select('invites.language')
    .select(['guest_addresses.address', 'guest_addresses.shared', 'guest_addresses.confirmed_at'])
    .where('rsvps.invite_id', '=', inviteId)
    .where('rsvps.guest_key_hash', '=', keyHash)
    .where('hosts.mail_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const { replyId, hostUid, date, nextDay, timeZone } = row;
  const { address, shared, confirmed_at: confirmedAt } = row;
  return {
    replyId,
    hostUid,
    language: readLanguage(row.language),
    days: { date, endsNextDay: nextDay === 1, timeZone },
    mail:
      address === null
        ? null
        : { address, isShared: shared === 1, isConfirmed: confirmedAt !== null },
  };
}

interface NewAddress {
  inviteId: string;
  replyId: string;
  address: string;
  isShared: boolean;
  /** In which the guest reads; '' for the event's. */
  language?: Language | '' | undefined;
  now: number;
}

/** Stores an unconfirmed address; false if the guest has left one already. */
export async function addGuestAddress(
  trx: Db,
  { inviteId, replyId, address, isShared, language = '', now }: NewAddress,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('guest_addresses')
    .values({
      reply_id: replyId,
      invite_id: inviteId,
      address,
      shared: isShared ? 1 : 0,
      language,
      confirmed_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('reply_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface Confirmed {
  inviteId: string;
  replyId: string;
  address: string;
}

/** Confirms an address; 'gone' when the guest has removed or replaced it. */
export async function confirmGuestAddress(
  trx: Db,
  { inviteId, replyId, address }: Confirmed,
  now: number,
): Promise<'confirmed' | 'known' | 'gone'> {
  const known = await trx
    .selectFrom('guest_addresses')
    .select('reply_id')
    .where('reply_id', '=', replyId)
    .where('invite_id', '=', inviteId)
    .where('address', '=', address)
    .executeTakeFirst();
  if (!known) return 'gone';
  const { numUpdatedRows } = await trx
    .updateTable('guest_addresses')
    .set({ confirmed_at: now })
    .where('reply_id', '=', replyId)
    .where('address', '=', address)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'confirmed' : 'known';
}

export async function shareGuestAddress(db: Db, replyId: string, isShared: boolean): Promise<void> {
  await db
    .updateTable('guest_addresses')
    .set({ shared: isShared ? 1 : 0 })
    .where('reply_id', '=', replyId)
    .execute();
}

/** Keeps the language of whoever has left an address on this device. */
export async function setAddressLanguage(
  db: Db,
  { inviteId, keyHash, language }: { inviteId: string; keyHash: string; language: Language },
): Promise<void> {
  await db
    .updateTable('guest_addresses')
    .set({ language })
    .where('reply_id', 'in', (query) =>
      query
        .selectFrom('rsvps')
        .select('id')
        .where('invite_id', '=', inviteId)
        .where('guest_key_hash', '=', keyHash),
    )
    .execute();
}

/** The confirmed address that a guest shares with the host; null without one (behaviour 36.8). */
export async function findSharedAddress(db: Db, replyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('guest_addresses')
    .select('address')
    .where('reply_id', '=', replyId)
    .where('shared', '=', 1)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.address ?? null;
}

export async function removeGuestAddress(trx: Db, replyId: string): Promise<void> {
  await trx.deleteFrom('guest_addresses').where('reply_id', '=', replyId).execute();
  await trx
    .deleteFrom('outbox')
    .where('reply_id', '=', replyId)
    .where('state', '=', 'queued')
    .execute();
}

export const unconfirmedMs = 7 * 24 * 60 * 60_000;

/** Removes addresses left at or before a moment. Writes nothing if there are none. */
export async function removeUnconfirmed(db: Db, until: number): Promise<void> {
  const old = await db
    .selectFrom('guest_addresses')
    .select('reply_id')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  if (!old) return;
  await db
    .deleteFrom('guest_addresses')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', until)
    .execute();
}

/** The replies with a confirmed address (behaviour 36.7), except of invitees who have an address of their own. */
export function listConfirmedAddresses(db: Db, inviteId: string) {
  return db
    .selectFrom('guest_addresses')
    .innerJoin('rsvps', 'rsvps.id', 'guest_addresses.reply_id')
    .leftJoin('invitees', 'invitees.id', 'rsvps.invitee_id')
    .select(['rsvps.id as replyId', 'rsvps.name', 'rsvps.answer', 'guest_addresses.address'])
    .select(['rsvps.waiting', 'rsvps.created_at as answeredAt'])
    .where('guest_addresses.invite_id', '=', inviteId)
    .where('guest_addresses.confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('invitees.id', 'is', null), eb('invitees.email', '=', '')]))
    .orderBy('rsvps.id')
    .execute();
}
