export type ActivityKind =
  | 'edited'
  | 'canceled'
  | 'reinstated'
  | 'deleted'
  | 'restored'
  | 'answers-closed'
  | 'answers-opened'
  | 'answer-recorded'
  | 'answers-removed'
  | 'answers-restored'
  | 'answers-confirmed'
  | 'took-place'
  | 'guests-added'
  | 'guests-removed'
  | 'guests-restored'
  | 'guest-edited'
  | 'guests-expired'
  | 'joined'
  | 'left'
  | 'member-removed'
  | 'owner-changed'
  | 'imported'
  | 'mail-sent'
  | 'mail-withdrawn';

export interface ActivityEntry {
  id: string;
  kind: ActivityKind;
  part: string;
  count: number;
  at: number;
  /** Null for the server itself, and for a deleted account. */
  by: string | null;
  /** By the host who reads this. */
  isOwn: boolean;
}

/** An entry with its words. */
export interface ToldActivity extends Pick<ActivityEntry, 'id' | 'kind' | 'part' | 'at'> {
  who: string;
  /** A sentence with a spot `who`. */
  what: string;
}

export interface NewActivityEntry {
  inviteId: string;
  /** Null for the server itself. */
  hostUid: string | null;
  kind: ActivityKind;
  part?: string;
  count?: number;
  now: number;
}
