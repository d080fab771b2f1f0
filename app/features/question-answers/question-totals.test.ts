import { describe, expect, test } from 'vitest';

import type { StoredQuestion } from '#app/features/invite/schema.ts';

import {
  type CountedReply,
  TotalsCounter,
  chooseUseful,
  formatAnswered,
  writeTotals,
} from './question-totals.ts';

function ask(id: string, changes: Partial<StoredQuestion> = {}): StoredQuestion {
  return { id, kind: 'text', scope: 'reply', title: id, choices: [], required: false, ...changes };
}

const diet = ask('Diet', {
  kind: 'several',
  scope: 'person',
  choices: ['Vegetarian', 'Vegan', 'No nuts'],
});
const seats = ask('Seats', { kind: 'number' });
const shuttle = ask('Shuttle', { kind: 'yesno' });
const song = ask('Song');

const one = (name: string, answers: CountedReply['answers']): CountedReply => ({
  id: name,
  name,
  people: null,
  answers,
  household: () => [],
});

const family: CountedReply = {
  id: 'romanos',
  name: 'The Romanos',
  people: { c: 'yes', p: 'yes', l: 'no' },
  answers: {
    Diet: { c: ['Vegetarian', 'No nuts'], p: ['Vegetarian'], l: ['Vegan'] },
    Seats: { '': 3 },
  },
  household: () => [
    { id: 'c', name: 'Chiara', child: false },
    { id: 'p', name: 'Paolo', child: false },
  ],
};

function count(questions: StoredQuestion[], replies: CountedReply[], names = 20) {
  const counter = new TotalsCounter(questions, { replies: 3, guests: 5 }, names);
  for (const reply of replies) counter.add(reply);
  return counter.finish();
}

describe('the totals of a question', () => {
  test('count each person who comes by each choice, and name them (behaviour 28.9)', () => {
    const ben = one('Ben', { Diet: { '': ['Vegetarian'] } });
    expect(count([diet], [family, ben])).toEqual([
      {
        id: 'Diet',
        title: 'Diet',
        retired: false,
        asked: 5,
        answered: 3,
        sum: null,
        choices: [
          {
            label: 'Vegetarian',
            count: 3,
            who: [
              { id: 'romanos', name: 'Chiara' },
              { id: 'romanos', name: 'Paolo' },
              { id: 'Ben', name: 'Ben' },
            ],
          },
          { label: 'Vegan', count: 0, who: [] },
          { label: 'No nuts', count: 1, who: [{ id: 'romanos', name: 'Chiara' }] },
        ],
        texts: [],
      },
    ]);
  });

  test('add up numbers, and list answers in the guests’ own words (behaviour 28.9)', () => {
    const zoe = one(' ', { Seats: { '': 1200 }, Song: { '': 'Waterloo' }, Shuttle: { '': 'yes' } });
    const [numbers, words, yesNo] = count([seats, song, shuttle], [family, zoe]);
    expect(numbers).toMatchObject({ sum: 1203, asked: 3, answered: 2, choices: null });
    expect(numbers?.texts.map(({ text }) => text)).toEqual(['3', '1,200']);
    expect(words?.texts).toEqual([{ id: ' ', name: 'Guest without a name', text: 'Waterloo' }]);
    expect(yesNo?.choices?.map(({ label, count: found }) => [label, found])).toEqual([
      ['Yes', 1],
      ['No', 0],
    ]);
  });

  test('keep a choice that the host has taken away, and a retired question that has answers (behaviour 28.9)', () => {
    const old = one('Ana', { Diet: { '': ['Halal'] } });
    const retired = { ...song, retired: true as const };
    const [totals, ...rest] = count([diet, retired], [old]);
    expect(totals?.choices?.at(-1)).toMatchObject({ label: 'Halal', count: 1 });
    expect(rest).toEqual([]);
    expect(count([retired], [one('Ana', { Song: { '': 'x' } })])).toMatchObject([
      { retired: true },
    ]);
  });

  test('name no more than they may, and are text to copy (behaviour 28.10)', () => {
    const replies = ['Ana', 'Ben', 'Cleo'].map((name) =>
      one(name, { Diet: { '': ['Vegan'] }, Song: { '': `${name}’s song` }, Seats: { '': 2 } }),
    );
    const texts = count([diet, song, seats], replies, 2).map(writeTotals);
    expect(texts).toEqual([
      'Diet (3 of 5 answered)\nVegetarian: 0\nVegan: 3 (Ana, Ben, and 1 more)\nNo nuts: 0',
      'Song (3 of 3 answered)\nAna: Ana’s song\nBen: Ben’s song\nand 1 more answer',
      'Seats (3 of 3 answered)\nIn all: 6\nAna: 2\nBen: 2\nand 1 more answer',
    ]);
    expect(count([diet], replies, 0)[0]?.choices?.[1]).toEqual({
      label: 'Vegan',
      count: 3,
      who: [],
    });
  });

  test('are text in which words from the right turn nothing around them (behaviour 28.10)', () => {
    const menu = ask('אוכל', { kind: 'one', choices: ['דג'] });
    const replies = ['שרה', 'דוד', 'Ben'].map((name) =>
      one(name, { אוכל: { '': 'דג' }, Song: { '': '3 songs' } }),
    );
    expect(count([menu, song], replies).map(writeTotals)).toEqual([
      '\u2068אוכל\u2069 (3 of 3 answered)\n\u2068דג\u2069: 3 (\u2068שרה\u2069, \u2068דוד\u2069, Ben)',
      'Song (3 of 3 answered)\n\u2068שרה\u2069: 3 songs\n\u2068דוד\u2069: 3 songs\nBen: 3 songs',
    ]);
  });

  test('never say that more have answered than were asked (behaviour 28.9)', () => {
    expect(formatAnswered({ answered: 3, asked: 2 })).toBe('3 of 3 answered');
  });
});

const useful = (...questions: StoredQuestion[]) => chooseUseful(questions).map(({ id }) => id);

test('dietary needs come first, and what cannot be counted is no summary (behaviour 28.11)', () => {
  expect(useful(song, seats, shuttle, diet)).toEqual(['Diet', 'Shuttle']);
  expect(useful(song, seats)).toEqual(['Seats']);
  expect(useful(song)).toEqual([]);
  expect(useful(ask('Any allergies?', { kind: 'text' }), shuttle)).toEqual(['Shuttle']);
});
