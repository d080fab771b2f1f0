import { describe, expect, test } from 'vitest';

import { readNeeds, readYesNo } from '#app/features/draft/parts/food-answers.ts';
import { meansNothing } from '#app/features/draft/parts/food-questions.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';

import { KitchenCounter } from './kitchen-counter.ts';
import { listEaters, summarizeSheet, writeSheet } from './need-words.ts';

const ask = (id: string, title: string, changes: Partial<StoredQuestion> = {}): StoredQuestion => ({
  id,
  title,
  kind: 'text',
  scope: 'person',
  choices: [],
  required: false,
  ...changes,
});

const diet = ask('diet', 'Dietary needs', {
  kind: 'one',
  choices: ['Nothing special', 'Vegetarian', 'Vegan'],
});
const allergies = ask('allergies', 'Allergies');
const arrival = ask('arrival', 'Arrival time', { scope: 'reply' });
const questions = [diet, allergies, arrival, ask('song', 'Song request')];
const limits = { lines: 100, names: 100 };

const family = [
  { id: 'c', name: 'Chiara Romano', child: false },
  { id: 'n', name: 'Nina', child: true },
  { id: 'l', name: 'Leo', child: true },
];

type Said = Partial<Parameters<KitchenCounter['add']>[0]>;

const coming = (name: string, changes: Said = {}) => ({
  id: name,
  name,
  isInvitee: true,
  people: null,
  extra: 0,
  answers: {},
  household: () => [],
  ...changes,
});

const romanos = (answers: Said['answers'], leo: 'yes' | 'no' = 'no') =>
  coming('The Romanos', {
    people: { c: 'yes', n: 'yes', l: leo },
    household: () => family,
    answers: answers ?? {},
  });

function count(replies: readonly ReturnType<typeof coming>[], people: number, naming?: 'first') {
  const counter = new KitchenCounter(questions, limits, naming);
  for (const reply of replies) counter.add(reply);
  return { sheet: counter.finish({ people }), silent: counter.silent };
}

describe('an answer about food', () => {
  test.each([
    ['nuts', true, ['nut allergy']],
    ['Peanuts and tree nuts', true, ['peanut allergy', 'tree nut allergy']],
    ['strawberries', true, ['strawberry allergy']],
    ['no nuts', true, ['nut allergy']],
    ['Nut allergy', true, ['nut allergy']],
    ['citrus', true, ['citrus allergy']],
    ['Peanuts, severe: carries an EpiPen', true, ['peanuts, severe: carries an EpiPen']],
    [
      'I cannot have milk, or only a little',
      true,
      ['Allergy: I cannot have milk, or only a little'],
    ],
    ['none, but nuts', true, ['Allergy: none, but nuts']],
    ['Vegetarian', false, ['vegetarian']],
    ['allergic to sesame', false, ['allergic to sesame']],
    ['halal, no nuts', false, ['halal', 'no nuts']],
    ['', false, []],
  ])('‘%s’ (asked for allergies: %s) is %j (behaviour 43.2)', (text, isAllergy, labels) => {
    const read = readNeeds(text, { isAllergy, isChoice: false });
    expect('needs' in read && read.needs.map(({ label }) => label)).toEqual(labels);
  });

  test('of many words is a note, unless it is a choice (behaviour 43.2)', () => {
    const text = 'I eat fish on Fridays only';
    const asked = { isAllergy: false, isChoice: false };
    expect(readNeeds(text, asked)).toEqual({ note: text });
    const needs = [{ label: 'i eat fish on Fridays only', isAllergy: false }];
    expect(readNeeds('BBQ please', asked)).toMatchObject({ needs: [{ label: 'BBQ please' }] });
    expect(readNeeds(text, { ...asked, isChoice: true })).toEqual({
      needs: needs.map((need) => ({ ...need, label: text })),
    });
  });

  test.each([
    ['No', true],
    ['none.', true],
    ['Nothing special', true],
    ['no allergies', true],
    ['n/a', true],
    ['-', true],
    ['I eat everything', true],
    ['no nuts', false],
    ['none but nuts', false],
    ['No allergies except nuts', false],
    ['Norwegian', false],
    ['nothing with milk', false],
  ])('‘%s’ means nothing: %s (behaviour 43.2)', (text, isNothing) => {
    expect(meansNothing(text)).toBe(isNothing);
  });

  test('may be a yes or a no (behaviour 43.2)', () => {
    expect(readYesNo('Vegetarian?', 'yes')).toEqual([{ label: 'vegetarian', isAllergy: false }]);
    expect(readYesNo('Vegetarian?', 'no')).toEqual([]);
    expect(readYesNo('Do you eat meat?', 'no')).toEqual([
      { label: 'Do you eat meat: no', isAllergy: false },
    ]);
  });
});

describe('the sheet', () => {
  const replies = [
    romanos({
      diet: { c: 'Vegetarian', n: 'Nothing special', l: 'Vegan' },
      allergies: { n: 'nuts' },
    }),
    coming('Ben Ito', {
      extra: 1,
      answers: { diet: { '': 'Vegetarian' }, arrival: { '': '8 PM' }, song: { '': 'Waterloo' } },
    }),
    coming('Dara Okafor'),
  ];

  test('counts who comes, allergies first, a person once (behaviour 43.1, 43.2)', () => {
    const { sheet, silent } = count(replies, 5);
    expect(sheet).toEqual({
      people: 5,
      children: 1,
      needs: [
        {
          label: 'nut allergy',
          isAllergy: true,
          count: 1,
          who: [{ id: 'The Romanos', name: 'Nina', child: true }],
        },
        {
          label: 'vegetarian',
          isAllergy: false,
          count: 2,
          who: [
            { id: 'The Romanos', name: 'Chiara Romano', child: false },
            { id: 'Ben Ito', name: 'Ben Ito', child: false },
          ],
        },
      ],
      notes: [],
      arrivals: [{ who: { id: 'Ben Ito', name: 'Ben Ito', child: false }, text: '8 PM' }],
      unsaid: 2,
      asks: true,
      left: 0,
    });
    expect(silent).toEqual(['Dara Okafor']);
  });

  test('names only first names for who cooks, as far as they are certain (behaviour 43.4)', () => {
    const odd = coming('Okafor, Dara', { answers: { allergies: { '': 'eggs' } } });
    const { sheet } = count([...replies, odd], 6, 'first');
    expect(sheet.needs.flatMap(({ who }) => who)).toEqual([
      { name: 'Nina', child: true },
      { name: 'A guest', child: false },
      { name: 'Chiara', child: false },
      { name: 'Ben', child: false },
    ]);
    expect(JSON.stringify(sheet)).not.toMatch(/Romano|Ito|Okafor/);
  });

  test('leaves nothing out in silence (behaviour 43.1)', () => {
    const counter = new KitchenCounter(questions, { lines: 1, names: 1 });
    for (const [name, food] of [
      ['Ana', 'nuts'],
      ['Ben', 'Nuts'],
      ['Chiara', 'milk'],
    ] as const) {
      counter.add(coming(name, { answers: { allergies: { '': food } } }));
    }
    const sheet = counter.finish({ people: 3 });
    expect(sheet).toMatchObject({ needs: [{ label: 'nut allergy', count: 2 }], left: 1 });
    expect(sheet.needs.map((need) => listEaters(need))).toEqual(['Ana and 1 more']);
  });

  test('is one line on the overview, absent when nobody said anything (behaviour 43.5)', () => {
    expect(summarizeSheet(count(replies, 5).sheet)).toBe('2 vegetarian · 1 nut allergy · 1 child');
    const [, , silent] = replies;
    expect(summarizeSheet(count(silent ? [silent] : [], 1).sheet)).toBeNull();
    const lotte = coming('Lotte', { answers: { diet: { '': 'Vegetarian' } } });
    expect(summarizeSheet(count([lotte], 1).sheet)).toBe('Lotte eats vegetarian');
  });

  test('is copied as text (behaviour 43.3)', () => {
    expect(writeSheet(count(replies, 5).sheet, 'Kitchen sheet: Fest')).toBe(
      [
        'Kitchen sheet: Fest',
        '5 people: 4 adults and 1 child',
        '',
        '1 nut allergy: Nina (child)',
        '2 vegetarian: Chiara Romano, Ben Ito',
        'Everybody else: nothing special, or no answer yet (2).',
        '',
        'Arrivals',
        'Ben Ito: 8 PM',
      ].join('\n'),
    );
  });
});
