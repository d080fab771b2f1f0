import { noteBy } from '#app/features/activity/note-by.server.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { correctInviteeAddress } from '#app/features/invite/correct-address.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { payloadOf } from '#app/features/mail/outbox/payload.server.ts';
import type { NewMail } from '#app/features/mail/schema.ts';

import type { MailingServices } from './compose-mailing.server.ts';
import { findFailure, isRepeatable, lockMailings } from './mailing-store.server.ts';
import type { MessageAction, MessageReply } from './schema.ts';

type Correction = Extract<MessageAction, { intent: 'correct' }>;

const notFailed = 'This message was sent again, or its guest is gone. The page is up to date now.';

/** Corrects an address and sends the failed message again unchanged, unless it is no longer true (behaviour 31.8). */
export async function correctAddress(
  services: MailingServices & Pick<UpdateServices, 'live'>,
  { host, invite }: { host: Host; invite: OwnedInvite },
  { guestId, press, address }: Correction,
): Promise<MessageReply> {
  const { db, clock, mail, live } = services;
  const own = await findMailAddress(db, host.uid);
  const maySend = mail.isOn && own?.isVerified === true;
  const optedOut = await mail.findOptedOut(db, invite.id, [address]);
  const isSentAgain = await db.transaction().execute(async (trx) => {
    const { isCanceled } = await lockMailings(trx, invite.id);
    const failed = await findFailure(trx, invite.id, guestId);
    if (!failed) return null;
    const now = clock();
    const corrected = { inviteId: invite.id, inviteeId: guestId, address, now };
    if (!(await correctInviteeAddress(trx, corrected))) return null;
    await noteBy(invite, 'guest-edited')(trx, now);
    if (!maySend || optedOut.size > 0 || !isRepeatable(failed, isCanceled)) return false;
    const again = {
      kind: failed.kind,
      payload: payloadOf(failed.kind).decode(failed.payload, failed.id),
      address,
      hostUid: host.uid,
      inviteId: invite.id,
      inviteeId: guestId,
      once: `${press} ${guestId}`,
    } as NewMail;
    await mail.enqueue(trx, [again], { batch: press });
    return true;
  });
  if (isSentAgain === null) return { ok: false, message: notFailed };
  mail.wake();
  live.publish(invite.id);
  return { ok: true, did: 'corrected', isSentAgain };
}
