import { expect, test } from 'vitest';

import { getEmptyStep, partNames, type StepValues } from '../parts.ts';
import { makeGrammar } from './grammar.ts';
import { fillDraft } from './line-draft.ts';
import { loadLineWords } from './load-line.ts';
import { readLine } from './read-line.ts';
import type { Choices } from './reading.ts';

const empty = Object.fromEntries(
  partNames.map((name) => [name, getEmptyStep(name)]),
) as unknown as StepValues;

async function fill(line: string, choices: Choices = {}, steps = empty) {
  const grammar = makeGrammar(await loadLineWords('en'), 'en-US', '2027-05-01');
  const tools = { parseDay: null, knowsIdea: () => false };
  return fillDraft(steps, readLine(line, grammar, tools, choices), grammar);
}

test('every phrase fills its part of the draft (behaviour 42.1, 42.10, 42.11)', async () => {
  const line =
    'Lena turns 30, June 19, 7 to 11 at Seebad, dinner 7:30, dancing 9, beachy, by Ana & Marco';
  const filled = await fill(line);
  expect(filled.eventName).toEqual({ title: 'Lena turns 30' });
  expect(filled.partyType?.selected).toEqual(['Birthday Party']);
  expect(filled.theme).toEqual({ selected: ['Pastel', 'Chill'], customTheme: '' });
  expect(filled.dateTime).toMatchObject({
    date: '2027-06-19',
    startTime: '19:00',
    endTime: '23:00',
    endsNextDay: false,
  });
  expect(filled.location).toMatchObject({ location: 'Seebad', typed: 'Seebad' });
  expect(filled.activity?.activities.map(({ name, time }) => [name, time])).toEqual([
    ['Dinner', 1170],
    ['Dancing', 1260],
  ]);
  expect(filled.hostedBy).toEqual({ hostedBy: 'Ana & Marco' });
});

test('what the line does not say stays as it was (behaviour 42.2)', async () => {
  const steps = {
    ...empty,
    dateTime: { ...empty.dateTime, date: '2027-07-03', timeZone: 'Europe/Zurich' },
  };
  expect(await fill('Party', {}, steps)).toEqual({ eventName: { title: 'Party' } });
  const filled = await fill('Party, 9pm to 2am', {}, steps);
  expect(filled.dateTime).toMatchObject({
    date: '2027-07-03',
    timeZone: 'Europe/Zurich',
    endsNextDay: true,
  });
});

test('words that are not used, and guests, come in only by a choice (behaviour 42.3, 42.11)', async () => {
  const line = 'Party, with Ana and Ben, bring a towel';
  expect(Object.keys(await fill(line))).toEqual(['eventName']);
  const filled = await fill(line, { 'ana and ben': 0, 'bring a towel': 0 });
  expect(filled.invitee?.invitees).toEqual([
    { name: 'Ana', email: '' },
    { name: 'Ben', email: '' },
  ]);
  expect(filled.message).toEqual({ customMessage: 'bring a towel' });
});

test('an activity after the end moves the end once the host says so (behaviour 42.9)', async () => {
  const line = 'Party, July 3, 7 to 11, fireworks 11:30 PM';
  expect((await fill(line)).activity).toBeUndefined();
  const filled = await fill(line, { 'fireworks 11:30 pm': 0 });
  expect(filled.dateTime).toMatchObject({ endTime: '00:30', endsNextDay: true });
  expect(filled.activity?.activities).toMatchObject([{ name: 'Fireworks', time: 23 * 60 + 30 }]);
});
