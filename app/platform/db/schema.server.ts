import type { Generated } from 'kysely';

import type {
  DevicesTable,
  HostsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordResetsTable,
  SecurityEventsTable,
  SessionsTable,
} from './host-tables.server.ts';
import type { JoinLinksTable, MembershipsTable } from './member-tables.server.ts';

/**
 * The tables. Times are epoch milliseconds. Columns marked JSON hold JSON text on both engines
 * and are parsed in the stores that own them.
 */
export interface Database {
  hosts: HostsTable;
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
  devices: DevicesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  password_resets: PasswordResetsTable;
  invites: InvitesTable;
  invitees: InviteesTable;
  rsvps: RsvpsTable;
  place_requests: PlaceRequestsTable;
  removed_answers: RemovedAnswersTable;
  reply_history: ReplyHistoryTable;
  invite_facts: InviteFactsTable;
  calendar_feeds: CalendarFeedsTable;
  outbox: OutboxTable;
  guest_addresses: GuestAddressesTable;
  mail_opt_outs: MailOptOutsTable;
  mail_counts: MailCountsTable;
  mail_keys: MailKeysTable;
  activity: ActivityTable;
  guest_labels: GuestLabelsTable;
  undo_rows: UndoRowsTable;
  memberships: MembershipsTable;
  join_links: JoinLinksTable;
  pictures: PicturesTable;
  arrivals: ArrivalsTable;
}

export interface InvitesTable {
  id: string;
  draft_id: string;
  host_uid: string | null;
  host_username: string | null;
  host_email: string | null;
  event_name: string;
  /** JSON: string[] */
  event_type: string;
  /** JSON: string[], chosen tags followed by the custom text. */
  theme: string;
  /** YYYY-MM-DD, or empty. */
  date: string;
  /** HH:MM, or empty. */
  start_time: string;
  end_time: string;
  /** 0 or 1. */
  ends_next_day: number;
  /** IANA name, or empty for floating times. */
  time_zone: string;
  location: string;
  lat: number | null;
  lng: number | null;
  /** 0 or 1: whether guests get a map. */
  show_map: number;
  custom_message: string;
  /**
   * The name that guests read as the host's. Without a name it is '', or null if an earlier release saved the
   * invitation.
   */
  hosted_by: Generated<string | null>;
  /** 0 or 1: whether guests can no longer answer. */
  answers_closed: Generated<number>;
  /** How many companions a guest may bring, unless the invitee's own row says otherwise. */
  companions: Generated<number>;
  /** YYYY-MM-DD, or empty. */
  answer_by: Generated<string>;
  late_answers: Generated<'accept' | 'close'>;
  /** How many people may come; null for any number. */
  places: Generated<number | null>;
  when_full: Generated<'list' | 'closed'>;
  guest_list: Generated<'host' | 'names' | 'answers'>;
  /** How guests reach the host when answers are closed; empty without a way. */
  contact: Generated<string>;
  /** JSON: Question[], the retired ones last. */
  questions: Generated<string>;
  /** The row of `invite_facts` that holds today's facts; 0 while they never changed. */
  facts_version: Generated<number>;
  /** 0 or 1: whether guests without an answer are reminded before the answer-by date. */
  remind_to_answer: Generated<number>;
  /** 0 or 1: whether those who come are reminded on the day before. */
  remind_of_event: Generated<number>;
  /** JSON: Untold, what guests knew before changes that they were not told of; null when they know everything. */
  untold: Generated<string | null>;
  /** The answer-by date and the event's date for which automatic reminders were last queued. */
  reminded_to_answer: Generated<string | null>;
  reminded_of_event: Generated<string | null>;
  /** JSON: the picture at its head without the bytes, or empty. */
  picture: Generated<string>;
  /** When the event was canceled; null while it takes place. */
  canceled_at: Generated<number | null>;
  /** What the host tells the guests of a canceled event. */
  cancel_message: Generated<string>;
  /** When the event was deleted; its row is removed once that can no longer be undone. */
  deleted_at: Generated<number | null>;
  /** When its host was told that the guests of this past event will be deleted. */
  expiry_told_at: Generated<number | null>;
  /** JSON: { id, name, time }[] with time in minutes from the event day's midnight. */
  activities: string;
  /** Counts every change; an update names the version it was read at. */
  version: number;
  /** JSON: the version that last changed each part. A part that is missing was last changed by version 1. */
  part_versions: Generated<string>;
  /** JSON: a digest of each part as the draft was last saved; empty if an earlier release saved it. */
  draft_digests: Generated<string>;
  created_at: number;
  updated_at: number;
}

export interface InviteesTable {
  id: string;
  invite_id: string;
  position: number;
  name: string;
  email: string;
  /** The personal link's token. In the clear, because the host can copy the link again. */
  token: string;
  /** JSON: Person[] of a household; empty for one person. */
  people: Generated<string>;
  /** How many people the invitee is: 1, or the length of `people`. */
  size: Generated<number>;
  /** How many companions they may bring; null for as many as the event says. */
  companions: Generated<number | null>;
}

/** What a reply holds besides its answer and its companions. */
interface ReplyColumns {
  /** JSON: each person's answer by id, of a household; null for one person, whose answer is `answer`. */
  people: Generated<string | null>;
  /** How many people of a household gave which answer; null for one person. */
  yes_count: Generated<number | null>;
  maybe_count: Generated<number | null>;
  no_count: Generated<number | null>;
  /** JSON: string[], the companions' names as far as they are known. */
  companions: Generated<string>;
  /** For the host alone. */
  note: Generated<string>;
  /** YYYY-MM-DD by which a maybe will be decided, or empty. */
  decide_by: Generated<string>;
  /** JSON: the answers to questions by question id, then by person id; '' stands for the reply as a whole. */
  answers: Generated<string>;
  /** 0 or 1: whether a required question is not answered. */
  incomplete: Generated<number>;
  /** 0 or 1: whether it was given after the answer-by date. */
  late: Generated<number>;
  /** 0 or 1: whether other guests do not see it. */
  hidden: Generated<number>;
  /** The invitation's `facts_version` that it was given or confirmed for. */
  facts_version: Generated<number>;
  confirmed_at: Generated<number | null>;
  /** The place on the waiting list, in order of arrival; null when not on it. */
  waiting: Generated<number | null>;
  /** When it came in from the waiting list, until the guest's next change. */
  promoted_at: Generated<number | null>;
}

export interface RsvpsTable extends ReplyColumns {
  id: string;
  invite_id: string;
  invitee_id: string | null;
  guest_key_hash: string | null;
  name: string;
  /** Of a household: yes if anybody comes, else maybe if anybody might. */
  answer: 'yes' | 'no' | 'maybe';
  /** The number of companions. */
  extra: number;
  /** 1 when the host recorded the answer for the guest, 0 (the default) when the guest gave it. */
  recorded_by_host: Generated<number>;
  created_at: number;
  updated_at: number;
}

/** Answers of the open link that a host removed, for as long as that can be undone. */
export interface RemovedAnswersTable extends ReplyColumns {
  id: string;
  /** The id of the removal: answers that were removed together share it. */
  removal: string;
  removed_at: number;
  invite_id: string;
  guest_key_hash: string | null;
  name: string;
  answer: 'yes' | 'no' | 'maybe';
  extra: number;
  recorded_by_host: number;
  created_at: number;
  updated_at: number;
}

/** What was changed in replies after they were first given. Rows are added and never changed. */
export interface ReplyHistoryTable {
  /** Sorts by time. */
  id: string;
  invite_id: string;
  invitee_id: string | null;
  reply_id: string;
  changed_at: number;
  changed_by: 'guest' | 'host' | 'list' | 'edit';
  /** JSON: the changed fields as they were; of a removed reply all of them. */
  before: string;
  /** JSON: the changed fields as they became; null when the reply was removed. */
  after: string | null;
}

/** The date, times, zone and place that an invitation has or had, once they have changed. */
export interface InviteFactsTable {
  id: string;
  invite_id: string;
  version: number;
  /** JSON: Facts */
  facts: string;
  changed_at: number;
}

/** The secret address of a host's calendar. */
export interface CalendarFeedsTable {
  host_uid: string;
  token_hash: string;
  created_at: number;
}

/** Where a guest of the open link wants mail. */
export interface GuestAddressesTable {
  reply_id: string;
  invite_id: string;
  address: string;
  /** 0 or 1: whether the host may see it. */
  shared: number;
  /** When the guest confirmed the address; null until then. */
  confirmed_at: number | null;
  created_at: number;
}

/** Mail that is to be sent, was sent or could not be sent. */
export interface OutboxTable {
  /** Sorts by time. */
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
  /** The id of the press that queued it: undone together. */
  batch: string | null;
  /** At most one message with this key is ever queued. */
  once: string | null;
  state: 'queued' | 'leased' | 'sent' | 'failed' | 'suppressed';
  /** The earliest time to send it; for a leased message, when the lease runs out. */
  due_at: number;
  /** The process that sends it. */
  lease: string | null;
  attempts: Generated<number>;
  /** 0 or 1: whether it counts towards its host's limit of a day. */
  counted: Generated<number>;
  /** Why it was not accepted yet, or not at all. */
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
  | 'verify'
  | 'reset';

/** Addresses that want no mail about one event, or no mail from this server. */
export interface MailOptOutsTable {
  id: string;
  /** Null for all mail. */
  invite_id: string | null;
  address_hash: string;
  created_at: number;
}

/** What the hosts of an event have changed, without anything about a guest. */
export interface ActivityTable {
  /** Sorts by time. */
  id: string;
  invite_id: string;
  /** Who it was; null for the server itself, and for an account that is gone. */
  host_uid: string | null;
  kind: string;
  /** The part of the invitation that was changed, or empty. */
  part: string;
  /** How many changes in a row it stands for. */
  count: number;
  /** When the last of them was. */
  at: number;
}

/** The labels that a host gives to invitees. */
export interface GuestLabelsTable {
  id: string;
  invite_id: string;
  invitee_id: string;
  label: string;
}

/**
 * The state of guests before a host changed many at once, one row for each guest, for as long as that can be undone.
 */
export interface UndoRowsTable {
  id: string;
  invite_id: string;
  /** The id of the change: all guests that it changed share it. */
  change: string;
  changed_at: number;
  /** JSON: the rows of the guest as they were. */
  before: string;
}

/** The picture of an invitation, a row for each size and format. */
export interface PicturesTable {
  /** The invitation's id and the rendition's name. */
  id: string;
  invite_id: string;
  bytes: Uint8Array;
}

/** Who has arrived at an event. */
export interface ArrivalsTable {
  id: string;
  invite_id: string;
  /**
   * The id of an invitee or of a reply. Somebody who was added at the door has an id of their own that starts with '+'.
   */
  guest: string;
  /** How many people are here; 0 after an arrival was taken back. */
  people: number;
  /** The name of somebody who was added at the door, else empty. */
  name: string;
  /** Counts this row's changes. */
  version: number;
  /** The phone that changed it last, and the number of that phone's press. */
  phone: string;
  press: number;
  /** Counts the changes of all arrivals of the event. */
  change: number;
  changed_at: number;
}

/** How many messages were sent in a period. */
export interface MailCountsTable {
  /** A host's uid, counted by day (UTC), or '' for the whole server, counted by minute. */
  scope: string;
  period: string;
  count: number;
}

/** The secret behind the links in mail. */
export interface MailKeysTable {
  id: string;
  secret: string;
}

export interface PlaceRequestsTable {
  /** YYYY-MM-DD in UTC. */
  day: string;
  /** A hash of the day and the visitor's network address; empty in the row that counts all visitors. */
  visitor: string;
  count: number;
}
