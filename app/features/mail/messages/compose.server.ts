import { writeCalendarFile } from '#app/features/calendar/calendar-file.server.ts';
import { toCalendarEvent } from '#app/features/calendar/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { findLocalTime, findToday } from '#app/features/schedule/today.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { loadHostWords } from '#app/features/words/host/catalogs.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { addLanguage } from '#app/platform/language/language-query.ts';
import { type Language, readLanguage, readOwnLanguage } from '#app/platform/language/languages.ts';
import { inWordsOf } from '#app/platform/language/say.server.ts';
import { getLanguage } from '#app/platform/language/say.ts';
import { buildPersonalLink, getAccountPath, getGuestPath } from '#app/platform/paths.ts';
import type { MailSender } from '#app/platform/settings/mail-settings.server.ts';

import { toDeliverable } from '../deliverable.server.ts';
import type { LeasedMail } from '../outbox/leases.server.ts';
import { payloadOf } from '../outbox/payload.server.ts';
import { toEnvelopeSender } from '../returned/envelope.ts';
import { isUntrue } from '../rules.ts';
import { type MailKind, type MailProblem, hostKinds } from '../schema.ts';
import type { OutgoingMail } from '../transport/port.ts';
import { findOptedOut } from '../unsubscribe/opt-outs.server.ts';
import { createUnsubscribePath } from '../unsubscribe/unsubscribe-links.server.ts';
import type { MailContent } from './content.ts';
import { type MailEvent, nameHosts, shorten } from './event-content.ts';
import { finish } from './finish.server.ts';
import { findGreetingName } from './greeting.ts';
import { type About, type Replies, guestContents } from './guest-content.ts';
import { accountContents, remindHost, tellAnswers } from './host-content.ts';
import { brandLook, getMailLook } from './mail-colors.ts';
import { type Recipient, findRecipient, findReplyTo } from './recipient.server.ts';

export interface FoundEvent {
  view: GuestView;
  invite: Pick<Invite, 'version' | 'updatedAt' | 'answerSettings' | 'language' | 'thanks'>;
  takesAnswers: boolean;
  /** The URL of the link preview. */
  picture: string;
  /** The same as it was read, in another language. */
  translate: (language: Language) => FoundEvent;
}

export interface ComposeServices {
  db: Db;
  clock: Clock;
  from: MailSender;
  origin: () => string;
  /** The address of the mailbox of returned mail, which replies go to when none go to the host; null where none is read. */
  bounces?: string | null;
  /** In the invitation's own language. */
  findEvent: (inviteId: string) => Promise<FoundEvent | null>;
  /** Creates a link to set a new password; null without an address to send it to. */
  prepareReset: (about: {
    username: string;
    mailId: string;
    isKnown: boolean;
  }) => Promise<{ address: string; link: string } | null>;
}

const forComing: ReadonlySet<MailKind> = new Set(['promotion', 'tomorrow', 'confirmation']);

/** Not sent once the event is over. */
const forFutureEvents: ReadonlySet<MailKind> = new Set(['promotion', 'confirmation', 'address']);

/** The language of a host's account; English for one who has chosen none, and for mail to guests, who have words of their own. */
async function findHostLanguage(db: Db, { kind, hostUid }: LeasedMail): Promise<Language> {
  if (hostUid === null || !(kind === 'reset' || hostKinds.includes(kind))) return 'en';
  const host = await db
    .selectFrom('hosts')
    .select('language')
    .where('uid', '=', hostUid)
    .executeTakeFirst();
  return readLanguage(host?.language ?? '');
}

/**
 * Composes a message from the event's current state, or returns why it is not sent (behaviour 29.8, 29.10). A host's is in
 * the language of the account, whoever asked for it (behaviour 49.80).
 */
export async function composeMail(
  services: ComposeServices,
  mail: LeasedMail,
): Promise<OutgoingMail | MailProblem> {
  const language = await findHostLanguage(services.db, mail);
  return inWordsOf(await loadHostWords(language), () => compose(services, mail));
}

async function compose(
  services: ComposeServices,
  mail: LeasedMail,
): Promise<OutgoingMail | MailProblem> {
  if (mail.kind === 'reset') return composeReset(services, mail);
  const address = toDeliverable(mail.address);
  if (address === null) return 'bad-address';
  const message = hostKinds.includes(mail.kind)
    ? composeForHost(services, mail)
    : await composeForGuest(services, mail);
  if (typeof message === 'string') return message;
  return { ...message, to: { name: message.to.name, address } };
}

async function composeReset(
  { prepareReset, from }: ComposeServices,
  mail: LeasedMail,
): Promise<OutgoingMail | MailProblem> {
  const { username, isKnown = false } = payloadOf('reset').decode(mail.payload, mail.id);
  const reset = await prepareReset({ username, mailId: mail.id, isKnown });
  const address = reset && toDeliverable(reset.address);
  if (!reset || address === null) return 'gone';
  const content = accountContents.reset({ username, link: reset.link });
  return finish(mail, {
    words: getGuestWords(getLanguage()),
    content,
    look: brandLook,
    from,
    to: { name: '', address },
  });
}

function writeForHost({ kind, payload, id }: LeasedMail, origin: string): MailContent {
  switch (kind) {
    case 'answers':
      return tellAnswers(payloadOf('answers').decode(payload, id), {
        origin,
        accountPath: getAccountPath('mail'),
      });
    case 'follow-up':
      return remindHost(payloadOf('follow-up').decode(payload, id), origin);
    default:
      return accountContents.verify(payloadOf('verify').decode(payload, id));
  }
}

function composeForHost({ origin, from }: ComposeServices, mail: LeasedMail): OutgoingMail {
  return finish(mail, {
    words: getGuestWords(getLanguage()),
    content: writeForHost(mail, origin()),
    look: brandLook,
    from,
    to: { name: '', address: mail.address },
  });
}

interface Reader {
  guest: Recipient;
  found: FoundEvent;
  /** The event in its own language. */
  own: FoundEvent;
}

/** For the pages that recognize nobody: the guest's language, where it is not the event's. */
const findOtherLanguage = ({ found, own }: Pick<Reader, 'found' | 'own'>): Language | null =>
  found.invite.language === own.invite.language ? null : found.invite.language;

/** The guest, and the event in the guest's language, else in its own (behaviour 49.37). */
async function findReader(
  { db, findEvent }: ComposeServices,
  mail: LeasedMail & { inviteId: string },
): Promise<Reader | null> {
  const own = await findEvent(mail.inviteId);
  const guest = own && (await findRecipient(db, mail));
  if (!guest) return null;
  const language = readOwnLanguage(guest.language) || own.invite.language;
  const found = language === own.invite.language ? own : own.translate(language);
  return { guest, own, found: { ...found, invite: { ...found.invite, language } } };
}

/** The host's thanks are in their words of the guest's language, unless they were written anew after the mail was queued. */
function readPayload(mail: LeasedMail, reader: Reader) {
  const { own, found } = reader;
  if (mail.kind === 'address') {
    const { link } = payloadOf('address').decode(mail.payload, mail.id);
    return { link: addLanguage(link, findOtherLanguage(reader)) };
  }
  if (mail.kind !== 'message') return payloadOf(mail.kind).decode(mail.payload, mail.id);
  const payload = payloadOf('message').decode(mail.payload, mail.id);
  if (payload.thanks?.words !== own.invite.thanks.words) return payload;
  return { ...payload, thanks: { ...payload.thanks, words: found.invite.thanks.words } };
}

async function composeForGuest(
  services: ComposeServices,
  mail: LeasedMail,
): Promise<OutgoingMail | MailProblem> {
  const { db, origin, from } = services;
  const { inviteId } = mail;
  if (inviteId === null) return 'gone';
  if ((await findOptedOut(db, inviteId, [mail.address])).size > 0) return 'opted-out';
  const reader = await findReader(services, { ...mail, inviteId });
  if (!reader) return 'gone';
  const { guest, found } = reader;
  const { view } = found;
  const event = { ...found, view: { ...view, customMessage: shorten(view.customMessage) } };
  if (isPointless(mail, { guest, event, now: services.clock() })) return 'gone';
  const words = getGuestWords(found.invite.language);
  const link = origin() + getGuestPath(inviteId);
  const file = hasFile(mail) ? writeFile(event, link) : null;
  const stopPath = await createUnsubscribePath(db, inviteId, mail.address);
  const stop = origin() + addLanguage(stopPath, findOtherLanguage(reader));
  const today = findToday(services.clock(), view.timeZone);
  const replyTo = await findReplyAddress(services, mail);
  const replies = mail.kind === 'address' ? null : toReplies(event, replyTo !== null);
  const around = { event, link, stop, today, replies, hasFile: file !== null, words };
  const about = describeFor(guest, around);
  const write = guestContents[mail.kind as keyof typeof guestContents] as (
    about: About,
    payload: unknown,
  ) => MailContent;
  const message = finish(mail, {
    words,
    content: write(about, readPayload(mail, reader)),
    look: getMailLook(event.view),
    from: { ...from, name: nameSender(about, from) },
    // A typed name must not let a guest send words of their own to another person's address.
    to: { name: mail.kind === 'address' ? '' : guest.name, address: mail.address },
    stop,
  });
  return {
    ...message,
    ...(replyTo === null ? {} : { replyTo: { name: nameReplies(about), address: replyTo } }),
    ...(file === null
      ? {}
      : {
          attachments: [{ filename: 'invitation.ics', content: file, contentType: calendarType }],
        }),
  };
}

/** The host's own address, or the mailbox that is read here, with the message's token (behaviour 29.35). */
async function findReplyAddress(
  { db, bounces }: ComposeServices,
  { kind, hostUid, messageId }: LeasedMail,
): Promise<string | null> {
  if (kind === 'address') return null;
  return (
    (await findReplyTo(db, hostUid)) ?? (bounces ? toEnvelopeSender(bounces, messageId) : null)
  );
}

interface Around {
  event: FoundEvent;
  link: string;
  stop: string;
  today: string;
  hasFile: boolean;
  replies: Replies | null;
  words: GuestWords;
}

function toReplies({ invite, takesAnswers }: FoundEvent, toHost: boolean): Replies {
  const { contact, note } = invite.answerSettings;
  return { toHost, contact, takesNotes: takesAnswers && note };
}

function describeFor(guest: Recipient, around: Around): About {
  const { link, stop, replies, words, hasFile: isAttached } = around;
  const greeting = findGreetingName(guest.name, guest.people, words);
  return {
    words,
    event: toMailEvent(around),
    guest: {
      name: greeting,
      link: guest.token === null ? link : buildPersonalLink(link, guest.token),
      isPersonal: guest.token !== null,
      answer: guest.answer,
      people: guest.coming,
      dataLink: around.replies === null ? '' : findDataLink(guest, around),
      unsubscribeLink: stop,
    },
    hasFile: isAttached,
    replies,
  };
}

/** A personal link also says whose data it is, on a device that does not know yet. */
const findDataLink = ({ token }: Recipient, { link }: Around) =>
  token === null ? `${link}/data` : `${buildPersonalLink(link, token)}&data`;

const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** A host's own message is not about the event, and an unconfirmed address gets no calendar file. */
const hasFile = ({ kind }: LeasedMail) => kind !== 'message' && kind !== 'address';

function writeFile({ view, invite }: FoundEvent, link: string): string | null {
  return writeCalendarFile(toCalendarEvent(view, invite), link, getGuestWords(invite.language));
}

interface Moment {
  guest: Recipient;
  event: FoundEvent;
  now: number;
}

/**
 * Whether a message no longer applies to the event or the guest: the event was canceled or reinstated, is over or has
 * another date; the guest has answered, cannot answer or does not come (behaviour 36.1, 36.3).
 */
function isPointless(mail: LeasedMail, { guest, event, now }: Moment): boolean {
  const { kind } = mail;
  if (isUntrue(kind, event.view.cancellation !== null)) return true;
  if (forFutureEvents.has(kind) && isPast(event.view, now)) return true;
  if (kind === 'reminder') return guest.answer !== null || !event.takesAnswers;
  if (kind === 'invitation') {
    const invitation = payloadOf(kind).decode(mail.payload, mail.id);
    return guest.answer !== null && invitation?.again === false;
  }
  if (!forComing.has(kind)) return false;
  if (guest.answer !== 'yes' || guest.isWaiting) return true;
  if (kind !== 'tomorrow') return false;
  const { date } = payloadOf('tomorrow').decode(mail.payload, mail.id);
  const { view } = event;
  return view.date !== date || findLocalTime(now, view.timeZone) >= date;
}

function toMailEvent({ event, link, today }: Around): MailEvent {
  const { view, invite, picture } = event;
  return { view, answerBy: invite.answerSettings.answerBy, today, picture, link };
}

const longestName = 60;

const isolators = /[\u2066-\u2069]/gu;

/** 'Maya & Jonah via Festoon', without isolators. Omits a name that readers could take for the sender's address. */
function nameSender({ event, words }: About, { name: site }: MailSender): string {
  const hosts = nameHosts(event);
  const isPlain = !/[@<>"]|:\/\/|\bwww\./i.test(hosts.host) && hosts.host.length <= longestName;
  return isPlain ? words.say('mailFrom', { ...hosts, site }).replaceAll(isolators, '') : site;
}

const nameReplies = ({ event, words }: About) => nameHosts(event).host || words.say('mailYourHost');
