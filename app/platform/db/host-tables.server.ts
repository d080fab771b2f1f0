import type { Generated } from 'kysely';

export interface HostsTable {
  uid: string;
  username: string;
  /** The synthetic login address; no mail can reach it. */
  email: string;
  display_name: string;
  password_hash: string;
  recovery_hash: string;
  created_at: number;
  recovered_at: Generated<number | null>;
  mail_address: Generated<string | null>;
  mail_verified_at: Generated<number | null>;
  /** Whether guests' replies to a mail go to that address, and whether the host has chosen so. */
  mail_replies: Generated<number>;
  mail_replies_chosen: Generated<number>;
  /** Since when its mail has the limit of a day of every host; null for a young account. */
  established_at: Generated<number | null>;
  notify: Generated<'now' | 'daily' | 'never'>;
  /** The host has been told of the answers up to this time; null before the first message. */
  notified_until: Generated<number | null>;
}

export interface SessionsTable {
  token_hash: string;
  host_uid: string;
  created_at: number;
  expires_at: number;
  /** When it was last used, to the hour; null if only an earlier release has used it. */
  seen_at: Generated<number | null>;
  /** When its host last gave the password or a passkey; null in a session of an earlier release. */
  confirmed_at: Generated<number | null>;
  /** Browser and system in words; empty when unknown. */
  device: Generated<string>;
}

export interface SecurityEventsTable {
  id: string;
  host_uid: string;
  /** A `SecurityEvent`. */
  event: string;
  device: string;
  at: number;
}

export interface DevicesTable {
  id: string;
  token_hash: string;
  host_uid: string;
  expires_at: number;
}

export interface PasskeysTable {
  id: string;
  /** The authenticator's own id, in base64url. */
  credential_id: string;
  host_uid: string;
  /** A COSE key, in base64url. */
  public_key: string;
  counter: number;
  /** JSON: string[], how browsers reach the authenticator. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

export interface PasskeyChallengesTable {
  challenge: string;
  /** Includes the session. */
  purpose: string;
  expires_at: number;
}

export interface PasswordResetsTable {
  token_hash: string;
  host_uid: string;
  /** The link is valid while this is the host's confirmed address. */
  address: string;
  expires_at: number;
  used_at: number | null;
}

/** Each signs a host in once, for one event, after its save (behaviour 17.47). */
export interface DeskTicketsTable {
  token_hash: string;
  /** Of the token with which the guest page shows the live layer. */
  view_hash: string;
  host_uid: string;
  invite_id: string;
  expires_at: number;
  used_at: number | null;
}
