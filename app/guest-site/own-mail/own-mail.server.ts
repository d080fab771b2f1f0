import { confirmReply } from '#app/features/mail/confirmations.server.ts';
import { toDeliverable, toMailbox } from '#app/features/mail/deliverable.server.ts';
import {
  type AddressedGuest,
  addGuestAddress,
  confirmGuestAddress,
  findAddressedGuest,
  removeGuestAddress,
  shareGuestAddress,
} from '#app/features/mail/guest-addresses.server.ts';
import { loadLinkKey, openAddress, sealAddress } from '#app/features/mail/sealed-address.server.ts';
import { toMessage } from '#app/features/rsvp/descriptions.ts';
import type { RecognizedGuest } from '#app/features/rsvp/guest.server.ts';
import type { FormProblem } from '#app/features/rsvp/schema.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { readTextField } from '#app/platform/form.server.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { getConfirmMailPath } from '#app/platform/paths.ts';

import type { GuestContext } from '../guest-context.ts';
import { type OwnMail, mailField, mailSharedField } from './own-mail-form.ts';

type Services = GuestContext['var']['services'];

/** Null where no address can be left; `mail` is null where none is stored. */
export type OwnMailView = { mail: OwnMail | null } | null;

/** Null where the server or the host sends no mail. */
async function findGuest(
  { db, mail }: Services,
  inviteId: string,
  { guest }: Pick<RecognizedGuest, 'guest'>,
): Promise<AddressedGuest | null> {
  if (!mail.isOn || !('keyHash' in guest)) return null;
  return findAddressedGuest(db, inviteId, guest.keyHash);
}

export async function loadOwnMail(
  services: Services,
  inviteId: string,
  known: RecognizedGuest,
): Promise<OwnMailView> {
  const guest = await findGuest(services, inviteId, known);
  if (!guest) return null;
  if (!guest.mail) return { mail: null };
  const { address, isShared, isConfirmed } = guest.mail;
  const stopped = await services.mail.findOptedOut(services.db, inviteId, [address]);
  const isStopped = isConfirmed && stopped.size > 0;
  const state = isStopped ? 'stopped' : isConfirmed ? 'confirmed' : 'pending';
  return { mail: { address, isShared, state } };
}

const longestAddress = 254;

type Refusal = 'noMailAddress' | 'noLinkOnceOver' | 'tooManyLinksHour' | 'tooManyLinksDay';

/** Who leaves an address, and the language that they have chosen. */
interface AddressOwner extends Pick<RecognizedGuest, 'guest'> {
  language: Language | undefined;
}

/**
 * Stores the address in the answer's form, if any, and sends a link that confirms it. The response never depends on
 * whose address it is. Once the event is over, no address is stored (behaviour 36.3).
 */
export async function takeAddress(
  c: GuestContext,
  inviteId: string,
  { known, form }: { known: AddressOwner; form: FormData },
): Promise<FormProblem | null> {
  const { services, request } = c.var;
  const typed = readTextField(form, mailField).trim();
  const isShared = form.get(mailSharedField) === '1';
  const refuse = (status: 409 | 422 | 429, why: Refusal): FormProblem => ({
    status,
    message: ({ say }) => say(why),
    field: mailField,
    typed: { [mailField]: [typed], ...(isShared && { [mailSharedField]: ['1'] }) },
    partly: true,
  });
  if (typed === '') return null;
  const guest = await findGuest(services, inviteId, known);
  if (!guest || guest.mail) return null;
  if (isPast(guest.days, services.clock())) return refuse(409, 'noLinkOnceOver');
  const address = typed.length > longestAddress ? null : toDeliverable(typed);
  if (address === null) return refuse(422, 'noMailAddress');
  const { db, clock, limits, mail, origin } = services;
  const { replyId, hostUid } = guest;
  const isAllowedThisHour =
    (await limits.linksByAddress.allow(request.address)) &&
    (await limits.addressMail.allow(`guest ${replyId}`));
  if (!isAllowedThisHour) return refuse(429, 'tooManyLinksHour');
  const isAllowedThisDay =
    (await limits.guestMailToAddress.allow(toMailbox(address))) &&
    // Checked last, so that a refused attempt uses up nothing of the limit that the event's guests share.
    (await limits.guestMailByEvent.allow(inviteId));
  if (!isAllowedThisDay) return refuse(429, 'tooManyLinksDay');
  const now = clock();
  const token = sealAddress(
    await loadLinkKey(db),
    toPurpose(inviteId),
    `${now} ${replyId} ${address}`,
  );
  const link = `${origin}${getConfirmMailPath(inviteId, token)}`;
  const left = { inviteId, replyId, address, isShared, language: known.language, now };
  await db.transaction().execute(async (trx) => {
    if (!(await addGuestAddress(trx, left))) return;
    const about = { address, hostUid, inviteId, replyId };
    await mail.enqueue(trx, [{ kind: 'address', payload: { link }, ...about }], {
      visitor: request.address,
    });
  });
  mail.wake();
  return null;
}

export async function changeAddress(
  c: GuestContext,
  inviteId: string,
  { known, form }: { known: RecognizedGuest; form: FormData },
): Promise<FormProblem | null> {
  const { services, request } = c.var;
  const { db, limits } = services;
  if (!(await limits.answersByAddress.allow(request.address))) {
    return { status: 429, message: toMessage({ reason: 'tooMany' }) };
  }
  const guest = await findGuest(services, inviteId, known);
  if (!guest?.mail) return null;
  const { replyId } = guest;
  if (form.has('mail-remove')) {
    await db.transaction().execute((trx) => removeGuestAddress(trx, replyId));
  } else await shareGuestAddress(db, replyId, form.get('mail-share') === '1');
  return null;
}

/** Seals a link's token for one event and one use. */
const toPurpose = (inviteId: string) => `guest mail ${inviteId}`;

const linkMs = 7 * 24 * 60 * 60_000;

export interface MailLink {
  inviteId: string;
  replyId: string;
  address: string;
}

/** Null when this server did not make the token for this event, or when it is older than a week. */
export async function readMailLink(
  { db, clock }: Services,
  inviteId: string,
  token: string,
): Promise<MailLink | null> {
  const text = openAddress(await loadLinkKey(db), toPurpose(inviteId), token) ?? '';
  const [, sentAt = '', replyId = '', address = ''] = /^(\d+) (\S+) (.+)$/s.exec(text) ?? [];
  return address !== '' && clock() - Number(sentAt) < linkMs
    ? { inviteId, replyId, address }
    : null;
}

/** A guest who comes gets the calendar file at once. Idempotent. False when the address was removed or replaced. */
export async function confirmMail(services: Services, link: MailLink): Promise<boolean> {
  const { db, clock, mail } = services;
  const done = await db.transaction().execute(async (trx) => {
    const now = clock();
    const result = await confirmGuestAddress(trx, link, now);
    if (result === 'confirmed') await confirmReply(trx, mail, { ...link, now });
    return result;
  });
  mail.wake();
  return done !== 'gone';
}
