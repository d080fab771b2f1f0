import type { AnswerSettings, Person, StoredQuestion } from '#app/features/invite/schema.ts';

export type Answer = 'yes' | 'no' | 'maybe';

export type AnswerValue = string | number | readonly string[];

/** The key of an answer for the whole reply, or of its only person. */
export const wholeReply = '';

/** By question, then by person. */
export type QuestionAnswers = Readonly<Record<string, Readonly<Record<string, AnswerValue>>>>;

/** One for each invitee, and one for each device on the open link. */
export interface Reply {
  /** Of a household: yes if anybody comes, else maybe if anybody might. */
  answer: Answer;
  /** By id; null for one person. A person without an entry has not answered. */
  people: Readonly<Record<string, Answer>> | null;
  /** The number of companions; 0 without a yes. */
  extra: number;
  /** At most `extra` names. */
  companions: readonly string[];
  /** As a guest of the open link entered it. */
  name: string;
  note: string;
  /** YYYY-MM-DD until which a maybe will be decided, or empty. */
  decideBy: string;
  answers: QuestionAnswers;
  hidden: boolean;
  late: boolean;
  /** The version of date, times and place that it was given or confirmed for. */
  factsVersion: number;
  confirmedAt: number | null;
  /** The number on the waiting list, or null. */
  waiting: number | null;
  /** When the waiting party got seats; null once the answer, its people or companions change. */
  promotedAt: number | null;
  recordedByHost: boolean;
}

/** What a first request changes. */
export const noReply: Reply = {
  answer: 'no',
  people: null,
  extra: 0,
  companions: [],
  name: '',
  note: '',
  decideBy: '',
  answers: {},
  hidden: false,
  late: false,
  factsVersion: 0,
  confirmedAt: null,
  waiting: null,
  promotedAt: null,
  recordedByHost: false,
};

/** Fields that a request omits stay unchanged. */
export interface GivenReply {
  answer?: Answer;
  /** By id; null keeps a person's stored answer. */
  people?: Readonly<Record<string, Answer | null>>;
  extra?: number;
  /** Null keeps a stored name. */
  companions?: readonly (string | null)[];
  name?: string;
  note?: string;
  decideBy?: string;
  answers?: readonly GivenAnswer[];
  hidden?: boolean;
  /** 'Still coming', after a change of date, times or place. */
  confirmed?: boolean;
}

export interface GivenAnswer {
  question: string;
  person: string;
  /** Null removes the answer. */
  value: AnswerValue | null;
  /**
   * Nobody picked this person, so the answer is the choice that asks for nothing, where there is one. With 'still', only
   * where nothing is stored.
   */
  unpicked?: 'now' | 'still';
}

export interface Party {
  /** Empty for one person. */
  people: readonly Person[];
  companions: number;
  /** On a personal link, for which the host has given the name. */
  isInvitee: boolean;
}

export interface Seats {
  limit: number;
  /** How many people, companions included, have a seat. */
  taken: number;
  /** The next number on the waiting list. */
  next: number;
  whenFull: AnswerSettings['whenFull'];
}

export interface Terms {
  by: 'guest' | 'host';
  now: number;
  late: boolean;
  factsVersion: number;
  /** In the event's zone; a maybe is decided between this day and the event's, which may be empty. */
  today: string;
  date: string;
  questions: readonly StoredQuestion[];
  /** Null without a limit. */
  seats: Seats | null;
}

/** Why a part of a request was not stored, unlike the rest. */
export interface ReplyProblem {
  reason: ProblemReason;
  question?: string;
  person?: string;
  limit?: number;
}

export type ProblemReason =
  | 'notGoing'
  | 'noCompanions'
  | 'tooManyCompanions'
  | 'namedByHost'
  | 'noSeatForCompanion'
  | 'noSeatForPerson'
  | 'full'
  | 'nobodyComing'
  | 'unknownPerson'
  | 'notMaybe'
  | 'decidesInPast'
  | 'decidesAfter'
  | 'unknownQuestion'
  | 'unknownChoice'
  | 'answerTooLong'
  | 'notNumber'
  | 'closed'
  | 'tooLate'
  | 'over';
