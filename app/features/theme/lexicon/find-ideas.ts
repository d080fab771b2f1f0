import { endingsOf, isOneSlip, shortestInCompound, takeApart } from './grammar.ts';
import {
  countBefore,
  findAge,
  heedRun,
  isDenied,
  isDeniedAfter,
  isName,
  namesTwins,
  spellOutNo,
  takeDenial,
} from './heed.ts';
import { rank } from './idea.ts';
import { type IdeaName, ideas } from './ideas.ts';
import { type Entry, type Meaning, shortestWithSlip, getTermIndex } from './term-index.ts';
import { type ThingKey, emojiOf, isThing, listTyped } from './thing-words.ts';

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

/** Things are found at the beginning of compounds only: a banker is no anchor. */
const isAtEnd = ({ inCompound, idea }: Entry) => inCompound && !(idea && isThing(idea));

function findAtEnd(word: string): Entry | undefined {
  const { terms, longestTerm } = getTermIndex();
  const first = Math.max(shortestRest, word.length - longestTerm);
  for (let start = first; start <= word.length - shortestInCompound; start++) {
    for (const cut of [0, 1, 2]) {
      const rest = cut === 0 ? '' : word.slice(-cut);
      const term = word.slice(start, word.length - cut);
      const entry = terms
        .get(term)
        ?.find((each) => isAtEnd(each) && (cut === 0 || endingsOf[each.language].has(rest)));
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

function ideaOfWord(word: string): Meaning | undefined {
  const spelled = word.replace(/([aou])e/g, '$1');
  const entry = findAtStart(word) ?? findAtEnd(word) ?? findAtStart(spelled) ?? findAtEnd(spelled);
  return entry ? entry.idea : findWithSlip(word);
}

/** What a text says of an idea or a thing. */
interface Named {
  idea: Meaning;
  /** The words that name it. */
  said: string;
  isDenied: boolean;
  count: number | null;
}

/** The idea at `at`, and how many words name it: a term of several words takes precedence over its single words. */
function findAt(words: readonly string[], at: number): [idea: Meaning, taken: number] | null {
  for (let count = Math.min(mostWords, words.length - at); count > 1; count--) {
    const joined = words.slice(at, at + count).join(' ');
    const entry = findAtStart(joined);
    // A term of fewer words is found with a smaller `count`.
    if (entry && coversAll(joined, entry)) return [entry.idea, count];
  }
  const idea = ideaOfWord(words[at] ?? '');
  return idea === undefined ? null : [idea, 1];
}

/** Words of illness and mourning count, whatever denies them. */
const isMourning = (idea: Meaning) =>
  idea !== null && !isThing(idea) && ideas[idea].rank >= rank.sorrow;

/** In order. */
function ideasOfWords(words: readonly string[]): Named[] {
  const found: Named[] = [];
  let deniedBefore = -1;
  for (let at = 0; at < words.length; at++) {
    const bare = takeDenial(words[at] ?? '');
    const deniedIdea = bare === undefined ? undefined : ideaOfWord(bare);
    if (deniedIdea !== undefined) {
      found.push({ idea: deniedIdea, said: '', isDenied: true, count: null });
      continue;
    }
    const [idea, taken] = findAt(words, at) ?? [];
    if (idea === undefined || taken === undefined) continue;
    if (idea && isThing(idea) && isName(words, at)) continue;
    const end = at + taken;
    const denied =
      !isMourning(idea) && (isDenied(words, at, deniedBefore) || isDeniedAfter(words, end));
    if (denied) deniedBefore = end - 1;
    found.push({
      idea,
      said: words.slice(at, end).join(' '),
      isDenied: denied,
      count: countBefore(words, at),
    });
    at = end - 1;
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
function ideasOfRun(run: string): Named[] {
  const { unspaced, longestUnspaced } = getTermIndex();
  const found: Named[] = [];
  let begins = true;
  for (let at = 0; at < run.length;) {
    let length = 0;
    if (begins || !katakana.test(run.charAt(at))) {
      length = Math.min(longestUnspaced, run.length - at);
      while (length > 0 && !unspaced.has(run.slice(at, at + length))) length--;
    }
    if (length > 0) {
      const said = run.slice(at, at + length);
      const idea = unspaced.get(said) ?? null;
      found.push({ idea, said, ...heedRun(run.slice(0, at), run.slice(at + length)) });
    }
    begins = length > 0 || !katakana.test(run.charAt(at));
    at += Math.max(1, length);
  }
  return found;
}

export interface Heard {
  /** The leading one first, each once. */
  ideas: IdeaName[];
  /** Characters of the things that are drawn, at most three: where no idea says what the text is about. */
  things: string[];
  /** What the text says that there is not. */
  denied: (IdeaName | ThingKey)[];
  /** Two to five of what leads, or null. */
  count: number | null;
  /** An age or an anniversary, or null. */
  age: number | null;
  /** Words of illness, death or grief are among them: there is no scene. */
  isSolemn: boolean;
  /** The words and emoji that the drawing is from, in lower case; of a solemn text those that make it so. */
  from: string[];
}

/** The selector that asks for text in place of emoji: with it, words are not drawn. */
export const plainMark = '\uFE0E';

const mostThings = 3;
const mostCounted = 5;

/**
 * What a text names, how many of it, and what it denies. The result is the same in every browser and on the server,
 * because it does not use the platform's word boundaries.
 */
export function readWords(text: string): Heard {
  const { words, runs } = takeApart(spellOutNo(text));
  const named = heedHope([...ideasOfWords(words), ...runs.flatMap(ideasOfRun)].filter(isNamed));
  const denied = [...new Set(named.filter((each) => each.isDenied).map(({ idea }) => idea))];
  const typed: ThingKey[] = listTyped(text);
  const found = [...new Set([...typed, ...named.map(({ idea }) => idea)])].filter(
    (idea) => !denied.includes(idea),
  );
  const ranked = settle(
    found.filter((each) => !isThing(each)).toSorted((a, b) => ideas[b].rank - ideas[a].rank),
  );
  const isSolemn = ranked.some((idea) => isMourning(idea));
  const isPlain = text.includes(plainMark) && !isSolemn;
  const isAbout = typed.length === 0 && ranked.some((idea) => ideas[idea].rank >= rank.topic);
  const candidates = typed.length > 0 ? [...new Set(typed)] : found.filter((each) => isThing(each));
  const things = isAbout || isPlain || isSolemn ? [] : candidates.slice(0, mostThings);
  const drawn = isPlain ? [] : ranked;
  const leading = things[0] ?? drawn[0];
  const count = named.find((each) => each.count !== null && each.idea === leading)?.count;
  const repeated = typed.filter((thing) => thing === leading).length;
  const age = things.length > 0 ? findAge(text) : null;
  const shown: readonly Meaning[] = isSolemn
    ? drawn.slice(0, 1)
    : things.length > 0
      ? things
      : drawn.slice(0, mostThings);
  return {
    isSolemn,
    ideas: drawn,
    things: things.map(emojiOf),
    denied,
    count:
      count ??
      (repeated > 1 ? Math.min(mostCounted, repeated) : null) ??
      (namesTwins(words) ? 2 : null),
    age,
    from: [
      ...shown.map((each) =>
        typed.includes(each as ThingKey)
          ? emojiOf(each as ThingKey)
          : (named.find(({ idea }) => idea === each)?.said ?? ''),
      ),
      ...(age === null ? [] : [String(age)]),
    ].filter(Boolean),
  };
}

type NamedIdea = Named & { idea: IdeaName | ThingKey };

/**
 * Who is well again celebrates: words of hope turn an illness off, unless there is a grief beside them, and nobody is said
 * goodbye to (behaviour 6.40).
 */
function heedHope(named: readonly NamedIdea[]): NamedIdea[] {
  const found = new Set(named.filter((each) => !each.isDenied).map(({ idea }) => idea));
  const isGrave = found.has('sorrow') || found.has('memorial');
  const isHopeful = found.has('hope') || (found.has('illness') && found.has('recovered'));
  if (isGrave || !isHopeful) {
    return named.filter(({ idea }) => idea !== 'hope' && idea !== 'recovered');
  }
  return named
    .filter(({ idea }) => idea !== 'illness' && idea !== 'farewell')
    .map((each) => (each.idea === 'recovered' ? { ...each, idea: 'hope' } : each));
}

const isNamed = (named: Named): named is NamedIdea => named.idea !== null;

export const findIdeas = (text: string): IdeaName[] => readWords(text).ideas;

/** Whether a text names an idea or a thing. */
export function isDrawn(text: string): boolean {
  const { ideas: named, things } = readWords(text);
  return named.length > 0 || things.length > 0;
}

/** Places before the season. */
const warm: readonly IdeaName[] = ['pool', 'beach', 'ocean', 'summer'];

/** Where it is warm, Christmas comes without snow, and the place leads, unless there is another occasion (behaviour 6.31). */
function settle(found: readonly IdeaName[]): IdeaName[] {
  const place = warm.find((idea) => found.includes(idea));
  if (place === undefined) return [...found];
  const others = found.filter((idea) => idea !== 'snow');
  if (!others.some((idea) => idea === 'christmas' || idea === 'warmChristmas')) return others;
  const rest = others.filter(
    (idea) => idea !== 'christmas' && idea !== 'warmChristmas' && idea !== place,
  );
  const leads = rest.filter((idea) => ideas[idea].rank >= rank.occasion);
  const follows = rest.filter((idea) => ideas[idea].rank < rank.occasion);
  return [...leads, place, 'warmChristmas', ...follows];
}
