import { expect, test } from 'vitest';

import { makeGrammar } from '#app/features/draft/line/grammar.ts';
import { readLine } from '#app/features/draft/line/read-line.ts';
import { words } from '#app/features/draft/line/words/en.ts';

import { listMarkWords } from './mark-words.ts';
import { listMarks, tellMarks } from './marks.ts';
import { findTypedTitle } from './typed-title.ts';

const grammar = makeGrammar(words, 'en-US', '2027-05-01');
const read = (line: string) => readLine(line, grammar, { parseDay: null, knowsIdea: () => false });

const teller = { language: 'en', words: listMarkWords() };

test('a title is shown from the first complete word on, and follows each letter (behaviour 2.9)', () => {
  expect(['', 'L', 'Lena'].map((line) => findTypedTitle(line, null))).toEqual(['', '', '']);
  expect(findTypedTitle('Lena ', null)).toBe('Lena');
  expect(findTypedTitle('Lena turns 3', read('Lena turns '))).toBe('Lena turns 3');
  expect(findTypedTitle('  Lena turns 30, Ju', null)).toBe('Lena turns 30');
});

test('it is the title that was read, as long as that stands in the line (behaviour 2.9)', () => {
  const last = read('June 19, Lena turns 30');
  expect(findTypedTitle('June 19, Lena turns 30, 7 to', last)).toBe('Lena turns 30');
  expect(findTypedTitle('June 19, Lena turns 305', last)).toBe('Lena turns 305');
  expect(findTypedTitle('Lena’s party June 19', read('Lena’s party June 1'))).toBe('Lena’s party');
  expect(findTypedTitle('Lena turns 30', last)).toBe('Lena turns 30');
});

test('what is read so far stands in short words, what is asked with a question mark (behaviour 2.9)', () => {
  const marks = listMarks(
    read('Lena turns 30, June 19, 7 to 11 at Seebad, dinner 7:30, beachy, bring towels'),
    teller,
  );
  expect(marks).toEqual([
    { kind: 'title', text: 'Lena turns 30' },
    { kind: 'date', text: 'Sat, June 19' },
    { kind: 'time', text: '7–11 PM' },
    { kind: 'place', text: 'Seebad' },
    { kind: 'activity', text: 'Dinner 7:30 PM' },
    { kind: 'look', text: 'Seaside' },
  ]);
  const asking = listMarks(read('Party, 6/7, 11 am to 2 pm'), teller);
  expect(asking).toEqual([
    { kind: 'title', text: 'Party' },
    { kind: 'asked', text: '6/7?' },
    { kind: 'time', text: '11 AM–2 PM' },
  ]);
  expect(tellMarks(asking, teller)).toBe(
    'Read so far: the title Party; 6/7? is asked on the next page; the time of the event 11 AM–2 PM.',
  );
});
