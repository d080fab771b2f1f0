import * as v from 'valibot';

import { limits } from '#app/features/draft/limits.ts';
import type { Notify } from '#app/features/mail/notices/rules.ts';
import { type ReminderKind, reminderKinds } from '#app/features/mail/reminders/rules.ts';
import type { MailKind, MailProblem } from '#app/features/mail/schema.ts';
import { defineBoundedList, defineTrimmedText } from '#app/platform/text-schema.ts';

import type { Audience, LeftOut, MailingKind } from './audience.ts';

const unreadable = 'This message could not be read. Please reload the page and try again.';

/** As long as a mail program shows a subject, and as much as a message holds (behaviour 29.12). */
export const subjectMax = 150;
export const textMax = 4000;

export const mailingKinds = [
  'invitation',
  'reminder',
  'message',
  'change',
  'cancellation',
] as const;
export const audiences = ['all', 'yes', 'maybe', 'no', 'none'] as const;

const id = v.pipe(v.string(unreadable), v.regex(/^[\w-]{1,64}$/, unreadable));

/** What is sent and to whom. Subject and text belong to a written message. */
const mailing = {
  kind: v.picklist(mailingKinds, unreadable),
  to: v.picklist(audiences, unreadable),
  guests: v.pipe(
    v.array(v.unknown(), unreadable),
    defineBoundedList(id, limits.invitees, unreadable),
  ),
  subject: defineTrimmedText(subjectMax),
  text: defineTrimmedText(textMax),
};

/** An address that a host corrects. */
export const addressSchema = v.pipe(
  defineTrimmedText(limits.inviteeEmail),
  v.regex(/^[^\s@]+@[^\s@]+$/, 'Please enter an email address.'),
);

export const messageActionSchema = v.variant(
  'intent',
  [
    v.object({ intent: v.literal('send'), press: id, ...mailing }),
    v.object({ intent: v.literal('test'), press: id, ...mailing }),
    v.object({ intent: v.literal('preview'), ...mailing }),
    v.object({ intent: v.literal('undo'), press: id }),
    v.object({ intent: v.literal('keep-quiet') }),
    v.object({
      intent: v.literal('remind-automatically'),
      kind: v.picklist(reminderKinds, unreadable),
      isOn: v.boolean(unreadable),
    }),
    v.object({ intent: v.literal('correct'), guestId: id, press: id, address: addressSchema }),
  ],
  unreadable,
);

export type MessageAction = v.InferOutput<typeof messageActionSchema>;
export type Mailing = Omit<Extract<MessageAction, { intent: 'preview' }>, 'intent'>;

export type MessageReply =
  | { ok: true; did: 'sent'; press: string; queued: number; kind: MailingKind }
  | { ok: true; did: 'tested'; address: string }
  | { ok: true; did: 'previewed'; html: string }
  | { ok: true; did: 'undone'; count: number }
  | { ok: true; did: 'kept-quiet' }
  | { ok: true; did: 'switched' }
  | { ok: true; did: 'corrected'; isSentAgain: boolean }
  | { ok: false; message: string; signedOut?: boolean };

/** A few names of many people. */
export interface Named {
  count: number;
  names: readonly string[];
}

/** A reminder that the server sends by itself once it is switched on. */
export interface ReminderSwitch {
  kind: ReminderKind;
  isOn: boolean;
  /** When it goes out, or why it does not. */
  when: string;
}

/** A change that guests were not told of: 'date and place', and how many would be told. */
export interface Offer {
  what: string;
  count: number;
}

/** A mailing that the host is about to send. */
export interface Composition {
  kind: MailingKind;
  to: Audience;
  guests: readonly string[];
  /** By which the press is recognized when it comes twice, and undone. */
  press: string;
  readers: Named;
  leftOut: readonly (Named & { reason: LeftOut })[];
  /** How many of these wait for the next day, because a host may send only so many. */
  tomorrow: number;
  dayLimit: number;
  /** Why nothing can be sent; '' when it can. */
  problem: string;
  /** The message as HTML. */
  preview: string;
}

/** What was sent with one press. */
export interface SentMailing {
  press: string;
  kind: MailKind;
  at: number;
  queued: number;
  sent: number;
  failed: number;
  suppressed: number;
}

export interface FailedMail {
  guestId: string;
  name: string;
  kind: MailKind;
  /** Where it went. */
  address: string;
  /** What the list has now. */
  current: string;
  problem: MailProblem;
  /** Whether it can be sent again as it was. */
  isRepeatable: boolean;
  at: number;
}

/** Where the host reads mail. */
export interface HostAddress {
  address: string;
  isVerified: boolean;
  /** How the host hears of answers. */
  notify: Notify;
}

/** What the screen 'Messages' shows of an event. */
export interface MessagesView {
  inviteId: string;
  title: string;
  /** Whether this server sends mail. */
  isOn: boolean;
  host: HostAddress | null;
  /** Why guests are neither invited nor reminded any more; empty while they can be. */
  ended: string;
  /** Why nobody can be reminded to answer; empty while they can. */
  noReminder: string;
  /** How many guests were not told that the event is canceled; 0 while it takes place. */
  toTell: number;
  /** How many would get it now. */
  ready: Readonly<Record<'invitation' | 'reminder', number>>;
  /** Those that the server sends by itself; empty while there can be none. */
  reminders: readonly ReminderSwitch[];
  /** To tell guests what has changed. */
  offer: Offer | null;
  /** For corrections. */
  press: string;
  composition: Composition | null;
  mailings: readonly SentMailing[];
  failures: readonly FailedMail[];
}
