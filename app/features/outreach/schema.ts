import * as v from 'valibot';

import { limits } from '#app/features/draft/limits.ts';
import { addressSchema } from '#app/features/guests/schema.ts';
import type { Notify } from '#app/features/mail/notices/rules.ts';
import type { Held } from '#app/features/mail/outbox/held.server.ts';
import { type ReminderKind, reminderKinds } from '#app/features/mail/reminders/rules.ts';
import type {
  DayLimits,
  DayWait,
  MailKind,
  MailProblem,
  MailWait,
} from '#app/features/mail/schema.ts';
import type { ListedRound } from '#app/features/told/schema.ts';
import { texts } from '#app/platform/language/say.ts';
import { defineBoundedList, defineTrimmedText } from '#app/platform/text-schema.ts';

import type { Audience, LeftOut, MailingKind } from './audience.ts';

const { unreadable, noName } = texts({
  unreadable: 'This message could not be read. Please reload the page and try again.',
  noName: 'Please write the name that your guests know.',
});

/** The length that mail programs show, and the most text of a message (behaviour 29.12). */
export const subjectMax = 150;
export const textMax = 4000;

/** The most words above an invitation or a reminder (behaviour 31.15). */
export const wordsMax = 500;

/** Whether the text of a mailing stands above what it is about. */
export const takesWords = (kind: MailingKind): boolean =>
  kind === 'invitation' || kind === 'reminder';

export const mailingKinds = [
  'invitation',
  'reminder',
  'message',
  'change',
  'cancellation',
] as const;
export const audiences = ['all', 'yes', 'maybe', 'no', 'none'] as const;

const id = v.pipe(v.string(unreadable), v.regex(/^[\w-]{1,64}$/, unreadable));

/** Only a written message has a subject; the text of an invitation or a reminder is the host's words above it. */
const mailing = {
  kind: v.picklist(mailingKinds, unreadable),
  to: v.picklist(audiences, unreadable),
  guests: v.pipe(
    v.array(v.unknown(), unreadable),
    defineBoundedList(id, limits.invitees, unreadable),
  ),
  again: v.optional(v.boolean(unreadable), false),
  subject: defineTrimmedText(subjectMax),
  text: defineTrimmedText(textMax),
};

export const messageActionSchema = v.variant(
  'intent',
  [
    v.object({ intent: v.literal('send'), press: id, ...mailing }),
    v.object({ intent: v.literal('test'), press: id, ...mailing }),
    v.object({ intent: v.literal('preview'), ...mailing }),
    v.object({ intent: v.literal('undo'), press: id }),
    v.object({ intent: v.literal('keep-quiet') }),
    v.object({ intent: v.literal('see-messages'), readTo: id }),
    v.object({
      intent: v.literal('name-hosts'),
      hostedBy: v.pipe(defineTrimmedText(limits.hostedBy), v.nonEmpty(noName)),
    }),
    v.object({
      intent: v.literal('choose-replies'),
      to: v.picklist(['host', 'nobody'], unreadable),
    }),
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
  | {
      ok: true;
      did: 'sent';
      press: string;
      queued: number;
      /** They wait until the host confirms an address. */
      isHeld: boolean;
      kind: MailingKind;
    }
  | { ok: true; did: 'tested'; address: string; wait: DayWait | null }
  | { ok: true; did: 'previewed'; html: string }
  | { ok: true; did: 'undone'; count: number }
  | { ok: true; did: 'kept-quiet' | 'seen' | 'switched' | 'named' | 'chosen' }
  | { ok: true; did: 'corrected'; isSentAgain: boolean }
  | { ok: false; message: string; signedOut?: boolean };

export interface Named {
  count: number;
  names: readonly string[];
}

export interface ReminderSwitch {
  kind: ReminderKind;
  isOn: boolean;
  /** When it will be sent, or why it will not. */
  when: string;
}

/** An untold change such as 'date and place', and how many guests would be told by mail, or can only be by phone. */
export interface Offer {
  what: string;
  count: number;
  byPhone: number;
}

/** How many messages wait for another day because of a limit. */
export interface Waiting {
  wait: MailWait;
  count: number;
}

export interface Composition {
  kind: MailingKind;
  to: Audience;
  guests: readonly string[];
  again?: boolean;
  /** The id of this press, which recognizes a repetition and undoes the mailing. */
  press: string;
  /** How guests reach the host without a reply, or ''. */
  contact: string;
  /** The event has no hosts' names. */
  needsHosts: boolean;
  readers: Named;
  leftOut: readonly (Named & { reason: LeftOut })[];
  /** How many of these wait for the next day, by limit. */
  waiting: readonly Waiting[];
  /** Why nothing can be sent, or ''. */
  problem: string;
  preview: string;
}

export interface SentMailing {
  press: string;
  kind: MailKind;
  at: number;
  queued: number;
  sent: number;
  failed: number;
  suppressed: number;
  /** Its sender confirmed no address in time. */
  lapsed: number;
  /** The subject of a message, or the host's words above an invitation or a reminder; else ''. */
  words: string;
  /** Nothing of it has begun to be sent. */
  takesBack: boolean;
  waiting: readonly Waiting[];
}

/** What a guest wrote with an answer. */
export interface Written {
  guestId: string | null;
  name: string;
  note: string;
  at: number;
}

/** What a guest wrote by mail. */
export interface GuestMessage {
  id: string;
  /** On the list; null for a guest of the open link. */
  guestId: string | null;
  /** Whom an answer goes to. */
  readerId: string;
  name: string;
  /** '' if there was nothing but quotes or attachments. */
  text: string;
  at: number;
  isUnread: boolean;
}

export interface FailedMail {
  guestId: string;
  name: string;
  kind: MailKind;
  address: string;
  /** The address on the list. */
  current: string;
  problem: MailProblem;
  /** It can be sent again unchanged. */
  isRepeatable: boolean;
  at: number;
}

export interface HostAddress {
  address: string;
  isVerified: boolean;
  notify: Notify;
  /** Where replies go; null until the host has chosen. */
  replies: 'host' | 'nobody' | null;
}

export interface MessagesView {
  inviteId: string;
  title: string;
  /** The host comes from canceling the event. */
  isJustCanceled: boolean;
  isOn: boolean;
  host: HostAddress | null;
  /** Why guests can no longer be invited or reminded, or ''. */
  ended: string;
  /** Why nobody can be reminded to answer, or ''. */
  noReminder: string;
  /** How many guests were not told of the cancellation; 0 without one. */
  toTell: number;
  /** How many guests would get each now. */
  ready: Readonly<Record<'invitation' | 'reminder', number>>;
  /** Empty if none is possible. */
  reminders: readonly ReminderSwitch[];
  offer: Offer | null;
  /** The id for a correction. */
  press: string;
  composition: Composition | null;
  dayLimits: DayLimits;
  mailings: readonly SentMailing[];
  /** The latest of what guests wrote. */
  written: readonly Written[];
  /** The latest of what guests wrote by mail. */
  received: readonly GuestMessage[];
  rounds: readonly ListedRound[];
  /** Replies that go to no host's address arrive on this screen. */
  readsReplies: boolean;
  /** What waits for this host's confirmation, by kind. */
  held: readonly Held[];
  failures: readonly FailedMail[];
}
