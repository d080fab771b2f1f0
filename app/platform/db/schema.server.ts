import type { Generated } from 'kysely';

/**
 * The tables. Times are epoch milliseconds. Columns marked JSON hold JSON text on both engines
 * and are parsed in the stores that own them.
 */
export interface Database {
  hosts: HostsTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  invites: InvitesTable;
  invitees: InviteesTable;
  rsvps: RsvpsTable;
  place_requests: PlaceRequestsTable;
  removed_answers: RemovedAnswersTable;
}

export interface HostsTable {
  uid: string;
  username: string;
  email: string;
  display_name: string;
  password_hash: string;
  recovery_hash: string;
  created_at: number;
  /** When a recovery code was last used. */
  recovered_at: Generated<number | null>;
}

export interface SessionsTable {
  token_hash: string;
  host_uid: string;
  created_at: number;
  expires_at: number;
}

/** A device that a host has signed in on. */
export interface DevicesTable {
  id: string;
  token_hash: string;
  host_uid: string;
  expires_at: number;
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
  /** The name that guests read as the host's. Null, as an earlier release leaves it, and '' are none. */
  hosted_by: Generated<string | null>;
  /** 0 or 1: whether guests can no longer answer. */
  answers_closed: Generated<number>;
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
}

export interface RsvpsTable {
  id: string;
  invite_id: string;
  invitee_id: string | null;
  guest_key_hash: string | null;
  name: string;
  answer: 'yes' | 'no' | 'maybe';
  /** 0 or 1. */
  extra: number;
  /** 1 when the host recorded the answer for the guest, 0 (the default) when the guest gave it. */
  recorded_by_host: Generated<number>;
  created_at: number;
  updated_at: number;
}

/** Answers of the open link that a host removed, for as long as that can be undone. */
export interface RemovedAnswersTable {
  id: string;
  /** What was removed together. */
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

export interface PlaceRequestsTable {
  /** YYYY-MM-DD in UTC. */
  day: string;
  /** A hash of the day and the visitor's network address; empty in the row that counts everybody's. */
  visitor: string;
  count: number;
}
