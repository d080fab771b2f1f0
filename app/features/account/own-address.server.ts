import * as v from 'valibot';

import { describeDevice } from '#app/features/host/account/device-names.ts';
import type { AccountServices } from '#app/features/host/account/handling.server.ts';
import { readProof, requireProof } from '#app/features/host/account/identity.server.ts';
import {
  chooseReplies,
  findMailAddress,
  setMailAddress,
  verifyMailAddress,
} from '#app/features/host/mail-address.server.ts';
import type { Host, LogInProblem } from '#app/features/host/schema.ts';
import { recordHostEvent } from '#app/features/host/security-events.server.ts';
import type { NewAddress } from '#app/features/host/service.server.ts';
import { toMailbox } from '#app/features/mail/deliverable.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { setNotify } from '#app/features/mail/notices/answers-store.server.ts';
import { notifyChoices } from '#app/features/mail/notices/rules.ts';
import { releaseHeld } from '#app/features/mail/outbox/held.server.ts';
import { loadLinkKey, openAddress, sealAddress } from '#app/features/mail/sealed-address.server.ts';
import { describeConfirmed } from '#app/features/outreach/held-words.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { defineMailAddress } from '#app/platform/text-schema.ts';

type AddressServices = AccountServices & { mail: Mailer };

export type AddressReply =
  | { ok: true; said: string }
  | {
      ok: false;
      message: string;
      /** 422 by default. */
      status?: number;
      typed?: string;
      asks?: 'first' | 'again';
    };

interface AddressRequest {
  request: Request;
  address: string;
  host: Host;
  form: FormData;
}

const longestAddress = 254;

const addressSchema = defineMailAddress(longestAddress);

const day = 24 * 60 * 60 * 1000;

/** The token of a link is sealed for one account and this use. */
const toPurpose = (uid: string) => `verify ${uid}`;

const readSource = (request: Request, address: string) => ({
  address,
  device: describeDevice(request.headers.get('user-agent')),
});

type LinkServices = Pick<AddressServices, 'db' | 'clock' | 'limits' | 'mail' | 'origin'>;

/** Why no link is sent to this address now, or ''. It would be too old once it had waited (behaviour 29.23, 31.2). */
async function findLinkProblem(
  { db, mail, limits }: LinkServices,
  { uid, address, visitor }: { uid: string; address: string; visitor: string },
): Promise<string> {
  const mayAsk =
    (await limits.addressMail.allow(`host ${uid}`)) &&
    (await limits.addressMail.allow(`address ${toMailbox(address)}`)) &&
    (await limits.linksByAddress.allow(visitor));
  if (!mayAsk) return say('Too many links were sent. Please try again in an hour.');
  const hasRoom = await mail.hasRoomForLink(db, { address, visitor });
  return hasRoom ? '' : say('Too much mail was sent today. Please try again tomorrow.');
}

/** Stores the address and queues the link that confirms it. Call `wake` of the mailer after the commit. */
async function keepWithLink(
  { clock, mail, origin }: LinkServices,
  trx: Db,
  { uid, address, visitor }: { uid: string; address: string; visitor: string },
): Promise<void> {
  const token = sealAddress(await loadLinkKey(trx), toPurpose(uid), `${clock()} ${address}`);
  const link = `${origin}${getAccountPath('mail')}?verify=${token}`;
  await setMailAddress(trx, uid, address);
  const about = { payload: { link }, address, hostUid: uid, inviteId: null };
  await mail.enqueue(trx, [{ kind: 'verify', ...about }], { visitor });
}

/** The address that a new account names; null without one, and where no mail is sent (behaviour 17.52). */
export function readNewAddress(
  services: LinkServices,
  typed: string,
  visitor: string,
): Result<NewAddress | null, LogInProblem> {
  const parsed = v.safeParse(addressSchema, typed);
  if (!services.mail.isOn || parsed.output === '') return succeed(null);
  if (!parsed.success) return fail('bad-mail-address');
  const address = parsed.output;
  return succeed({
    async findProblem(uid) {
      const problem = await findLinkProblem(services, { uid, address, visitor });
      return problem === '' ? null : 'too-many-links';
    },
    keep: (trx, uid) => keepWithLink(services, trx, { uid, address, visitor }),
    wake: () => services.mail.wake(),
  });
}

/** Stores the address and queues the link that confirms it; '' removes it (behaviour 31.2). */
async function saveOwnAddress(
  services: AddressServices,
  { uid, typed, visitor }: { uid: string; typed: string; visitor: string },
): Promise<AddressReply> {
  const { db, mail } = services;
  const parsed = v.safeParse(addressSchema, typed);
  if (!parsed.success) return { ok: false, message: parsed.issues[0].message };
  const address = parsed.output;
  if (address === '' || !mail.isOn) {
    await setMailAddress(db, uid, address);
    const said = address === '' ? say('Your address was removed.') : say('Your address was saved.');
    return { ok: true, said };
  }
  const known = await findMailAddress(db, uid);
  if (known?.isVerified && known.address === address) {
    return { ok: true, said: say('This address is confirmed already.') };
  }
  const message = await findLinkProblem(services, { uid, address, visitor });
  if (message !== '') return { ok: false, message };
  await db.transaction().execute((trx) => keepWithLink(services, trx, { uid, address, visitor }));
  mail.wake();
  const said = say('We sent a link to {address}. Press it and you’re set.', { address });
  return { ok: true, said };
}

const { staleLink } = texts({
  staleLink: 'This link no longer works, or belongs to another account. Please ask for a new one.',
});

/** A link is valid for a day and for its own account (behaviour 31.2). */
async function verifyOwnAddress(
  services: AddressServices,
  { request, address: from, host, form }: AddressRequest,
): Promise<AddressReply> {
  const { db, clock } = services;
  const { uid } = host;
  const token = readTextField(form, 'token');
  const opened = openAddress(await loadLinkKey(db), toPurpose(uid), token) ?? '';
  const [, sentAt = '', address = ''] = /^(\d+) (.+)$/s.exec(opened) ?? [];
  const now = clock();
  const isFresh = address !== '' && now - Number(sentAt) < day;
  const confirm = async (trx: Db) => {
    const done = await verifyMailAddress(trx, { uid, address, now });
    return done ? releaseHeld(trx, uid, now) : null;
  };
  const released = isFresh ? await db.transaction().execute(confirm) : null;
  if (!released) return { ok: false, message: staleLink };
  services.mail.wake();
  await recordHostEvent(services, 'mail address confirmed', host, readSource(request, from));
  return { ok: true, said: describeConfirmed(released) };
}

const notifyWords = texts({
  now: 'You’ll get mail within minutes of an answer.',
  daily: 'You’ll get mail once a day, when there are answers.',
  never: 'You’ll get no mail about answers.',
});

/** Behaviour 35.3. */
async function saveNotify(
  { db, clock }: AddressServices,
  uid: string,
  typed: string,
): Promise<AddressReply> {
  const notify = notifyChoices.find((choice) => choice === typed);
  if (!notify) return { ok: false, message: say('Please choose how to hear of answers.') };
  await setNotify(db, uid, { notify, now: clock() });
  return { ok: true, said: say(notifyWords[notify]) };
}

/** Behaviour 31.14. */
async function saveReplies(
  { db, mail }: AddressServices,
  uid: string,
  typed: string,
): Promise<AddressReply> {
  const choice = (['host', 'nobody'] as const).find((each) => each === typed);
  if (!choice) return { ok: false, message: say('Please choose where replies go.') };
  if (!(await chooseReplies(db, uid, choice))) {
    return { ok: false, message: say('Please confirm your mail address first.') };
  }
  const known = await findMailAddress(db, uid);
  if (choice === 'host') {
    const to = known?.address ?? '';
    return { ok: true, said: say('Replies go to {address}.', { address: to }) };
  }
  const arrive = say('Replies arrive here, in Messages of the event.');
  return { ok: true, said: mail.readsReplies ? arrive : say('Replies go to nobody.') };
}

/** Sends the link once more to the address that waits for its confirmation (behaviour 31.2). */
async function sendLinkAgain(
  services: AddressServices,
  { address: visitor, host: { uid } }: AddressRequest,
): Promise<AddressReply> {
  const { db, mail } = services;
  const known = await findMailAddress(db, uid);
  if (!known || known.isVerified || !mail.isOn)
    return { ok: true, said: say('Nothing waits for a link.') };
  const { address } = known;
  const message = await findLinkProblem(services, { uid, address, visitor });
  if (message !== '') return { ok: false, message };
  await db.transaction().execute((trx) => keepWithLink(services, trx, { uid, address, visitor }));
  mail.wake();
  return { ok: true, said: say('We sent the link to {address} again.', { address }) };
}

/** Requires password or passkey, because mail can reset the password; invalidates older links (behaviour 37.10). */
async function changeOwnAddress(
  services: AddressServices,
  { request, address, host, form }: AddressRequest,
): Promise<AddressReply> {
  const typed = readTextField(form, 'mailAddress').slice(0, longestAddress);
  const asked = { request, address, host, proof: readProof(form) };
  const refused = await requireProof(services, asked, 'mail address change refused');
  if (refused) return { ok: false, ...refused, typed };
  const saved = await saveOwnAddress(services, {
    uid: host.uid,
    typed: readTextField(form, 'mailAddress'),
    visitor: address,
  });
  if (!saved.ok) return { ...saved, typed };
  await recordHostEvent(services, 'mail address changed', host, readSource(request, address));
  return saved;
}

/** Null for other forms of the account page. */
export async function handleAddressForm(
  services: AddressServices,
  asked: AddressRequest,
): Promise<AddressReply | null> {
  const { form } = asked;
  const { uid } = asked.host;
  const intent = readTextField(form, 'intent');
  if (intent === 'mail-address') return changeOwnAddress(services, asked);
  if (intent === 'send-link') return sendLinkAgain(services, asked);
  if (intent === 'notify') return saveNotify(services, uid, readTextField(form, 'notify'));
  if (intent === 'replies') return saveReplies(services, uid, readTextField(form, 'replies'));
  if (intent !== 'verify-mail-address') return null;
  return verifyOwnAddress(services, asked);
}
