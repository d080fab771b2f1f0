import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { correctInviteeAddress } from '#app/features/invite/correct-address.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';

import { noteBy } from '../activity/note-by.server.ts';
import { type MailingServices, toMail } from './compose-mailing.server.ts';
import { findFailure, lockMailings } from './mailing-store.server.ts';
import type { MessageAction, MessageReply } from './schema.ts';

type Correction = Extract<MessageAction, { intent: 'correct' }>;

const notFailed = 'This message was sent again, or its guest is gone. The page is up to date now.';

/**
 * Corrects the address of a guest whose mail failed. An invitation or a reminder is sent again; what a host has written
 * is not kept after it was tried (behaviour 31.8).
 */
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
    const isCanceled = await lockMailings(trx, invite.id);
    const kind = await findFailure(trx, invite.id, guestId);
    if (kind === null) return null;
    const now = clock();
    const corrected = { inviteId: invite.id, inviteeId: guestId, address, now };
    if (!(await correctInviteeAddress(trx, corrected))) return null;
    await noteBy(invite, 'guest-edited')(trx, now);
    const maySendAgain = maySend && !isCanceled && optedOut.size === 0;
    if ((kind !== 'invitation' && kind !== 'reminder') || !maySendAgain) return false;
    const reader = { address, inviteeId: guestId, once: `${press} ${guestId}` };
    const again = toMail(
      { kind, subject: '', text: '', before: null },
      { hostUid: host.uid, inviteId: invite.id, ...reader },
    );
    await mail.enqueue(trx, [again], { batch: press });
    return true;
  });
  if (isSentAgain === null) return { ok: false, message: notFailed };
  mail.wake();
  live.publish(invite.id);
  return { ok: true, did: 'corrected', isSentAgain };
}
