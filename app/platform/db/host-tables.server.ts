import type { Generated } from 'kysely';

export interface HostsTable {
  uid: string;
  username: string;
  /** The synthetic login address; no mail can reach it. */
  email: string;
  display_name: string;
  /** Empty for a host who has no password. */
  password_hash: string;
  /** Empty for a host who has no recovery code. */
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
  /** In which the host reads; '' for that of the browser. */
  language: Generated<string>;
  /** Since when the host is an administrator; null for every other. */
  admin_since: Generated<number | null>;
  /** Since when an administrator keeps the host from logging in; null for a host who may. */
  locked_at: Generated<number | null>;
}

/** Each lets one person create an account (behaviour 46.3). */
export interface RegistrationLinksTable {
  id: string;
  token_hash: string;
  /** The administrator who made it; null for the command. */
  made_by: string | null;
  created_at: number;
  expires_at: number;
  /** Null while the link can be used. */
  used_by: string | null;
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
  /** Whom the reverse proxy named when it opened the session; null for any other. */
  proxy_name: Generated<string | null>;
}

/** Who a host is to an identity provider (behaviour 47.3). */
export interface IdentitiesTable {
  id: string;
  issuer: string;
  subject: string;
  host_uid: string;
  /** What the provider calls the host; empty if it does not say. */
  name: string;
  created_at: number;
  used_at: number;
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
  /** The link is valid while this is the host's confirmed address; empty for a link that the command has made. */
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
  /** That of the session that saved the event. */
  proxy_name: Generated<string | null>;
}
