/** What a host is in an event. */
export type Role = 'owner' | 'co-host' | 'door';

/** A role that the owner gives. */
export type MemberRole = Exclude<Role, 'owner'>;

/** A co-host or door helper, as the hosts of the event see them. */
export interface Member {
  /** Of the membership. */
  id: string;
  name: string;
  username: string;
  role: MemberRole;
  joinedAt: number;
}

/** A link that nobody has used. Its address is shown once and not stored. */
export interface OpenLink {
  id: string;
  role: MemberRole;
  expiresAt: number;
}

/** What whoever opens a link reads of the event. */
export interface JoinOffer {
  inviteId: string;
  /** As the host's screens name the event. */
  title: string;
  role: MemberRole;
  /** The owner's display name. */
  invitedBy: string;
}
