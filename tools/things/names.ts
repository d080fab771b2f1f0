import { readFileSync } from 'node:fs';

import { listForeignColors } from '#app/features/theme/color-words.ts';
import { isColorName, normalizeText } from '#app/features/theme/custom-text.ts';
import { findIdeas } from '#app/features/theme/lexicon/find-ideas.ts';
import { foldAccents } from '#app/features/theme/lexicon/grammar.ts';
import type { Place } from '#app/features/theme/things/thing.ts';

import { alsoCalled, misleading } from './list.ts';

export const languages = 'en de es fr it pt nl pl sl tr ar hi zh ja'.split(' ');

interface Annotation {
  default?: string[];
  tts?: string[];
}
type Annotations = Readonly<Record<string, Annotation>>;

const packageFolder = new URL('../../node_modules/cldr-annotations-full/', import.meta.url);

function readAnnotations(language: string): Annotations {
  const file = new URL(`annotations/${language}/annotations.json`, packageFolder);
  const { annotations } = JSON.parse(readFileSync(file, 'utf8')) as {
    annotations: { annotations: Annotations };
  };
  return annotations.annotations;
}

const isUnspaced = (language: string) => language === 'zh' || language === 'ja';
const fold = (name: string) =>
  foldAccents(normalizeText(name))
    .replaceAll(/[\u064B-\u0652'’]/gu, ' ')
    .replaceAll(/[-\s]+/gu, ' ')
    .trim();

const mostWords = 2;
const sharedStart = 4;
/** Letters that a form may have more than the name: longer keywords are compounds. */
const mostEnding = 2;

/** The lexicon has a drawing for it; 'hot dog' is none, though it has one for 'dog'. */
function isKnown(term: string): boolean {
  const known = findIdeas(term);
  const ofWords = new Set(term.split(' ').flatMap((word) => findIdeas(word)));
  return known.length > 0 && !(term.includes(' ') && known.every((idea) => ofWords.has(idea)));
}

/** A name leads nowhere else, and is no color. */
function isUsable(term: string, language: string): boolean {
  const least = isUnspaced(language) ? (/^[\p{Script=Hiragana}]+$/u.test(term) ? 4 : 2) : 3;
  return (
    term.length >= least &&
    !/[\d&()/:,.]/u.test(term) &&
    term.split(' ').length <= mostWords &&
    !term.split(' ').some((word) => misleading.has(word) && word === term) &&
    !isKnown(term) &&
    !isColorName(term) &&
    listForeignColors(term).length === 0
  );
}

/** The annotations' name of a thing, and, when it is one word, those of its keywords that are forms of it. */
function listTerms(annotation: Annotation, language: string): string[] {
  const name = fold(annotation.tts?.[0] ?? '');
  if (isUnspaced(language) || name.includes(' ')) return [name];
  const start = name.slice(0, Math.max(sharedStart, name.length - 2));
  const forms = (annotation.default ?? [])
    .map(fold)
    .filter((word) => !word.includes(' ') && word.startsWith(start))
    .filter((word) => name.length >= sharedStart && word.length <= name.length + mostEnding);
  const plural = language === 'en' ? [name.replace(/([^aeiou])y$/, '$1ies')] : [];
  return [...new Set([name, ...forms, ...plural])];
}

export interface Thing {
  name: string;
  emoji: string;
  place: Place;
}

/** Languages with the same plurals, of which one needs to keep a name. */
const plainPlurals = new Set(['en', 'es', 'fr', 'pt']);
/** Languages in which names of two words are worth their weight in a browser. */
const withPairs = new Set(['en', 'de', 'fr', 'es']);

/** `_` stands for a space; a trailing `-` takes any ending. The first thing that has a term keeps it. */
export function nameThings(things: readonly Thing[]): Record<string, string[][]> {
  /** The names of each thing in the languages before with the same plurals. */
  const known = new Map(things.map(({ emoji }) => [emoji, new Set<string>()]));
  return Object.fromEntries(
    languages.map((language) => {
      const annotations = readAnnotations(language);
      const taken = new Set<string>();
      const own = (name: string) =>
        (alsoCalled[name] ?? '')
          .split(' ')
          .find((part) => part.startsWith(`${language}:`))
          ?.slice(3)
          .split(',') ?? [];
      for (const { name } of things) for (const term of own(name)) taken.add(term);
      const all = things.map(({ name, emoji }) => {
        const bare = emoji.replaceAll('\uFE0F', '');
        const listed = listTerms(annotations[bare] ?? annotations[emoji] ?? {}, language)
          .filter((term) => isUsable(term, language) && !taken.has(term))
          .map((term) => term.replaceAll(' ', '_'));
        for (const term of listed) taken.add(term.replaceAll('_', ' '));
        return [...own(name), ...listed].filter((term) => {
          if (term.includes('_') && !withPairs.has(language) && !own(name).includes(term))
            return false;
          if (!plainPlurals.has(language)) return true;
          const isNew = !known.get(emoji)?.has(term);
          known.get(emoji)?.add(term);
          return isNew;
        });
      });
      return [language, all];
    }),
  );
}

const mostKin = 3;
/** A keyword that more things share says nothing about them. */
const mostSharing = 8;

/** Of each thing, others that English keywords name alike: what the same words may mean. */
export function listKin(things: readonly Thing[]): Map<string, string[]> {
  const annotations = readAnnotations('en');
  const keywords = new Map(
    things.map(({ emoji }) => [emoji, new Set(annotations[emoji]?.default ?? [])]),
  );
  const sharing = (word: string) => [...keywords].filter(([, words]) => words.has(word)).length;
  return new Map(
    things.map(({ emoji, place }) => {
      const own = [...(keywords.get(emoji) ?? [])].filter((word) => sharing(word) <= mostSharing);
      const near = things
        .filter((other) => other.emoji !== emoji && other.place === place)
        .map((other) => ({
          emoji: other.emoji,
          shared: own.filter((word) => keywords.get(other.emoji)?.has(word)).length,
        }))
        .filter(({ shared }) => shared > 0)
        .toSorted((one, other) => other.shared - one.shared);
      return [emoji, near.slice(0, mostKin).map((each) => each.emoji)];
    }),
  );
}
