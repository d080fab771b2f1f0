import type { Draft, Part, PartName } from '#app/features/draft/schema.ts';

/** A stored invitation (spec §3), without its invitees. Times are epoch milliseconds. */
export interface Invite extends Omit<Draft, 'invitees'> {
  id: string;
  /** Null only on an imported invitation without an owner (decisions §5). */
  hostUid: string | null;
  hostUsername: string | null;
  hostEmail: string | null;
  /** Grows with every change; an update names the version it was read at (decisions §6). */
  version: number;
  createdAt: number;
  updatedAt: number;
}

export interface StoredInvitee {
  id: string;
  name: string;
  email: string;
  /** The personal link's token: for this invitation's host only. */
  token: string;
}

/** One part of an invitation with its new value. */
export type PartUpdate = { [Name in PartName]: { name: Name; part: Part<Name> } }[PartName];

/** What saving a draft answers. */
export type SaveReply =
  | { ok: true; inviteId: string }
  | {
      ok: false;
      message: string;
      /** The part whose rule is broken, where it is one's. */
      part?: PartName | null;
      signedOut?: boolean;
    };

/** What a host can record as a guest's answer; 'none' takes away the one that is stored. */
export type Recordable = 'yes' | 'yes+1' | 'maybe' | 'no' | 'none';

/** An answer recorded by hand: an invitee's, or one that came over the open link. */
export interface Recording {
  record: { inviteeId: string } | { answerId: string };
  as: Recordable;
}

/** What an edit on the dashboard answers. On a stale version: what is stored now, and its version. */
export type EditReply =
  | { ok: true }
  | {
      ok: false;
      message: string;
      signedOut?: boolean;
      stored?: { value: string; version: number };
      /** The row it was about is not there any more. */
      gone?: boolean;
    };
