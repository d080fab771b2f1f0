import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { listConfirmedAddresses } from '#app/features/mail/guest-addresses.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import type { TellPromoted } from '#app/features/rsvp/reply/settle.server.ts';
import { isPast } from '#app/features/schedule/past.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';

/**
 * Queues mail to promoted parties in the transaction, unless the host's address is not verified, or the event is
 * canceled or over (behaviour 35.1).
 */
export function createPromotionMail(mail: Mailer): TellPromoted {
  return async (trx, { inviteId, parties, now }) => {
    if (!mail.isOn) return;
    const invite = await findInvite(trx, inviteId);
    if (!invite?.hostUid || invite.cancellation || isPast(invite, now)) return;
    const { hostUid } = invite;
    if (!(await findMailAddress(trx, hostUid))?.isVerified) return;
    const byInvitee = new Map(parties.map(({ inviteeId, seats: people }) => [inviteeId, people]));
    const readers = await listReaders(
      trx,
      parties.flatMap(({ inviteeId }) => inviteeId ?? []),
    );
    const mails = readers.map(({ id, email }) => ({
      kind: 'promotion' as const,
      payload: { people: byInvitee.get(id) ?? 1 },
      address: email,
      inviteeId: id,
      hostUid,
      inviteId,
    }));
    const addressed = await listConfirmedAddresses(trx, inviteId);
    const byReply = new Map(parties.map(({ id, seats: people }) => [id, people]));
    const own = addressed
      .filter(({ replyId }) => byReply.has(replyId))
      .map(({ replyId, address }) => ({
        kind: 'promotion' as const,
        payload: { people: byReply.get(replyId) ?? 1 },
        address,
        replyId,
        hostUid,
        inviteId,
      }));
    await mail.enqueue(trx, [...mails, ...own]);
  };
}

async function listReaders(db: Db, ids: readonly string[]) {
  const readers: { id: string; email: string }[] = [];
  for (const batch of inBatches(ids)) {
    const some = await db
      .selectFrom('invitees')
      .select(['id', 'email'])
      .where(isOneOf(db, 'id', batch))
      .where('email', '<>', '')
      .execute();
    readers.push(...some);
  }
  return readers;
}
