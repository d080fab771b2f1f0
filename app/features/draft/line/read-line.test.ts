import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isDrawn } from '#app/features/theme/lexicon/find-ideas.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import { limits } from '../limits.ts';
import { type LineGrammar, anyOf, foldLine, makeGrammar } from './grammar.ts';
import { loadLineWords, loadParseDay } from './load-line.ts';
import { readLine } from './read-line.ts';
import { type LineReading, type Meaning, type Phrase, listOpenQuestions } from './reading.ts';
import type { LineTools } from './scene.ts';
import sentences from './sentences.json' with { type: 'json' };

/** A Saturday. */
const today = '2027-05-01';

async function setUp(locale: string): Promise<{ grammar: LineGrammar; tools: LineTools }> {
  const language = locale.slice(0, 2) as Language;
  const parseDay = await loadParseDay(language);
  return {
    grammar: makeGrammar(await loadLineWords(language), locale, today),
    tools: { parseDay, knowsIdea: isDrawn },
  };
}

/** The letters and digits that no phrase holds, without the words that say what follows them. */
function findLost(line: string, grammar: LineGrammar, tools: LineTools): string {
  let outside = foldLine(line);
  for (const { start, end } of readLine(line, grammar, tools).phrases) {
    outside = outside.slice(0, start) + ' '.repeat(end - start) + outside.slice(end);
  }
  const { at, inPlace, by, hostedBy, with: accompanied, or, and, to } = grammar.words;
  const joints = [hostedBy, at, inPlace, by, accompanied, or, and, to].filter(Boolean).join('|');
  const rest = outside.replaceAll(grammar.match(anyOf(grammar, joints)), ' ');
  return rest.replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
}

/** A reading in one short text, for tests: 'title: Lena turns 30 · date: 2027-06-19 · asks day (6/7)'. */
function summarize({ phrases }: LineReading): string {
  return phrases.map(summarizePhrase).join(' · ');
}

function summarizePhrase({ text, meanings, chosen, ask }: Phrase): string {
  if (chosen !== null) return summarizeMeaning(meanings[chosen]);
  if (ask === 'unused') return `unused: ${text}`;
  const offered = meanings.filter(({ kind }) => kind !== 'words' && kind !== 'none');
  return `asks ${ask} of ${text}: ${offered.map(summarizeMeaning).join(' or ')}`;
}

function summarizeMeaning(meaning: Meaning | undefined): string {
  if (!meaning) return '';
  const { kind, ...rest } = meaning;
  const values = Object.values(rest)
    .flat()
    .filter((value) => value !== '' && value !== false);
  return `${kind}: ${kind === 'time' ? `${meaning.start}-${meaning.end}` : values.join(', ')}`;
}

describe.for(Object.keys(sentences) as (keyof typeof sentences)[])('a line in %s', (locale) => {
  test.for(Object.entries(sentences[locale]))(
    'reads “%s” without a silent error (behaviour 42.1, 42.4, 42.5, 42.6, 42.7, 42.9, 42.10, 42.11)',
    async ([line, expected]) => {
      const { grammar, tools } = await setUp(locale);
      expect(summarize(readLine(line, grammar, tools))).toBe(expected);
    },
  );
});

const words = fc.constantFrom(
  'Lena',
  'turns',
  '30',
  'June',
  '19',
  '7',
  'to',
  '11',
  'at',
  'in',
  '6/7',
  ',',
  ';',
  '\n',
  '7:30',
  'pm',
  'Friday',
  'next',
  'with',
  'Ana',
  'and',
  'by',
  '@',
  '"',
  '’',
  'noon',
  '2027-06-19',
  '19.6.',
  'beachy',
  '24/7',
  '-',
  '–',
  'Uhr',
  '日',
  '月',
  'في',
);

describe('any line', () => {
  test.for(languageCodes)(
    'loses no word in %s, and never throws (behaviour 42.3)',
    async (language) => {
      const { grammar, tools } = await setUp(language);
      const typed = fc.oneof(
        fc.string({ maxLength: 500, unit: 'grapheme' }),
        fc.array(words, { maxLength: 80 }).map((list) => list.join(' ')),
      );
      fc.assert(
        fc.property(typed, (line) => {
          const { phrases } = readLine(line, grammar, tools);
          const ends = phrases.map(({ end }) => end);
          const starts = phrases.map(({ start }) => start).slice(1);
          starts.forEach((start, index) => expect(start).toBeGreaterThanOrEqual(ends[index] ?? 0));
          expect(findLost(line.slice(0, limits.line), grammar, tools)).toBe('');
        }),
        { numRuns: 300 },
      );
    },
  );

  test('a choice stays with its phrase while the line changes elsewhere (behaviour 42.8)', async () => {
    const { grammar, tools } = await setUp('en-US');
    const choices = { '6/7': 1 };
    for (const line of ['Party, 6/7', 'Big party for Ana, 6/7, 8pm']) {
      const reading = readLine(line, grammar, tools, choices);
      expect(listOpenQuestions(reading)).toEqual([]);
      expect(summarize(reading)).toContain('date: 2027-07-06');
    }
  });

  test.for([
    ['Friday dinner', 'friday', 'title: Friday dinner'],
    ['Lena turns 30 June 19', '30 june 19', 'title: Lena turns 30 · date: 2027-06-19'],
    ['Alice in Wonderland party', 'wonderland party', 'title: Alice in Wonderland party'],
  ] as const)(
    '“%s”: what is no day or place goes back to the title (behaviour 42.8)',
    async ([line, id, expected]) => {
      const { grammar, tools } = await setUp('en-US');
      const choice = id === '30 june 19' ? 0 : 'words';
      expect(summarize(readLine(line, grammar, tools, { [id]: choice }))).toBe(expected);
    },
  );
});
