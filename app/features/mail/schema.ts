import * as v from 'valibot';

import { knownFacts } from '#app/features/invite/schema.ts';
import type { MailKind } from '#app/platform/db/schema.server.ts';

export type { MailKind };

const toldAnswer = v.object({
  eventName: v.string(),
  /** Of the event's dashboard. */
  path: v.string(),
  name: v.string(),
  answer: v.picklist(['yes', 'no', 'maybe']),
  people: v.number(),
  isWaiting: v.boolean(),
  note: v.string(),
});

export type ToldAnswer = v.InferOutput<typeof toldAnswer>;

/** What each kind of mail needs besides its event, guest and host. */
export const payloadSchemas = {
  invitation: v.null(),
  reminder: v.object({ isAutomatic: v.boolean() }),
  /** To guests who come, on the day before. */
  tomorrow: v.object({ date: v.string() }),
  change: v.object({ before: knownFacts }),
  message: v.object({ subject: v.string(), text: v.string() }),
  cancellation: v.null(),
  promotion: v.object({ people: v.number() }),
  confirmation: v.null(),
  address: v.object({ link: v.string() }),
  /** Answers to one event or several; `more` is how many are not listed. */
  answers: v.object({ answers: v.pipe(v.array(toldAnswer), v.readonly()), more: v.number() }),
  /** Deleted once the mail was sent, because the link gives access. */
  verify: v.object({ link: v.string() }),
  /** As typed; the account, its address and the link are found when the mail is sent. */
  reset: v.object({ username: v.string() }),
} satisfies Record<MailKind, v.GenericSchema>;

export type Payloads = {
  [Kind in MailKind]: v.InferOutput<(typeof payloadSchemas)[Kind]>;
};

/** At most one of `inviteeId` and `replyId` is set. */
export type NewMail = {
  [Kind in MailKind]: {
    kind: Kind;
    payload: Payloads[Kind];
    address: string;
    /** The sender or, for mail to a host, the recipient. */
    hostUid: string | null;
    inviteId: string | null;
    inviteeId?: string | null;
    replyId?: string | null;
    /** Only one message per key is queued. */
    once?: string | null;
  };
}[MailKind];

/** Mail to hosts: it belongs to no event, and its rows are deleted after sending. */
export const hostKinds: readonly MailKind[] = ['answers', 'verify', 'reset'];

/** Mail caused by guests, counted separately from the host's (behaviour 29.14). */
export const guestCausedKinds: readonly MailKind[] = ['confirmation', 'address'];

/** Mail that is pointless once its event is canceled. */
export const pointlessOnceCanceled: readonly MailKind[] = [
  'invitation',
  'reminder',
  'tomorrow',
  'change',
  'promotion',
  'confirmation',
];

/** Their rows are deleted after sending. */
export const passingKinds: readonly MailKind[] = [...hostKinds, 'address'];

export type MailProblem =
  | 'no-mailbox'
  | 'no-domain'
  | 'bad-address'
  | 'full'
  | 'unwanted'
  | 'too-large'
  | 'refused'
  | 'later'
  | 'unreachable'
  | 'gave-up'
  | 'gone'
  | 'opted-out';

export interface MailStatus {
  id: string;
  kind: MailKind;
  state: 'queued' | 'sent' | 'failed' | 'suppressed';
  address: string;
  /** The earliest time to send a queued message. */
  dueAt: number;
  problem: MailProblem | null;
  at: number;
}
