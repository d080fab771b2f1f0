import type { AnswerSettings, Person, StoredQuestion } from '#app/features/invite/schema.ts';

export type Answer = 'yes' | 'no' | 'maybe';

/** What somebody says to one question: a text, a number, 'yes' or 'no', a choice, or several. */
export type AnswerValue = string | number | readonly string[];

/** The key of an answer that is asked once for a reply, or of its only person. */
export const wholeReply = '';

/** Answers to questions, by question and then by person. */
export type QuestionAnswers = Readonly<Record<string, Readonly<Record<string, AnswerValue>>>>;

/**
 * Everything that a guest has said to an invitation. There is one for each invitee, and one for each device on the
 * open link.
 */
export interface Reply {
  /** Of a household: yes if anybody comes, else maybe if anybody might. */
  answer: Answer;
  /** Each person's answer by id; null for one person. A person without an entry has not answered. */
  people: Readonly<Record<string, Answer>> | null;
  /** The number of companions, who come only with a yes. */
  extra: number;
  /** Names of companions; at most `extra`. */
  companions: readonly string[];
  /** The name that a guest of the open link entered; empty without one. */
  name: string;
  note: string;
  /** YYYY-MM-DD until which a maybe will be decided, or empty. */
  decideBy: string;
  answers: QuestionAnswers;
  /** Other guests do not see it. */
  hidden: boolean;
  /** Given after the answer-by date. */
  late: boolean;
  /** The version of date, times and place that it was given or confirmed for. */
  factsVersion: number;
  confirmedAt: number | null;
  /** The number on the waiting list; null when not on it. */
  waiting: number | null;
  /** When the party got places from the waiting list; null once the answer, its people or companions change. */
  promotedAt: number | null;
  recordedByHost: boolean;
}

/** What one request says of a reply. What is absent stays as it is. */
export interface GivenReply {
  answer?: Answer;
  /** Each person's answer by id; null for a person of whom nothing is said, whose stored answer stays. */
  people?: Readonly<Record<string, Answer | null>>;
  extra?: number;
  /** Names by position; null keeps the stored name. */
  companions?: readonly (string | null)[];
  name?: string;
  note?: string;
  decideBy?: string;
  answers?: readonly GivenAnswer[];
  hidden?: boolean;
  /** 'Still coming', after date, times or place have changed. */
  confirmed?: boolean;
}

export interface GivenAnswer {
  question: string;
  person: string;
  /** Null takes the answer back. */
  value: AnswerValue | null;
}

/** Who a reply is from. */
export interface Party {
  /** The people of a household; empty for one person. */
  people: readonly Person[];
  /** How many companions they may bring. */
  companions: number;
  /** True on a personal link, where the host has given the name. */
  isInvitee: boolean;
}

/** The places of an event under its lock. */
export interface Places {
  /** How many people may come. */
  limit: number;
  /** How many have a place, companions among them. */
  taken: number;
  /** The number that the next party on the waiting list gets. */
  next: number;
  whenFull: AnswerSettings['whenFull'];
}

/** What a reply is judged by. */
export interface Terms {
  by: 'guest' | 'host';
  now: number;
  /** A guest's answer counts as late. */
  late: boolean;
  factsVersion: number;
  /** The questions that are asked. */
  questions: readonly StoredQuestion[];
  /** Null when any number may come. */
  places: Places | null;
}

/** Why a part of a request was not stored. The rest of it was. */
export interface ReplyProblem {
  reason: ProblemReason;
  /** The question it is about. */
  question?: string;
  /** The person it is about. */
  person?: string;
  /** The number that was exceeded. */
  limit?: number;
}

export type ProblemReason =
  | 'notGoing'
  | 'noCompanions'
  | 'tooManyCompanions'
  | 'namedByHost'
  | 'noPlaceForCompanion'
  | 'noPlaceForPerson'
  | 'full'
  | 'nobodyComing'
  | 'unknownPerson'
  | 'notMaybe'
  | 'unknownQuestion'
  | 'unknownChoice'
  | 'answerTooLong'
  | 'notNumber'
  | 'closed'
  | 'tooLate';
