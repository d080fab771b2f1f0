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
  /** When a recovery code was last used. */
  recovered_at: Generated<number | null>;
  /** Where the host reads mail; null without an address. */
  mail_address: Generated<string | null>;
  /** When the host confirmed the address; null until then. */
  mail_verified_at: Generated<number | null>;
  /** 0 or 1: whether guests' replies to a mail go to that address. */
  mail_replies: Generated<number>;
  /** How the host hears of answers. */
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
  /** Browser and system in words; empty when unknown. */
  device: Generated<string>;
}

/** What a host reads as the account's recent activity. */
export interface SecurityEventsTable {
  /** Sorts by time. */
  id: string;
  host_uid: string;
  /** A `SecurityEvent`. */
  event: string;
  /** Browser and system in words; empty when unknown. */
  device: string;
  at: number;
}

/** A device that a host has signed in on. */
export interface DevicesTable {
  id: string;
  token_hash: string;
  host_uid: string;
  expires_at: number;
}

/** A passkey that opens a host's account. */
export interface PasskeysTable {
  id: string;
  /** The authenticator's own id, in base64url. */
  credential_id: string;
  host_uid: string;
  /** A COSE key, in base64url. */
  public_key: string;
  /** How often the authenticator says it was used; 0 if it does not count. */
  counter: number;
  /** JSON: string[], how browsers reach the authenticator. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A challenge that a browser was asked to sign and has not returned yet. */
export interface PasskeyChallengesTable {
  /** Base64url. */
  challenge: string;
  /** What it is for, and in which session. */
  purpose: string;
  expires_at: number;
}

/** A link that sets a new password. */
export interface PasswordResetsTable {
  token_hash: string;
  host_uid: string;
  /** Where the link was sent. It is valid while that is the host's confirmed address. */
  address: string;
  expires_at: number;
  used_at: number | null;
}
