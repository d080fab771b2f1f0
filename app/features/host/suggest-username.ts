import { isUsername, usernameMax } from './rules.ts';

/**
 * A username made of the first of the names, as an invitation's hosts, then its title, that allows it: 'Lena & Marco'
 * gives 'lena.marco'. '' where none has enough letters of the Latin alphabet (behaviour 17.49).
 */
export function suggestUsername(...names: readonly string[]): string {
  return names.map(toUsername).find(isUsername) ?? '';
}

const joiningWords = new Set([
  'and',
  'und',
  'et',
  'y',
  'e',
  'en',
  'i',
  'in',
  've',
  'the',
  'a',
  'an',
  'of',
]);

function toUsername(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !joiningWords.has(word));
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}.${word}`;
    if (longer.length > usernameMax) break;
    name = longer;
  }
  return name;
}

/** Names like one that is taken, in the order in which they are offered. */
export function listSimilarUsernames(taken: string): string[] {
  const base = taken.slice(0, usernameMax - 3);
  return ['2', '.party', '7', '.host', '30', '.x', '99'].map((end) =>
    (base + end).slice(0, usernameMax),
  );
}
