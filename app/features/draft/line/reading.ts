import type { ThemeTag } from '#app/features/theme/catalogue.ts';
/** What a phrase may mean. Dates are 'YYYY-MM-DD', times 'HH:MM' on a 24-hour clock. */
export type Meaning =
  | { kind: 'title'; text: string }
  | { kind: 'date'; date: string }
  | { kind: 'time'; start: string; end: string; openEnd?: boolean }
  | { kind: 'place'; text: string }
  /** In minutes from the event day's midnight. `newEnd` is the event's end that it needs, as 'HH:MM'. */
  | { kind: 'activity'; name: string; time: number; newEnd?: string }
  | { kind: 'look'; tags: readonly ThemeTag[]; custom: string }
  | { kind: 'occasion'; types: readonly string[] }
  | { kind: 'host'; names: string }
  | { kind: 'guests'; names: readonly string[] }
  /** Added to the message to guests. */
  | { kind: 'message'; text: string }
  /** Not what it looks like: its words belong to what stands beside them. */
  | { kind: 'words' }
  /** Left out. */
  | { kind: 'none' };

/** What is asked when a phrase has no meaning that is sure. */
export type Ask = 'day' | 'time' | 'begin' | 'end' | 'place' | 'who' | 'unused';

/** A part of the line with its meanings, the likeliest first. */
export interface Phrase {
  /** The same while the phrase keeps its words: a choice stays while the line is changed elsewhere. */
  id: string;
  /** In UTF-16 units of the line, the end excluded. */
  start: number;
  end: number;
  text: string;
  meanings: readonly Meaning[];
  /** Index of the meaning that counts; null while it is asked. */
  chosen: number | null;
  ask: Ask | null;
}

/** By id of a phrase, the index of the meaning that the host has chosen, or that it is only words. */
export type Choices = Readonly<Record<string, number | 'words'>>;

export interface LineReading {
  line: string;
  /** In the order of the line, none over another. What lies between them is separators and words such as 'at'. */
  phrases: readonly Phrase[];
}

/** The meanings that count. */
export function listMeanings({ phrases }: LineReading): Meaning[] {
  return phrases.flatMap(({ meanings, chosen }) =>
    chosen === null ? [] : (meanings[chosen] ?? []),
  );
}

/** What has to be decided before the invitation is complete; words that are not used may stay so. */
export function listOpenQuestions({ phrases }: LineReading): Phrase[] {
  return phrases.filter(({ chosen, ask }) => chosen === null && ask !== 'unused');
}
