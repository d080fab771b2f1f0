import type { Db } from '#app/platform/db/client.server.ts';

import { listConfirmedAddresses } from './guest-addresses.server.ts';
import type { Mailer } from './mailer.server.ts';

interface Canceled {
  inviteId: string;
  hostUid: string;
}

/**
 * The guests who can be told by mail that an event is canceled: with an address, without a no, and not opted out.
 * Nobody while the server sends no mail, or the host's own address is not verified (behaviour 34.15).
 */
export async function listToTell(db: Db, mail: Mailer, { inviteId, hostUid }: Canceled) {
  if (!mail.isOn) return [];
  const host = await db
    .selectFrom('hosts')
    .select('uid')
    .where('uid', '=', hostUid)
    .where('mail_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!host) return [];
  const guests = [
    ...(await listInvited(db, inviteId)),
    ...(await listConfirmedAddresses(db, inviteId)).map((guest) => ({ ...guest, inviteeId: null })),
  ].filter(({ answer }) => answer !== 'no');
  const addresses = guests.map(({ address }) => address);
  const optedOut = await mail.findOptedOut(db, inviteId, addresses);
  return guests.filter(({ address }) => !optedOut.has(address));
}

async function listInvited(db: Db, inviteId: string) {
  const rows = await db
    .selectFrom('invitees')
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .select(['invitees.id as inviteeId', 'invitees.email as address', 'rsvps.answer'])
    .where('invitees.invite_id', '=', inviteId)
    .where('invitees.email', '<>', '')
    .execute();
  return rows.map((row) => ({ ...row, replyId: null }));
}

/** Queues the host's words to them, in the transaction that cancels the event. */
export async function queueCancellations(
  trx: Db,
  mail: Mailer,
  { text, ...canceled }: Canceled & { text: string },
): Promise<void> {
  const guests = await listToTell(trx, mail, canceled);
  const mails = guests.map(({ address, inviteeId, replyId }) => ({
    kind: 'cancellation' as const,
    payload: { text },
    address,
    inviteeId,
    replyId,
    ...canceled,
  }));
  await mail.enqueue(trx, mails);
}
