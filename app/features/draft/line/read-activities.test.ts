import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatMinutes } from '#app/features/schedule/rules.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import { makeGrammar } from './grammar.ts';
import { loadLineWords } from './load-line.ts';
import { readActivities } from './read-activities.ts';

const evening = { start: 1140, end: 1380 };
const grammarOf = async (locale: string) =>
  makeGrammar(await loadLineWords(locale.slice(0, 2) as Language), locale, '2027-05-01');
const english = await grammarOf('en-US');

function read(text: string, hours = evening, grammar = english): string {
  const found = readActivities(text, hours, grammar);
  if (found.kind !== 'activities') return found.kind === 'open' ? found.problem : 'a name';
  return found.activities.map(({ name, time }) => `${name} ${formatMinutes(time)}`).join(', ');
}

test.for([
  ['7:30 dinner, 9 dancing', 'Dinner 7:30 PM, Dancing 9:00 PM'],
  ['Dinner at 7:30; dancing at 9', 'Dinner 7:30 PM, Dancing 9:00 PM'],
  ['dinner with Ana 7:30pm', 'Dinner with Ana 7:30 PM'],
  ['8pm: toast', 'Toast 8:00 PM'],
  ['fireworks 11:30', 'Fireworks 11:30 PM'],
  ['12:30 fireworks', 'Fireworks 12:30 AM'],
  ['setup 6', 'Setup 6:00 PM'],
  ['midnight snack', 'Snack 12:00 AM'],
  ['Cutting the cake', 'a name'],
  ['Dinner, drinks', 'a name'],
  ['7:30 dinner, dancing', '“dancing” has no time yet.'],
  ['7:30 dinner, 9 pm', 'Please name the activity at 9:00 PM.'],
  ['dinner 7:30-9', '“dinner 7:30-9” needs one time, such as “7:30 PM dinner”.'],
  ['19 candles', 'Which time is “19”? Please write “7:00 PM”.'],
  ['', 'a name'],
] as const)('“%s” is read (behaviour 8.23)', ([text, expected]) => {
  expect(read(text)).toBe(expected);
});

test.for([
  ['de', '19:30 Abendessen, 21 Uhr Tanz', 'Abendessen 7:30 PM, Tanz 9:00 PM'],
  ['fr', '19h30 dîner, 21h danse', 'Dîner 7:30 PM, Danse 9:00 PM'],
  ['ja', '19時半 夕食、21時 ダンス', '夕食 7:30 PM, ダンス 9:00 PM'],
  ['ar', '7:30 مساءً عشاء', 'عشاء 7:30 PM'],
] as const)('activities are read in %s (behaviour 8.23)', async ([locale, text, expected]) => {
  expect(read(text, evening, await grammarOf(locale))).toBe(expected);
});

test.for(languageCodes)(
  'whatever is typed, every letter is in a name, a time or a question in %s (behaviour 8.23)',
  async (language) => {
    const grammar = await grammarOf(language);
    const bits = fc.constantFrom(
      'dinner',
      '7:30',
      '9',
      ',',
      'at',
      'pm',
      'Ana',
      '-',
      ';',
      '6/7',
      'noon',
    );
    const typed = fc.oneof(
      fc.string({ maxLength: 200, unit: 'grapheme' }),
      fc.array(bits, { maxLength: 20 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const found = readActivities(text, evening, grammar);
        if (found.kind !== 'activities') return;
        expect(found.activities.length).toBeGreaterThan(0);
        for (const { name, time } of found.activities) {
          expect(name.trim()).not.toBe('');
          expect(time).toBeGreaterThanOrEqual(0);
        }
        const names = found.activities
          .map(({ name }) => name.toLowerCase().replaceAll(/\s/g, ''))
          .join('');
        const words = text.toLowerCase().match(/dinner|ana/g) ?? [];
        for (const word of words) expect(names).toContain(word);
      }),
      { numRuns: 100 },
    );
  },
);
