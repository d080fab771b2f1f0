import { noteBy } from '#app/features/activity/note-by.server.ts';
import { runPlainCard } from '#app/features/guest-card/plain/plain-card.server.ts';
import { runCardAction } from '#app/features/guest-card/record-reply.server.ts';
import type { CardAction, OneAction } from '#app/features/guest-card/schema.ts';
import type { Acting } from '#app/features/guests/acting.server.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { correctInviteeAddress } from '#app/features/invite/correct-address.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { payloadOf } from '#app/features/mail/outbox/payload.server.ts';
import type { NewMail } from '#app/features/mail/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { texts } from '#app/platform/language/say.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import type { MailingServices } from './compose-mailing.server.ts';
import { findFailure, isRepeatable, lockMailings } from './mailing-store.server.ts';
import type { MessageAction, MessageReply } from './schema.ts';

type Correction = Extract<MessageAction, { intent: 'correct' }>;

const notFailed = texts(
  'This message was sent again, or its guest is gone. The page is up to date now.',
);

type Services = MailingServices & UpdateServices;

interface Own {
  host: Host;
  invite: OwnedInvite;
  /** The host's network address. */
  visitor: string;
}

interface Resent {
  guestId: string;
  press: string;
  address: string;
}

/** Whether the guest's failed message was sent again; null if none failed, or it was not corrected. */
async function sendAgain(
  { db, clock, mail, live }: Services,
  { host, invite, visitor }: Own,
  { guestId, press, address }: Resent,
  correct: (trx: Db, now: number) => Promise<boolean> = async () => true,
): Promise<boolean | null> {
  const own = await findMailAddress(db, host.uid);
  const maySend = mail.isOn && own?.isVerified === true;
  const optedOut = await mail.findOptedOut(db, invite.id, [address]);
  const isSentAgain = await db.transaction().execute(async (trx) => {
    const { isCanceled } = await lockMailings(trx, invite.id);
    const failed = await findFailure(trx, invite.id, guestId);
    if (!failed) return null;
    const now = clock();
    if (!(await correct(trx, now))) return null;
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
    await mail.enqueue(trx, [again], { batch: press, visitor });
    return true;
  });
  if (isSentAgain === null) return null;
  mail.wake();
  live.publish(invite.id);
  return isSentAgain;
}

/** Corrects an address and sends the failed message again unchanged, unless it is no longer true (behaviour 31.8). */
export async function correctAddress(
  services: Services,
  own: Own,
  correction: Correction,
): Promise<MessageReply> {
  const { invite } = own;
  const { guestId: inviteeId, address } = correction;
  const isSentAgain = await sendAgain(services, own, correction, async (trx, now) => {
    const corrected = { inviteId: invite.id, inviteeId, address, now };
    if (!(await correctInviteeAddress(trx, corrected))) return false;
    await noteBy(invite, 'guest-edited')(trx, now);
    return true;
  });
  if (isSentAgain === null) return { ok: false, message: notFailed };
  return { ok: true, did: 'corrected', isSentAgain };
}

/** As `runCardAction`; a corrected address also gets the message that failed (behaviour 31.13). */
export async function runMailedCardAction(
  services: Services & { security: SecurityLog },
  {
    guestId,
    language = null,
    ...acting
  }: Acting & Own & { guestId: string; language?: string | null },
  action: CardAction,
): ReturnType<typeof runCardAction> {
  if (action.intent === 'plain') {
    const run = (one: OneAction) =>
      runMailedCardAction(services, { ...acting, guestId, language }, one);
    return runPlainCard(services, acting, { guestId, posted: action, run });
  }
  const outcome = await runCardAction(services, { ...acting, guestId, language }, action);
  if (action.intent !== 'address' || !outcome.reply.ok) return outcome;
  const resent = { guestId, press: createId(), address: action.address };
  const isSentAgain = (await sendAgain(services, acting, resent)) === true;
  return { ...outcome, reply: { ...outcome.reply, isSentAgain } };
}
