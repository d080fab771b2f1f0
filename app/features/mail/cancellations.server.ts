import type { Db } from '#app/platform/db/client.server.ts';

import type { Mailer } from './mailer.server.ts';

interface Canceled {
  inviteId: string;
  hostUid: string;
}

/**
 * The invitees who can be told by mail that an event is canceled: with an address, without a no, and not opted out.
 * Nobody while the server sends no mail, or the host's own address is not verified (behaviour 34.15).
 */
export async function listToTell(db: Db, mail: Mailer, { inviteId, hostUid }: Canceled) {
  if (!mail.isOn) return [];
  const rows = await db
    .selectFrom('invitees')
    .innerJoin('hosts', (join) => join.on('hosts.uid', '=', hostUid))
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .select(['invitees.id', 'invitees.email'])
    .where('invitees.invite_id', '=', inviteId)
    .where('invitees.email', '<>', '')
    .where('hosts.mail_verified_at', 'is not', null)
    .where((eb) => eb.or([eb('rsvps.answer', 'is', null), eb('rsvps.answer', '<>', 'no')]))
    .execute();
  const addresses = rows.map(({ email }) => email);
  const optedOut = await mail.findOptedOut(db, inviteId, addresses);
  return rows.filter(({ email }) => !optedOut.has(email));
}

/** Queues the host's words to them, in the transaction that cancels the event. */
export async function queueCancellations(
  trx: Db,
  mail: Mailer,
  { text, ...canceled }: Canceled & { text: string },
): Promise<void> {
  const mails = (await listToTell(trx, mail, canceled)).map(({ id, email }) => ({
    kind: 'cancellation' as const,
    payload: { text },
    address: email,
    inviteeId: id,
    ...canceled,
  }));
  await mail.enqueue(trx, mails);
}
