import type { KnownFacts } from '#app/features/invite/schema.ts';
import type { MailKind } from '#app/platform/db/schema.server.ts';

export type { MailKind };

/** What a kind of mail needs beyond its event, its guest and its host. */
export interface Payloads {
  invitation: null;
  /** Asks for an answer. */
  reminder: { isAutomatic: boolean };
  /** To those who come, on the day before. */
  tomorrow: { date: string };
  /** What the facts were before the change. */
  change: { before: KnownFacts };
  message: { subject: string; text: string };
  cancellation: null;
  promotion: { people: number };
  /** Of a yes. */
  confirmation: null;
  /** Asks a guest of the open link to confirm the address. */
  address: { link: string };
  /** Of one event or several; `more` is how many are not listed. */
  answers: { answers: readonly ToldAnswer[]; more: number };
  /** The link is the only thing that opens what it is for, so it is removed once the mail was sent. */
  verify: { link: string };
  /** Whose link it is, as somebody typed it. The account, its address and the link are found when the mail is sent. */
  reset: { username: string };
}

/** An answer as a host is told of it. */
export interface ToldAnswer {
  eventName: string;
  /** The path of the event's dashboard. */
  path: string;
  name: string;
  answer: 'yes' | 'no' | 'maybe';
  people: number;
  /** Whether they have no place yet. */
  isWaiting: boolean;
  note: string;
}

/** A mail to be queued. `address` is where it goes; of its guest at most one of `inviteeId` and `replyId` is set. */
export type NewMail = {
  [Kind in MailKind]: {
    kind: Kind;
    payload: Payloads[Kind];
    address: string;
    /** The host whose message it is, or who it is for. */
    hostUid: string | null;
    inviteId: string | null;
    inviteeId?: string | null;
    replyId?: string | null;
    /** A second mail with the same key is not queued. */
    once?: string | null;
  };
}[MailKind];

/** Mail to hosts. It belongs to no event, and nothing of it is kept. */
export const hostKinds: readonly MailKind[] = ['answers', 'verify', 'reset'];

/** Mail that a guest's own press causes. It counts apart from what a host sends (behaviour 29.14). */
export const guestCausedKinds: readonly MailKind[] = ['confirmation', 'address'];

/** Mail that makes no sense once its event is canceled. What a host has written is sent nevertheless. */
export const pointlessOnceCanceled: readonly MailKind[] = [
  'invitation',
  'reminder',
  'tomorrow',
  'change',
  'promotion',
  'confirmation',
];

/** Mail of which nothing is kept once it was sent. */
export const passingKinds: readonly MailKind[] = [...hostKinds, 'address'];

/** Why a mail was not accepted. `mailProblems` has the words for each. */
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

/** What became of the last mail to somebody. */
export interface MailStatus {
  id: string;
  kind: MailKind;
  state: 'queued' | 'sent' | 'failed' | 'suppressed';
  address: string;
  /** Of a queued mail: when it is sent at the earliest. */
  dueAt: number;
  /** Why it waits or failed; null without a reason. */
  problem: MailProblem | null;
  /** When the state was reached. */
  at: number;
}
