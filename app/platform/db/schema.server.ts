import type { Generated } from 'kysely';

import type { LastBackupTable } from './backup/last-backup.server.ts';
import type {
  DeskTicketsTable,
  DevicesTable,
  HostsTable,
  IdentitiesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordResetsTable,
  RegistrationLinksTable,
  SecurityEventsTable,
  SessionsTable,
} from './host-tables.server.ts';
import type {
  MailCountsTable,
  GuestMessagesTable,
  LeasesTable,
  MailboxStateTable,
  MessageMarksTable,
  MailKeysTable,
  MailOptOutsTable,
  OutboxTable,
} from './mail-tables.server.ts';
import type { JoinLinksTable, MembershipsTable } from './member-tables.server.ts';
import type {
  HandedOverTable,
  PhoneRoundGuestsTable,
  PhoneRoundsTable,
} from './told-tables.server.ts';

/**
 * Moments are epoch milliseconds, days YYYY-MM-DD, times HH:MM, flags 0 or 1. JSON text is parsed in the stores that
 * own it. Ids of rows that record events sort by time.
 */
export interface Database {
  hosts: HostsTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  security_events: SecurityEventsTable;
  devices: DevicesTable;
  desk_tickets: DeskTicketsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  password_resets: PasswordResetsTable;
  registration_links: RegistrationLinksTable;
  invites: InvitesTable;
  invitees: InviteesTable;
  rsvps: RsvpsTable;
  removed_answers: RemovedAnswersTable;
  reply_history: ReplyHistoryTable;
  invite_facts: InviteFactsTable;
  calendar_feeds: CalendarFeedsTable;
  kitchen_links: KitchenLinksTable;
  outbox: OutboxTable;
  leases: LeasesTable;
  handed_over: HandedOverTable;
  phone_rounds: PhoneRoundsTable;
  phone_round_guests: PhoneRoundGuestsTable;
  guest_addresses: GuestAddressesTable;
  guest_messages: GuestMessagesTable;
  message_marks: MessageMarksTable;
  mailbox_state: MailboxStateTable;
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
  last_backup: LastBackupTable;
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
  date: string;
  start_time: string;
  end_time: string;
  ends_next_day: number;
  /** IANA name, or empty for floating times. */
  time_zone: string;
  /** 1 if the date was over when it was saved, and no host has said since that the event took place. */
  saved_past: Generated<number>;
  location: string;
  lat: number | null;
  lng: number | null;
  show_map: number;
  custom_message: string;
  /** What guests read as the host's name. Without one it is '', or null if an earlier release saved the invitation. */
  hosted_by: Generated<string | null>;
  answers_closed: Generated<number>;
  /** Language of the invitation: one of the codes in `platform/language/languages.ts`. */
  language: Generated<string>;
  /** JSON: OwnWords, what hosts wrote in further languages. */
  own_words: Generated<string>;
  /** How many companions a guest may bring, unless the invitee's own row says otherwise. */
  companions: Generated<number>;
  answer_by: Generated<string>;
  late_answers: Generated<'accept' | 'close'>;
  /** Null for any number of people. */
  seats: Generated<number | null>;
  when_full: Generated<'list' | 'closed'>;
  guest_list: Generated<'host' | 'count' | 'names' | 'answers'>;
  /** 1 if other guests read the names of children. */
  child_names: Generated<number>;
  /** 1 if guests are offered a note to the host, and a day to decide by. */
  asks_note: Generated<number>;
  asks_decide_by: Generated<number>;
  /** 1 if the page counts down, and has a garland where guests see how many come. */
  counts_down: Generated<number>;
  /** How guests reach the host when answers are closed; empty without a way. */
  contact: Generated<string>;
  /** JSON: Question[], the retired ones last. */
  questions: Generated<string>;
  /** The row of `invite_facts` that holds today's facts; 0 while they never changed. */
  facts_version: Generated<number>;
  remind_to_answer: Generated<number>;
  remind_of_event: Generated<number>;
  /** JSON: Untold, what guests knew before changes that they were not told of; null when they know everything. */
  untold: Generated<string | null>;
  /** The answer-by date and the event's date for which automatic reminders were last queued. */
  reminded_to_answer: Generated<string | null>;
  reminded_of_event: Generated<string | null>;
  /** JSON: the picture without its bytes, or empty. */
  picture: Generated<string>;
  canceled_at: Generated<number | null>;
  cancel_message: Generated<string>;
  /** What guests read once the event is over; empty without. */
  thanks_words: Generated<string>;
  /** The https address of an album, or empty. */
  thanks_album: Generated<string>;
  /** The row is removed once the deletion can no longer be undone. */
  deleted_at: Generated<number | null>;
  /** People who said yes, and who were here, of guests that are deleted. */
  kept_people: Generated<number>;
  kept_here: Generated<number>;
  /** When its host was told that the guests of this past event will be deleted. */
  expiry_told_at: Generated<number | null>;
  /** JSON: { id, name, time }[] with time in minutes from the event day's midnight. */
  activities: string;
  /** Raised by every write (`versions.server.ts`), and by the removal of a reply. */
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
  /** The name without case and accents, by which guests are put in order. */
  name_key: Generated<string>;
  email: string;
  /** The personal link's token. In the clear, because the host can copy the link again. */
  token: string;
  /** JSON: Person[] of a household; empty for one person. */
  people: Generated<string>;
  /** How many people the invitee is: 1, or the length of `people`. */
  size: Generated<number>;
  /** Null for as many as the event says. */
  companions: Generated<number | null>;
  /** A host's note about the invitee, for hosts alone. */
  host_note: Generated<string>;
  /** In E.164; empty for none. For hosts alone. */
  phone: Generated<string>;
  /** A code of `languages`; empty for the event's. */
  language: Generated<string>;
}

interface ReplyColumns {
  /** JSON: each person's answer by id, of a household; null for one person, whose answer is `answer`. */
  people: Generated<string | null>;
  /** Of a household; null for one person. */
  yes_count: Generated<number | null>;
  maybe_count: Generated<number | null>;
  no_count: Generated<number | null>;
  /** JSON: string[], the names as far as they are known. */
  companions: Generated<string>;
  /** For the host alone. */
  note: Generated<string>;
  /** The day by which a maybe will be decided, or empty. */
  decide_by: Generated<string>;
  /** JSON: the answers to questions by question id, then by person id; '' stands for the reply as a whole. */
  answers: Generated<string>;
  /** Whether a required question is not answered. */
  incomplete: Generated<number>;
  late: Generated<number>;
  /** Whether other guests do not see it. */
  hidden: Generated<number>;
  /** The invitation's `facts_version` that it was given or confirmed for. */
  facts_version: Generated<number>;
  confirmed_at: Generated<number | null>;
  /** The place on the waiting list, in order of arrival; null when not on it. */
  waiting: Generated<number | null>;
  /** When it came in from the waiting list, until the guest's next change. */
  promoted_at: Generated<number | null>;
  /** The event's when it was inserted; raised by every write (`versions.server.ts`). */
  version: number;
}

export interface RsvpsTable extends ReplyColumns {
  id: string;
  invite_id: string;
  invitee_id: string | null;
  guest_key_hash: string | null;
  name: string;
  /** Of a household: yes if anybody comes, else maybe if anybody might. */
  answer: 'yes' | 'no' | 'maybe';
  extra: number;
  recorded_by_host: Generated<number>;
  created_at: number;
  updated_at: number;
}

/** Answers of the open link that a host removed, for as long as that can be undone. */
export interface RemovedAnswersTable extends ReplyColumns {
  id: string;
  /** The same for answers that were removed together. */
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

/** Rows are added and never changed. */
export interface ReplyHistoryTable {
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

export interface CalendarFeedsTable {
  host_uid: string;
  token_hash: string;
  created_at: number;
}

/** The secret link to an event's kitchen sheet. */
export interface KitchenLinksTable {
  invite_id: string;
  token_hash: string;
  created_at: number;
}

export interface GuestAddressesTable {
  reply_id: string;
  invite_id: string;
  address: string;
  /** Whether the host may see it. */
  shared: number;
  confirmed_at: number | null;
  created_at: number;
  /** The one that the guest reads in; empty for the event's. */
  language: Generated<string>;
}

/** Holds nothing about a guest. */
export interface ActivityTable {
  id: string;
  invite_id: string;
  /** Who it was; null for the server itself, and for an account that is gone. */
  host_uid: string | null;
  kind: string;
  part: string;
  count: number;
  at: number;
}

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
  /** The same for guests that were changed together. */
  change: string;
  changed_at: number;
  before: string;
}

/** A row for each size and format. */
export interface PicturesTable {
  /** The invitation's id and the rendition's name. */
  id: string;
  invite_id: string;
  bytes: Uint8Array;
}

export interface ArrivalsTable {
  id: string;
  invite_id: string;
  /**
   * The id of an invitee or of a reply. Somebody who was added at the door has an id of their own that starts with '+'.
   */
  guest: string;
  /** 0 after an arrival was undone. */
  people: number;
  /** The name of somebody who was added at the door, else empty. */
  name: string;
  /** Of this row. */
  version: number;
  /** The phone that changed it last, and the number of that phone's press. */
  phone: string;
  press: number;
  /** Of all arrivals of the event. */
  change: number;
  changed_at: number;
}
