import type { Part, PartName } from '#app/features/draft/parts.ts';
import type { StoredQuestion } from '#app/features/draft/parts/question.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { Picture } from '#app/features/picture/schema.ts';

export type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
export type { StoredQuestion };

/** The host account that an invitation is saved under. */
export interface Owner {
  uid: string;
  username: string;
  email: string;
}

/** A stored invitation without its invitees. Times are epoch milliseconds. */
export interface Invite extends Omit<Draft, 'invitees'> {
  id: string;
  /** Null only on an imported invitation without an owner (behaviour 18.3). */
  hostUid: string | null;
  hostUsername: string | null;
  hostEmail: string | null;
  /** Guests can read the invitation and their answer, and no longer answer (behaviour 14.25). */
  answersClosed: boolean;
  /** What guests read of a canceled event; null while it takes place. */
  cancellation: Cancellation | null;
  /** The picture at its head; null without one. */
  picture: Picture | null;
  /** When the host was told that the guests of this past event will be deleted; null while they will not. */
  expiryToldAt: number | null;
  /** Questions that are not asked any more and have answers. */
  retiredQuestions: StoredQuestion[];
  /** Increases with every change; an update names the version that it is based on (behaviour 20.4). */
  version: number;
  createdAt: number;
  updatedAt: number;
}

/** The host's words to the guests of a canceled event; may be empty. */
export interface Cancellation {
  message: string;
}

export interface StoredInvitee {
  id: string;
  name: string;
  email: string;
  /** The personal link's token. Only the invitation's host may see it. */
  token: string;
  /** The people of a household; empty for one person. */
  people: Person[];
  /** How many they may bring; null for as many as the event says. */
  companions: number | null;
}

/** Somebody in a household. */
export interface Person {
  id: string;
  name: string;
  child: boolean;
}

/** What guests are asked about again when it changes: when and where the event is. */
export type Facts = Pick<
  Invite,
  'date' | 'startTime' | 'endTime' | 'endsNextDay' | 'timeZone' | 'location'
>;

/** What guests are told of when it changes: the facts and the title. */
export type KnownFacts = Facts & Pick<Invite, 'eventName'>;

/** One part of an invitation with its new value. */
export type PartUpdate = { [Name in PartName]: { name: Name; part: Part<Name> } }[PartName];

/** The reply to saving a draft. */
export type SaveReply =
  | { ok: true; inviteId: string }
  | {
      ok: false;
      message: string;
      /** The part that breaks a rule, if one does. */
      part?: PartName | null;
      signedOut?: boolean;
    };
