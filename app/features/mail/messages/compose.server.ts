import { writeCalendarFile } from '#app/features/calendar/calendar-file.server.ts';
import { toCalendarEvent } from '#app/features/calendar/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { findLocalTime, findToday } from '#app/features/schedule/today.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { buildPersonalLink, getAccountPath, getGuestPath } from '#app/platform/paths.ts';
import type { MailSender } from '#app/platform/settings/mail-settings.server.ts';

import { toDeliverable } from '../deliverable.server.ts';
import type { LeasedMail } from '../outbox/leases.server.ts';
import { payloadOf } from '../outbox/payload.server.ts';
import { isUntrue } from '../rules.ts';
import { type MailKind, type MailProblem, hostKinds } from '../schema.ts';
import type { OutgoingMail } from '../transport/port.ts';
import { findOptedOut } from '../unsubscribe/opt-outs.server.ts';
import { createUnsubscribePath } from '../unsubscribe/unsubscribe-links.server.ts';
import type { MailContent } from './content.ts';
import { type MailEvent, nameHost, shorten, toLine } from './event-content.ts';
import { type About, type Replies, guestContents } from './guest-content.ts';
import { accountContents, tellAnswers } from './host-content.ts';
import { type MailLook, brandLook, getMailLook } from './mail-colors.ts';
import { writeHtml } from './mail-html.tsx';
import { writeText } from './mail-text.ts';
import { type Recipient, findRecipient, findReplyTo } from './recipient.server.ts';

export interface FoundEvent {
  view: GuestView;
  invite: Pick<Invite, 'version' | 'updatedAt' | 'answerSettings'>;
  takesAnswers: boolean;
  /** The URL of the link preview. */
  picture: string;
}

export interface ComposeServices {
  db: Db;
  clock: Clock;
  from: MailSender;
  origin: () => string;
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

const automatic = new Set(['tomorrow', 'promotion', 'confirmation', 'address', ...hostKinds]);

/** Composes a message from the event's current state, or returns why it is not sent (behaviour 29.8, 29.10). */
export async function composeMail(
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
  return finish(mail, { content, look: brandLook, from, to: { name: '', address } });
}

function composeForHost({ origin, from }: ComposeServices, mail: LeasedMail): OutgoingMail {
  const content =
    mail.kind === 'answers'
      ? tellAnswers(payloadOf('answers').decode(mail.payload, mail.id), {
          origin: origin(),
          accountPath: getAccountPath('mail'),
        })
      : accountContents.verify(payloadOf('verify').decode(mail.payload, mail.id));
  return finish(mail, { content, look: brandLook, from, to: { name: '', address: mail.address } });
}

async function composeForGuest(
  services: ComposeServices,
  mail: LeasedMail,
): Promise<OutgoingMail | MailProblem> {
  const { db, origin, from, findEvent } = services;
  const { inviteId } = mail;
  const found = inviteId === null ? null : await findEvent(inviteId);
  if (inviteId === null || !found) return 'gone';
  const { view } = found;
  const event = { ...found, view: { ...view, customMessage: shorten(view.customMessage) } };
  if ((await findOptedOut(db, inviteId, [mail.address])).size > 0) return 'opted-out';
  const guest = await findRecipient(db, mail);
  if (!guest || isPointless(mail, { guest, event, now: services.clock() })) return 'gone';
  const link = origin() + getGuestPath(inviteId);
  const file = hasFile(mail) ? writeFile(event, link) : null;
  const stop = origin() + (await createUnsubscribePath(db, inviteId, mail.address));
  const today = findToday(services.clock(), view.timeZone);
  const replyTo = mail.kind === 'address' ? null : await findReplyTo(db, mail.hostUid);
  const replies = mail.kind === 'address' ? null : toReplies(event, replyTo !== null);
  const about = describeFor(guest, { event, link, stop, today, replies, hasFile: file !== null });
  const write = guestContents[mail.kind as keyof typeof guestContents] as (
    about: About,
    payload: unknown,
  ) => MailContent;
  const message = finish(mail, {
    content: write(about, payloadOf(mail.kind).decode(mail.payload, mail.id)),
    look: getMailLook(event.view),
    from: { ...from, name: nameSender(about.event, from) },
    // A typed name must not let a guest send words of their own to another person's address.
    to: { name: mail.kind === 'address' ? '' : guest.name, address: mail.address },
    stop,
  });
  return {
    ...message,
    ...(replyTo === null ? {} : { replyTo: { name: nameHost(about.event), address: replyTo } }),
    ...(file === null
      ? {}
      : {
          attachments: [{ filename: 'invitation.ics', content: file, contentType: calendarType }],
        }),
  };
}

interface Around {
  event: FoundEvent;
  link: string;
  stop: string;
  today: string;
  hasFile: boolean;
  replies: Replies | null;
}

function toReplies({ invite, takesAnswers }: FoundEvent, toHost: boolean): Replies {
  const { contact, note } = invite.answerSettings;
  return { toHost, contact, takesNotes: takesAnswers && note };
}

function describeFor(guest: Recipient, around: Around): About {
  const { link, stop, replies, hasFile: isAttached } = around;
  return {
    event: toMailEvent(around),
    guest: {
      name: guest.greeting,
      link: guest.token === null ? link : buildPersonalLink(link, guest.token),
      isPersonal: guest.token !== null,
      answer: guest.answer,
      people: guest.people,
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
  return writeCalendarFile(toCalendarEvent(view, invite), link);
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

/** 'Maya & Jonah via Festoon'. Omits a name that readers could take for the sender's address. */
function nameSender(event: MailEvent, { name }: MailSender): string {
  const host = nameHost(event);
  const isPlain = !/[@<>"]|:\/\/|\bwww\./i.test(host) && host.length <= longestName;
  return isPlain ? `${host} via ${name}` : name;
}

interface Parts {
  content: MailContent;
  look: MailLook;
  from: MailSender;
  to: { name: string; address: string };
  /** The unsubscribe address to which mail programs post. */
  stop?: string;
}

const longestSubject = 200;

function finish(mail: LeasedMail, { content, look, from, to, stop }: Parts): OutgoingMail {
  const isAutomatic =
    automatic.has(mail.kind) ||
    (mail.kind === 'reminder' && payloadOf('reminder').decode(mail.payload, mail.id).isAutomatic);
  return {
    messageId: `<${mail.messageId}>`,
    from,
    to: { name: toLine(to.name), address: to.address },
    subject: toLine(content.subject).slice(0, longestSubject).toWellFormed(),
    html: writeHtml(content, look),
    text: writeText(content),
    headers: {
      ...(isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
      ...(stop
        ? { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}
