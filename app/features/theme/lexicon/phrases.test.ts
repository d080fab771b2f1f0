import { describe, expect, it } from 'vitest';

import { normalizeText } from '../custom-text.ts';
import { findIdeas } from './find-ideas.ts';
import { foldAccents } from './grammar.ts';
import { ideas } from './ideas.ts';
import phrases from './phrases.json' with { type: 'json' };

/** The lexicon's terms as a host would type them. */
const terms = new Set(
  Object.values(ideas)
    .flatMap(({ words }) => Object.values(words).flatMap((list) => list.split(' ')))
    .map((word) => foldAccents(word.replace(/[-!]$/, '').replaceAll('_', ' '))),
);
const isTerm = (text: string) => terms.has(foldAccents(normalizeText(text)).replace(/[!?.]+$/, ''));

const cases = Object.entries(phrases).flatMap(([expected, texts]) =>
  texts.map((text) => ({ text, expected: expected.split('|').map((name) => name.toLowerCase()) })),
);
const isRight = ({ text, expected }: (typeof cases)[number]) =>
  expected.includes((findIdeas(normalizeText(text))[0] ?? 'unknown').toLowerCase());
const least = 0.95;

describe('the lexicon', () => {
  it('finds in a typed theme the idea that a person would expect', () => {
    const composed = cases.filter(({ text }) => !isTerm(text));
    const misses = composed.filter((each) => !isRight(each));
    const report = misses.map(({ text, expected }) => `${text}: not ${expected.join(' or ')}`);
    const right = composed.length - misses.length;
    process.stdout.write(
      `${right} of ${composed.length} phrases are right\n${report.join('\n')}\n`,
    );
    expect(composed.length).toBeGreaterThanOrEqual(300);
    expect(right / composed.length).toBeGreaterThanOrEqual(least);
  });

  it('finds every phrase that is itself a term', () => {
    expect(cases.filter(({ text }) => isTerm(text)).filter((each) => !isRight(each))).toEqual([]);
  });
});
