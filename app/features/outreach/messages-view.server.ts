import { pickSearch, readGuestQuery } from '#app/features/guests/find/guest-query.ts';
import { resolveGuests } from '#app/features/guests/list/selection.server.ts';
import { mostInAddress } from '#app/features/guests/schema.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { type Untold, findUntold } from '#app/features/invite/untold.server.ts';
import { listHeld } from '#app/features/mail/outbox/held.server.ts';
import { foreseeWaiting } from '#app/features/mail/outbox/room.server.ts';
import { findReminders } from '#app/features/mail/reminders/store.server.ts';
import { toDayLimits } from '#app/features/mail/rules.ts';
import { listRounds } from '#app/features/told/listed-rounds.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { say, texts } from '#app/platform/language/say.ts';

import { type Addressee, type Target, sortAddressees } from './audience.ts';
import { type MailingServices, previewMailing } from './compose-mailing.server.ts';
import { findEnd, findEventProblem, findSenderProblem } from './mailing-problem.ts';
import { findAddressees, listFailures, listMailings, listWritten } from './mailing-store.server.ts';
import { toOffer } from './offer.ts';
import { listGuestMessages } from './received/guest-messages.server.ts';
import { toSwitches } from './reminding/reminder-view.ts';
import {
  type Composition,
  type MessagesView,
  type Named,
  audiences,
  mailingKinds,
} from './schema.ts';
import { countToTell } from './tell-cancellation.server.ts';

const shownNames = 12;

function toNamed(people: readonly Addressee[]): Named {
  const names = people
    .slice(0, shownNames)
    .map(({ name, email }) => name || email || say('No name'));
  return { count: people.length, names };
}

/**
 * Reads `?send=&to=&guest=&again`, or `?send=&every&except=` with a search of the list that selects invitees. Null without
 * a mailing or readers.
 */
async function readTarget(
  db: Db,
  inviteId: string,
  search: URLSearchParams,
): Promise<Target | null> {
  const kind = mailingKinds.find((each) => each === search.get('send'));
  if (!kind) return null;
  const to = audiences.find((each) => each === search.get('to')) ?? 'all';
  if (!search.has('every')) {
    const guests = search.getAll('guest').slice(0, mostInAddress);
    return { kind, to, guests, again: search.has('again') };
  }
  const except = search.getAll('except').slice(0, mostInAddress);
  const every = pickSearch(readGuestQuery(search));
  const { invited } = await resolveGuests(db, inviteId, { every, except });
  return invited.length > 0 ? { kind, to, guests: invited } : null;
}

export const nothingToTell = texts('Your guests know about every change.');

interface Own {
  host: Host;
  invite: OwnedInvite;
  /** The host's network address. */
  visitor: string;
}

/** The data of the screen 'Messages' (behaviour 31.1). */
export async function loadMessages(
  services: MailingServices,
  { host, invite, visitor }: Own,
  search: URLSearchParams,
): Promise<MessagesView> {
  const { db, mail } = services;
  const inviteId = invite.id;
  const address = await findMailAddress(db, host.uid);
  const addressees = await findAddressees(services, db, inviteId);
  const untold = await findUntold(db, inviteId);
  const target = await readTarget(db, inviteId, search);
  const count = (kind: Target['kind']) =>
    sortAddressees({ kind, to: 'all', guests: [] }, addressees).readers.length;
  return {
    inviteId,
    title: formatHostTitle(invite),
    isJustCanceled: invite.cancellation !== null && search.has('canceled'),
    isOn: mail.isOn,
    host: address,
    ended: findEnd(invite, services.clock()),
    noReminder: findEventProblem('reminder', invite, services.clock()),
    toTell: invite.cancellation ? await countToTell(services, invite) : 0,
    ready: { invitation: count('invitation'), reminder: count('reminder') },
    reminders:
      mail.isOn && address?.isVerified
        ? toSwitches(invite, await findReminders(db, inviteId), services.clock())
        : [],
    offer: toOffer(invite, {
      before: untold?.before ?? null,
      addressees,
      now: services.clock(),
      sendsMail: mail.isOn,
    }),
    press: createId(),
    composition:
      target && mail.isOn
        ? await compose(services, { host, invite, visitor, target, addressees, untold })
        : null,
    dayLimits: toDayLimits(services.settings),
    mailings: await listMailings(db, inviteId, services.clock()),
    written: await listWritten(db, inviteId),
    rounds: await listRounds(db, inviteId),
    received: await listGuestMessages(db, host.uid, inviteId),
    readsReplies: mail.readsReplies,
    held: await listHeld(db, host.uid, inviteId),
    failures: await listFailures(db, inviteId, invite.cancellation !== null),
  };
}

interface Composed extends Own {
  target: Target;
  addressees: readonly Addressee[];
  untold: Untold | null;
}

async function compose(services: MailingServices, composed: Composed): Promise<Composition> {
  const { host, invite, visitor, target, addressees, untold } = composed;
  const { db, clock, mail, settings } = services;
  const { readers, leftOut } = sortAddressees(target, addressees);
  const day = { now: clock(), ...toDayLimits(settings) };
  const addresses = readers.map(({ email }) => email);
  const address = await findMailAddress(db, host.uid);
  const sender = { hostUid: host.uid, inviteId: invite.id };
  return {
    ...target,
    press: createId(),
    contact: invite.answerSettings.contact,
    needsHosts: invite.hostedBy === '',
    readers: toNamed(readers),
    leftOut: [...leftOut].map(([reason, people]) => ({ reason, ...toNamed(people) })),
    waiting: await foreseeWaiting(db, { hostUid: host.uid, visitor, addresses }, day),
    problem:
      findSenderProblem(mail.isOn, address, true) ||
      findEventProblem(target.kind, invite, clock()) ||
      (target.kind === 'change' && !untold ? nothingToTell : ''),
    preview: await previewMailing(services, sender, {
      ...target,
      again: target.again ?? false,
      subject: '',
      text: '',
    }),
  };
}
