export type Role = 'owner' | 'co-host' | 'door';

export type MemberRole = Exclude<Role, 'owner'>;

export interface Member {
  id: string;
  name: string;
  username: string;
  role: MemberRole;
  joinedAt: number;
}

/** Its address is shown once and not stored. */
export interface OpenLink {
  id: string;
  role: MemberRole;
  expiresAt: number;
}

/** What anybody who opens the link sees of the event. */
export interface JoinOffer {
  inviteId: string;
  title: string;
  role: MemberRole;
  invitedBy: string;
}

/** Who recorded an answer. In an event with members it may be any of its hosts (behaviour 19.8). */
export type Recorder = 'you' | 'a host';
