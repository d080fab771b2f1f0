/** The actions that an event's activity list shows. */
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
  | 'guests-added'
  | 'guest-edited'
  | 'guests-expired'
  | 'joined'
  | 'left'
  | 'member-removed'
  | 'owner-changed'
  | 'imported'
  | 'mail-sent'
  | 'mail-withdrawn';

/** An action on an event, done once or several times in a row. */
export interface ActivityEntry {
  id: string;
  kind: ActivityKind;
  /** The part of the invitation, or empty. */
  part: string;
  count: number;
  at: number;
  /** Null for the server itself, and for an account that is gone. */
  by: string | null;
}

/** An action to note, in the transaction of the change. */
export interface NewActivityEntry {
  inviteId: string;
  /** Null for the server itself. */
  hostUid: string | null;
  kind: ActivityKind;
  part?: string;
  /** How many things were changed. */
  count?: number;
  now: number;
}
