import { expect, test } from 'vitest';

import { type ListedGuest, labelAnswer, listMarks, toGuestRow } from './guest-row.ts';
import { getChosenAnswer, listAnswerChoices } from './recording/answer-choices.ts';

test('every answer has a label', () => {
  expect(labelAnswer(undefined)).toBe('No response yet');
  expect(labelAnswer({ answer: 'yes', extra: 0 })).toBe('Going');
  expect(labelAnswer({ answer: 'maybe', extra: 1 })).toBe('Maybe');
});

test('of a household the label says how many come (behaviour 28.6)', () => {
  const household = { coming: 3, size: 4 };
  expect(labelAnswer({ answer: 'yes', extra: 0, household })).toBe('Going, 3 of 4');
  expect(labelAnswer({ answer: 'yes', extra: 2, household })).toBe('Going, 3 of 4 +2');
  expect(labelAnswer({ answer: 'no', extra: 0, household })).toBe('Declined');
  expect(labelAnswer({ answer: 'yes', extra: 0, household, waiting: true })).toBe(
    'On the waiting list',
  );
});

const chosen = (label: ReturnType<typeof labelAnswer>) => getChosenAnswer({ label });

test('the menu marks what is true of the stored answer (behaviour 19.8, 28.6)', () => {
  expect(chosen('Going')).toBe('yes');
  expect(chosen('Going +1')).toBe('yes+1');
  expect(chosen('Maybe')).toBe('maybe');
  expect(chosen('Declined')).toBe('no');
  expect(chosen('No response yet')).toBe('none');
  expect(chosen('Going, 3 of 4')).toBe('yes');
  expect(chosen('Going, 3 of 4 +1')).toBe('yes');
  expect(chosen('Going +3')).toBe('yes');
  expect(chosen('On the waiting list')).toBeNull();
  expect(getChosenAnswer({ label: 'Going' }, 'no')).toBe('no');
});

const goingOf = (label: ReturnType<typeof labelAnswer>) =>
  listAnswerChoices({ token: 'token', label }).find((one) => one.label === 'Going')?.value;

test('Going takes a companion away only where the other choice is the stored Going +1 (behaviour 28.6)', () => {
  expect(goingOf('Going +1')).toBe('alone');
  expect(goingOf('Going')).toBe('yes');
  expect(goingOf('Going +3')).toBe('yes');
  expect(goingOf('Going, 3 of 4 +1')).toBe('yes');
  expect(goingOf('On the waiting list')).toBe('yes');
});

test('what is to be looked after is named (behaviour 28.8)', () => {
  expect(listMarks({ incomplete: false, late: false, outdated: false })).toEqual([]);
  expect(listMarks({ incomplete: true, late: true, outdated: true })).toEqual([
    'Incomplete',
    'Late',
    'Before the change',
  ]);
});

const single: ListedGuest = {
  id: 'ana',
  name: 'Ana',
  email: '',
  token: 'token',
  answer: null,
  extra: 0,
  people: [],
  coming: null,
  waiting: false,
  incomplete: false,
  late: false,
  outdated: false,
  companions: [],
  note: '',
  decideBy: '',
  recordedByHost: false,
  answeredAt: null,
  version: null,
};
const people = ['Chiara', 'Paolo', 'Leo', 'Nina'].map((name) => ({ id: name, name, child: false }));

const partyOf = (changes: Partial<ListedGuest>) =>
  toGuestRow({ ...single, ...changes }, 'you').party;

test('a row says how many of a party come (behaviour 39.3)', () => {
  expect(partyOf({})).toBe('0 of 1');
  expect(partyOf({ answer: 'yes' })).toBe('1 of 1');
  expect(partyOf({ answer: 'yes', extra: 1 })).toBe('2 of 2');
  expect(partyOf({ answer: 'no' })).toBe('0 of 1');
  expect(partyOf({ answer: 'maybe', extra: 1 })).toBe('0 to 2');
  expect(partyOf({ people })).toBe('0 of 4');
  expect(partyOf({ people, answer: 'yes', coming: 3, extra: 1 })).toBe('4 of 5');
  expect(partyOf({ answer: 'yes', extra: 1, waiting: true })).toBe('0 of 2');
});

const aboutOf = (changes: Partial<ListedGuest>) =>
  toGuestRow({ ...single, ...changes }, 'you').about;

test('a row says the most useful of a guest in one line (behaviour 39.10)', () => {
  expect(aboutOf({})).toBeUndefined();
  expect(aboutOf({ answer: 'yes' })).toBeUndefined();
  const lotte = { answer: 'yes', extra: 1, companions: ['Lotte', ''] } as const;
  expect(aboutOf(lotte)).toBe('with Lotte');
  expect(aboutOf({ people, answer: 'yes', coming: 3, food: ['vegetarian', 'nut allergy'] })).toBe(
    'vegetarian · nut allergy',
  );
  expect(aboutOf({ people })).toBe('Chiara, Paolo, Leo, Nina');
  expect(aboutOf({ answer: 'maybe', decideBy: '2027-06-01' })).toBe('Decides by June 1');
  expect(aboutOf({ answer: 'no', note: 'Away that week' })).toBe('“Away that week”');
});

const toldOf = (changes: Partial<ListedGuest>) => {
  const { told, toldState } = toGuestRow({ ...single, ...changes }, 'you');
  return [told, toldState];
};

test('how a guest was told goes with their answer, unless mail came back (behaviour 48.3)', () => {
  const mailed = { words: 'Mailed May 3', state: 'mailed' } as const;
  const failed = { words: 'Came back: no such mailbox', state: 'returned' } as const;
  expect(toldOf({ told: mailed })).toEqual(['Mailed May 3', undefined]);
  expect(toldOf({ told: mailed, answer: 'yes' })).toEqual([undefined, undefined]);
  expect(toldOf({ told: { words: 'Not told yet', state: 'none' } })).toEqual([
    'Not told yet',
    'none',
  ]);
  expect(toldOf({ told: failed, answer: 'yes' })).toEqual([failed.words, 'returned']);
});
