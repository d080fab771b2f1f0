import type { KnownFacts } from '#app/features/invite/schema.ts';
import type { MailKind } from '#app/platform/db/schema.server.ts';

export type { MailKind };

/** The payload of each kind of mail: what it needs besides its event, its guest and its host. */
export interface Payloads {
  invitation: null;
  /** Asks for an answer. */
  reminder: { isAutomatic: boolean };
  /** To guests who come, on the day before. */
  tomorrow: { date: string };
  /** The facts before the change. */
  change: { before: KnownFacts };
  message: { subject: string; text: string };
  cancellation: null;
  promotion: { people: number };
  /** Confirms a yes. */
  confirmation: null;
  /** Asks a guest of the open link to confirm the address. */
  address: { link: string };
  /** Answers to one event or several; `more` is how many are not listed. */
  answers: { answers: readonly ToldAnswer[]; more: number };
  /** The link gives access to whoever has it, so it is removed once the mail was sent. */
  verify: { link: string };
  /** The username as it was typed. The account, its address and the link are found when the mail is sent. */
  reset: { username: string };
}

/** An answer in a message to the host. */
export interface ToldAnswer {
  eventName: string;
  /** The path of the event's dashboard. */
  path: string;
  name: string;
  answer: 'yes' | 'no' | 'maybe';
  people: number;
  /** True while they wait for a place. */
  isWaiting: boolean;
  note: string;
}

/** A message to queue. At most one of `inviteeId` and `replyId` is set. */
export type NewMail = {
  [Kind in MailKind]: {
    kind: Kind;
    payload: Payloads[Kind];
    address: string;
    /** The host who sends it or, for mail to a host, its recipient. */
    hostUid: string | null;
    inviteId: string | null;
    inviteeId?: string | null;
    replyId?: string | null;
    /** A second message with the same key is not queued. */
    once?: string | null;
  };
}[MailKind];

/** Mail to hosts. It belongs to no event, and its rows are deleted once it was sent. */
export const hostKinds: readonly MailKind[] = ['answers', 'verify', 'reset'];

/** Mail that a guest's own action causes. It is counted separately from the host's mail (behaviour 29.14). */
export const guestCausedKinds: readonly MailKind[] = ['confirmation', 'address'];

/** Mail that makes no sense once its event is canceled. A message that the host has written is sent nevertheless. */
export const pointlessOnceCanceled: readonly MailKind[] = [
  'invitation',
  'reminder',
  'tomorrow',
  'change',
  'promotion',
  'confirmation',
];

/** Mail whose row is deleted once it was sent. */
export const passingKinds: readonly MailKind[] = [...hostKinds, 'address'];

/** Why a message was not accepted. `mailProblems` has the words for each. */
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

/** The state of the latest mail to a guest. */
export interface MailStatus {
  id: string;
  kind: MailKind;
  state: 'queued' | 'sent' | 'failed' | 'suppressed';
  address: string;
  /** For a queued message: the earliest time to send it. */
  dueAt: number;
  /** Why it waits or failed; null without a reason. */
  problem: MailProblem | null;
  /** When the state was reached. */
  at: number;
}
