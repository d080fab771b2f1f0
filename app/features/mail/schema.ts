import type { MailKind, MailWait } from '#app/platform/db/mail-tables.server.ts';

import type { Payloads, ToldAnswer } from './payloads.ts';

export type { MailKind, MailWait, Payloads, ToldAnswer };

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
export const hostKinds: readonly MailKind[] = ['answers', 'follow-up', 'verify', 'reset'];

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

/** A limit of a day. */
export type DayWait = Exclude<MailWait, 'sender'>;

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
  | 'opted-out'
  | 'unconfirmed'
  | 'locked';

/** Messages of a day (UTC). */
export interface DayLimits {
  /** Of a host; what guests cause in the host's name has a second limit of that size. */
  hostLimit: number;
  /** Of a host whose account is young. */
  youngLimit: number;
  /** From one network address, of all hosts. */
  networkLimit: number;
  /** To one mailbox, of all hosts. */
  mailboxLimit: number;
}

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
