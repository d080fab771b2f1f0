import { endingsOf, isOneSlip, shortestInCompound, takeApart } from './grammar.ts';
import { type IdeaName, ideas } from './ideas.ts';
import { type Entry, shortestWithSlip, getTermIndex } from './term-index.ts';

const mostWords = 6;
const shortestRest = 3;

function goesOnWith({ goesOn, language, inCompound }: Entry, rest: string): boolean {
  if (rest === '') return goesOn !== 'exchange';
  if (goesOn === 'anything') return true;
  if (endingsOf[language].has(rest)) return true;
  return goesOn === 'ending' && inCompound && rest.length >= shortestRest;
}

/** The longest term that the text begins with and that allows what follows it. */
function findAtStart(text: string): Entry | undefined {
  const { terms, longestTerm } = getTermIndex();
  for (let length = Math.min(text.length, longestTerm); length > 1; length--) {
    const rest = text.slice(length);
    const entry = terms.get(text.slice(0, length))?.find((each) => goesOnWith(each, rest));
    if (entry) return entry;
  }
  return undefined;
}

function findAtEnd(word: string): Entry | undefined {
  const { terms, longestTerm } = getTermIndex();
  const first = Math.max(shortestRest, word.length - longestTerm);
  for (let start = first; start <= word.length - shortestInCompound; start++) {
    for (const cut of [0, 1, 2]) {
      const rest = cut === 0 ? '' : word.slice(-cut);
      const term = word.slice(start, word.length - cut);
      const entry = terms
        .get(term)
        ?.find((each) => each.inCompound && (cut === 0 || endingsOf[each.language].has(rest)));
      if (entry) return entry;
    }
  }
  return undefined;
}

function findWithSlip(word: string): IdeaName | undefined {
  if (word.length < shortestWithSlip) return undefined;
  return getTermIndex()
    .long.get(word.charAt(0))
    ?.find(([term]) => isOneSlip(word, term))?.[1];
}

function ideaOfWord(word: string): IdeaName | null | undefined {
  const spelled = word.replace(/([aou])e/g, '$1');
  const entry = findAtStart(word) ?? findAtEnd(word) ?? findAtStart(spelled) ?? findAtEnd(spelled);
  return entry ? entry.idea : findWithSlip(word);
}

/** In order; a term of several words takes precedence over its single words. */
function ideasOfWords(words: readonly string[]): (IdeaName | null)[] {
  const found: (IdeaName | null)[] = [];
  for (let at = 0; at < words.length; at++) {
    let taken = 0;
    for (let count = Math.min(mostWords, words.length - at); count > 1 && taken === 0; count--) {
      const joined = words.slice(at, at + count).join(' ');
      const entry = findAtStart(joined);
      // A term of fewer words is found with a smaller `count`.
      if (!entry || !coversAll(joined, entry)) continue;
      found.push(entry.idea);
      taken = count;
    }
    if (taken > 0) {
      at += taken - 1;
      continue;
    }
    const idea = ideaOfWord(words[at] ?? '');
    if (idea !== undefined) found.push(idea);
  }
  return found;
}

/** The entry's term reaches into the last of the joined words. */
function coversAll(joined: string, entry: Entry): boolean {
  const { terms } = getTermIndex();
  const last = joined.lastIndexOf(' ');
  for (let length = joined.length; length > last; length--) {
    if (terms.get(joined.slice(0, length))?.includes(entry)) return true;
  }
  return false;
}

const katakana = /[\p{Script=Katakana}ー]/u;

/** The longest terms first; a katakana word begins a run of its own. */
function ideasOfRun(run: string): (IdeaName | null)[] {
  const { unspaced, longestUnspaced } = getTermIndex();
  const found: (IdeaName | null)[] = [];
  let begins = true;
  for (let at = 0; at < run.length;) {
    let length = 0;
    if (begins || !katakana.test(run.charAt(at))) {
      length = Math.min(longestUnspaced, run.length - at);
      while (length > 0 && !unspaced.has(run.slice(at, at + length))) length--;
    }
    if (length > 0) found.push(unspaced.get(run.slice(at, at + length)) ?? null);
    begins = length > 0 || !katakana.test(run.charAt(at));
    at += Math.max(1, length);
  }
  return found;
}

/**
 * The leading idea first, each once. The result is the same in every browser and on the server, because it does not
 * use the platform's word boundaries.
 */
export function findIdeas(text: string): IdeaName[] {
  const { words, runs } = takeApart(text);
  const named = [...ideasOfWords(words), ...runs.flatMap(ideasOfRun)];
  const found = [...new Set(named)].filter((idea) => idea !== null);
  return found.toSorted((a, b) => ideas[b].rank - ideas[a].rank);
}
