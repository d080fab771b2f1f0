import type { Generated } from 'kysely';

/**
 * The tables (house §5). Times are epoch milliseconds. Columns marked JSON hold JSON text on both engines
 * and are parsed in the stores that own them.
 */
export interface Database {
  hosts: HostsTable;
  sessions: SessionsTable;
  invites: InvitesTable;
  invitees: InviteesTable;
  rsvps: RsvpsTable;
}

export interface HostsTable {
  uid: string;
  username: string;
  email: string;
  display_name: string;
  password_hash: string;
  recovery_hash: string;
  created_at: number;
}

export interface SessionsTable {
  token_hash: string;
  host_uid: string;
  created_at: number;
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
  /** JSON: { id, name, time }[] with time in minutes from the event day's midnight. */
  activities: string;
  /** Counts every change; an update names the version it was read at. */
  version: number;
  /** JSON: at which version each part was written last; a part that is missing, at the first. */
  part_versions: Generated<string>;
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
  /** 1 while the answer is the host's word for the guest, 0 (unless told) once it is the guest's own. */
  recorded_by_host: Generated<number>;
  created_at: number;
  updated_at: number;
}
