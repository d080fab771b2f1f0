import { compounding, foldAccents, shortestInCompound } from './grammar.ts';
import { type Idea, type Language, rank } from './idea.ts';
import { type IdeaName, ideas, ignoredWords } from './ideas.ts';
import { type ThingKey, isThing, listThingWords } from './thing-words.ts';

/** What a term names; null for one that is ignored. */
export type Meaning = IdeaName | ThingKey | null;

export interface Entry {
  idea: Meaning;
  language: Language;
  /** What may follow: nothing or an ending; an ending in place of the last vowel, which is cut off; or anything. */
  goesOn: 'ending' | 'exchange' | 'anything';
  inCompound: boolean;
}

export interface TermIndex {
  terms: ReadonlyMap<string, readonly Entry[]>;
  unspaced: ReadonlyMap<string, Meaning>;
  longestTerm: number;
  longestUnspaced: number;
  /**
   * Words long enough to be recognized with a typing error, by their first letter. Words of mourning are left out:
   * 'morning' is too near.
   */
  long: ReadonlyMap<string, readonly (readonly [word: string, idea: IdeaName])[]>;
}

export const shortestWithSlip = 7;

const vowelChanges: ReadonlySet<Language> = new Set<Language>(['it', 'pl', 'sl']);
const shortestChanging = 5;

function entriesOf(idea: Meaning, language: Language, word: string): [string, Entry][] {
  const mark = word.at(-1);
  const bare = mark === '-' || mark === '!' ? word.slice(0, -1) : word;
  const term = foldAccents(bare.replaceAll('_', ' '));
  const goesOn = mark === '-' ? 'anything' : 'ending';
  const inCompound =
    mark !== '!' &&
    compounding.has(language) &&
    term.length >= shortestInCompound &&
    !term.includes(' ');
  const whole: [string, Entry] = [term, { idea, language, goesOn, inCompound }];
  const changes =
    goesOn === 'ending' &&
    vowelChanges.has(language) &&
    term.length >= shortestChanging &&
    /[aeio]$/.test(term);
  if (!changes) return [whole];
  return [whole, [term.slice(0, -1), { idea, language, goesOn: 'exchange', inCompound: false }]];
}

function allEntries(): [string, Entry][] {
  const known = (Object.entries(ideas) as [IdeaName, Idea][]).flatMap(([idea, { words }]) =>
    (Object.entries(words) as [Language, string][]).flatMap(([language, list]) =>
      list.split(' ').flatMap((word) => entriesOf(idea, language, word)),
    ),
  );
  const none = ignoredWords
    .split(' ')
    .flatMap((word) => entriesOf(null, /\p{Script=Han}/u.test(word) ? 'zh' : 'en', word));
  const things = listThingWords().flatMap(([thing, language, word]) =>
    entriesOf(thing, language, word),
  );
  // The first meaning of a term counts.
  return [...known, ...none, ...things];
}

const longest = (keys: Iterable<string>) => Math.max(...[...keys].map((key) => key.length));

function buildIndex(): TermIndex {
  const terms = new Map<string, Entry[]>();
  const unspaced = new Map<string, Meaning>();
  const long = new Map<string, (readonly [string, IdeaName])[]>();
  for (const [term, entry] of allEntries()) {
    if (entry.language === 'zh' || entry.language === 'ja') {
      if (!unspaced.has(term)) unspaced.set(term, entry.idea);
      continue;
    }
    terms.set(term, [...(terms.get(term) ?? []), entry]);
    const isLong = term.length >= shortestWithSlip && !term.includes(' ');
    if (!isLong || entry.goesOn !== 'ending') continue;
    if (entry.idea === null || isThing(entry.idea)) continue;
    if (ideas[entry.idea].rank >= rank.sorrow) continue;
    const initial = term.charAt(0);
    long.set(initial, [...(long.get(initial) ?? []), [term, entry.idea]]);
  }
  return {
    terms,
    unspaced,
    longestTerm: longest(terms.keys()),
    longestUnspaced: longest(unspaced.keys()),
    long,
  };
}

let built: TermIndex | null = null;
/** Built at the first use. */
export const getTermIndex = () => (built ??= buildIndex());
