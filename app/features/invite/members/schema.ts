/** A host's role in an event. */
export type Role = 'owner' | 'co-host' | 'door';

/** A role that the owner can give. */
export type MemberRole = Exclude<Role, 'owner'>;

/** A co-host or door helper, as the hosts of the event see them. */
export interface Member {
  /** The membership's id. */
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

/** What a link shows of the event to anybody who opens it. */
export interface JoinOffer {
  inviteId: string;
  /** The event's name on the host's screens. */
  title: string;
  role: MemberRole;
  /** The owner's display name. */
  invitedBy: string;
}

/** Who recorded an answer. In an event with members it may be any of its hosts (behaviour 19.8). */
export type Recorder = 'you' | 'a host';
