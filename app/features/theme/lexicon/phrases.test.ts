import { describe, expect, it } from 'vitest';

import { normalizeText } from '../custom-text.ts';
import blindPhrases from './blind-phrases.json' with { type: 'json' };
import { findIdeas } from './find-ideas.ts';
import { foldAccents } from './grammar.ts';
import { ideas } from './ideas.ts';
import phrases from './phrases.json' with { type: 'json' };

/** As a host would type them. */
const terms = new Set(
  Object.values(ideas)
    .flatMap(({ words }) => Object.values(words).flatMap((list) => list.split(' ')))
    .map((word) => foldAccents(word.replace(/[-!]$/, '').replaceAll('_', ' '))),
);
const isTerm = (text: string) => terms.has(foldAccents(normalizeText(text)).replace(/[!?.]+$/, ''));

interface Case {
  text: string;
  expected: string[];
}

const toCases = (lists: Readonly<Record<string, readonly string[]>>): Case[] =>
  Object.entries(lists).flatMap(([expected, texts]) =>
    texts.map((text) => ({ text, expected: expected.split('|') })),
  );
const findIdea = (text: string): string => findIdeas(normalizeText(text))[0] ?? 'unknown';
const isRight = ({ text, expected }: Case) => expected.includes(findIdea(text));
const composed = toCases(phrases).filter(({ text }) => !isTerm(text));
const blind = toCases(blindPhrases);
const least = 0.95;

describe('the lexicon', () => {
  it.each([
    { name: 'a typed theme', cases: composed, count: 300 },
    { name: 'a theme written by a stranger', cases: blind, count: 120 },
  ])('finds in $name the idea that a person would expect (behaviour 6.16)', ({ cases, count }) => {
    const misses = cases.filter((each) => !isRight(each));
    const report = misses.map(({ text, expected }) => `${text}: not ${expected.join(' or ')}`);
    const right = cases.length - misses.length;
    process.stdout.write(`${right} of ${cases.length} phrases are right\n${report.join('\n')}\n`);
    expect(cases.length).toBeGreaterThanOrEqual(count);
    expect(right / cases.length).toBeGreaterThanOrEqual(least);
  });

  it('finds every phrase that is itself a term', () => {
    const named = toCases(phrases).filter(({ text }) => isTerm(text));
    expect(named.filter((each) => !isRight(each))).toEqual([]);
  });

  it('takes every memorial for one, and nothing else (behaviour 6.17)', () => {
    const all = [...toCases(phrases), ...blind];
    const wrong = all.filter(
      ({ text, expected }) => (findIdea(text) === 'memorial') !== expected.includes('memorial'),
    );
    expect(wrong).toEqual([]);
  });
});
