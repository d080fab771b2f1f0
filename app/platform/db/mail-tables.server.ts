import type { Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  kind: MailKind;
  /** The host who sends it or, for a message to a host, its recipient. */
  host_uid: string | null;
  invite_id: string | null;
  invitee_id: string | null;
  /** For a guest of the open link. */
  reply_id: string | null;
  address: string;
  /** Without angle brackets. The same at every attempt. */
  message_id: string;
  /** JSON: what its kind needs and the event does not hold. */
  payload: string;
  /** Messages that were queued together share it and are withdrawn together. */
  batch: string | null;
  /** At most one message with this key is ever queued. */
  once: string | null;
  state: 'queued' | 'leased' | 'sent' | 'failed' | 'suppressed';
  /** The earliest time to send it; for a leased message, when the lease runs out. */
  due_at: number;
  /** The process that sends it. */
  lease: string | null;
  attempts: Generated<number>;
  /** Whether it was counted towards the limits of a day. */
  counted: Generated<number>;
  /** A hash of the network address that it was queued from, until it is counted. */
  network: string | null;
  /** The limit beyond which it waits for another day. */
  waits_for: MailWait | null;
  problem: string | null;
  /** The mail server's last answer. */
  last_answer: string | null;
  created_at: number;
  updated_at: number;
}

export type MailKind =
  | 'invitation'
  | 'reminder'
  | 'tomorrow'
  | 'change'
  | 'message'
  | 'cancellation'
  | 'promotion'
  | 'confirmation'
  | 'address'
  | 'answers'
  | 'follow-up'
  | 'verify'
  | 'reset';

/**
 * A limit of a day (of a host, of a young account, of the sender's network address, of the recipient's mailbox), or the
 * confirmation of the sender's own address.
 */
export type MailWait = 'host' | 'young' | 'network' | 'mailbox' | 'sender';

export interface MailOptOutsTable {
  id: string;
  /** Null for all mail. */
  invite_id: string | null;
  address_hash: string;
  created_at: number;
}

export interface MailCountsTable {
  /** What is limited by day (UTC, `outbox/bounds.server.ts`), or '' for the whole server, counted by minute. */
  scope: string;
  period: string;
  count: number;
}

/** What one process of several does. */
export interface LeasesTable {
  name: string;
  holder: string;
  until: number;
}

/** What a guest wrote by mail. One of `invitee_id` and `reply_id` is set. */
export interface GuestMessagesTable {
  id: string;
  invite_id: string;
  invitee_id: string | null;
  /** Of a guest of the open link. */
  reply_id: string | null;
  /** A hash of what names the mail, which is stored once. */
  mail_hash: string;
  /** Without quotes; '' if there was nothing else. */
  text: string;
  at: number;
}

/** What a host has read of an event's messages. */
export interface MessageMarksTable {
  id: string;
  host_uid: string;
  invite_id: string;
  /** The latest message that was on the screen. */
  read_to: string;
}

/** How the mailbox of returned mail is: one row. */
export interface MailboxStateTable {
  id: string;
  /** When it was last looked through. */
  read_at: number | null;
  /** The first failure since then. */
  away_since: number | null;
  /** Messages that were left for the next look. */
  waiting: Generated<number>;
  processed: Generated<number>;
  /** Those of them that were about no message of this server. */
  unmatched: Generated<number>;
  /** Of the test message that was sent last. */
  test_token: string | null;
  test_sent_at: number | null;
  test_seen_at: number | null;
}

export interface MailKeysTable {
  id: string;
  secret: string;
}
