import { type ThemeTag, isThemeTag, themeGroups } from '#app/features/theme/catalogue.ts';
import { readyLooks } from '#app/features/theme/ready-looks.ts';

import type { LineGrammar } from './grammar.ts';
import type { Meaning } from './reading.ts';

/** Words for the ready-made looks, without their endings. */
const wordsOfLooks: Readonly<Record<string, string>> = {
  'Garden supper': 'garden flower floral rose roses botanical',
  'Arcade night': 'arcade synthwave cyber cyberpunk',
  'Late show': 'spook',
  'Gold gala': 'gold golden gala glam glitter glittery glamorous',
  Seaside: 'beach sea seaside ocean coast coastal tropical summer',
  'Once upon a time': 'fairytale magic magical enchanted dream dreamy',
  'Big birthday': 'fun colorful colourful bright',
  'Vinyl evening': 'vinyl records lofi cozy cosy',
  Concert: 'concert classical opera',
  'Black tie': 'formal elegant',
  'Plain and simple': 'plain simple minimal minimalistic',
  'Love letter': 'valentine romance',
};

const looksByWord = new Map<string, readonly ThemeTag[]>(
  readyLooks
    .filter(({ tags }) => tags.length > 0)
    .flatMap(({ name, tags }) =>
      [name.toLowerCase(), ...(wordsOfLooks[name] ?? '').split(' ')].map(
        (word) => [word, tags] as const,
      ),
    ),
);

const tagsByWord = new Map<string, ThemeTag>(
  themeGroups.flatMap(({ tags }) => tags.map((tag) => [tag.toLowerCase(), tag] as const)),
);

/** 'beachy' and 'beach-themed' are looked up as 'beach'. */
function listStems(word: string): string[] {
  const bare = word.replace(/-?(?:themed|theme|styled|style)$/, '');
  const stems = [
    bare.replace(/ish$/, ''),
    bare.replace(/(.)\1y$/, '$1'),
    bare.replace(/y$/, ''),
    bare.replace(/y$/, 'e'),
  ];
  return [...new Set([word, bare, ...stems])].filter((stem) => stem !== '');
}

/** Whether the theme's lexicon has a drawing for a word: an idea or a thing. */
export type KnowsIdea = (word: string) => boolean;

/**
 * The look that a phrase names with all its words: by a ready-made look, by tags, or by words of the lexicon, which
 * become the host's own words. Null when it has another word: an unknown word is no theme (behaviour 42.10).
 */
export function readLook(
  text: string,
  grammar: LineGrammar,
  knowsIdea: KnowsIdea,
): Extract<Meaning, { kind: 'look' }> | null {
  const whole = looksByWord.get(text) ?? null;
  if (whole) return { kind: 'look', tags: whole, custom: '' };
  const tags = new Set<ThemeTag>();
  const own: string[] = [];
  const filler = grammar.match(`^(?:${grammar.words.style})$`, 'u');
  const words = text.split(/[\s,/]+/).filter((word) => word !== '' && !filler.test(word));
  if (words.length === 0) return null;
  for (const word of words) {
    const stems = listStems(word);
    const tag = stems.map((stem) => tagsByWord.get(stem)).find(Boolean);
    const look = stems.map((stem) => looksByWord.get(stem)).find(Boolean);
    if (tag) tags.add(tag);
    else if (look) for (const each of look) tags.add(each);
    else if (stems.some((stem) => knowsIdea(stem)))
      own.push(stems.find((stem) => knowsIdea(stem)) ?? word);
    else return null;
  }
  return { kind: 'look', tags: [...tags].filter(isThemeTag), custom: own.join(' ') };
}
