import type { Part, PartName } from '#app/features/draft/parts.ts';
import type { StoredQuestion } from '#app/features/draft/parts/question.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { Picture } from '#app/features/picture/schema.ts';
import type { Language } from '#app/platform/language/languages.ts';

export type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import type { Facts, KnownFacts, OwnWord, OwnWords, Person } from './stored.ts';

export type { Facts, KnownFacts, OwnWord, OwnWords, Person, StoredQuestion };

export interface Owner {
  uid: string;
  username: string;
  email: string;
}

/** Without its invitees. Times are epoch milliseconds. */
export interface Invite extends Omit<Draft, 'invitees'> {
  id: string;
  /** Null only on an imported invitation without an owner (behaviour 18.3). */
  hostUid: string | null;
  hostUsername: string | null;
  hostEmail: string | null;
  /** Guests can read the invitation and their answer, and no longer answer (behaviour 14.25). */
  answersClosed: boolean;
  /** Null while the event takes place. */
  cancellation: Cancellation | null;
  thanks: Thanks;
  /** What the invitation is in. */
  language: Language;
  /** The host's words in further languages; `inLanguage` puts them into their places. */
  ownWords: OwnWords;
  /** Of an invitation in a further language: the title that the look is drawn from. */
  originalTitle?: string;
  /** The date was over when it was saved, and no host has said since that the event took place (behaviour 44.2). */
  savedPast: boolean;
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

export interface Cancellation {
  message: string;
}

/** What guests read on the invitation's page once the event is over; both may be empty. */
export interface Thanks {
  words: string;
  /** The https address of an album. */
  album: string;
}

export interface StoredInvitee {
  id: string;
  name: string;
  email: string;
  /** In E.164; empty for none. */
  phone: string;
  /** Empty for the event's. */
  language: Language | '';
  /** The personal link's token. Only the invitation's host may see it. */
  token: string;
  people: Person[];
  /** Null for as many as the event says. */
  companions: number | null;
}

export type PartUpdate = { [Name in PartName]: { name: Name; part: Part<Name> } }[PartName];

export type SaveReply =
  | { ok: true; inviteId: string }
  | {
      ok: false;
      message: string;
      part?: PartName | null;
      signedOut?: boolean;
    };
