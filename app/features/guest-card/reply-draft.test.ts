import { describe, expect, test } from 'vitest';

import type { EditableReply } from './guest-card-view.ts';
import { keyOf, listAsked, startDraft, toGiven, toggleChoice } from './reply-draft.ts';

const family = [
  { id: 'a', name: 'Chiara', child: false },
  { id: 'b', name: 'Leo', child: true },
];

const stored: EditableReply = {
  answer: 'yes',
  people: { a: 'yes' },
  extra: 1,
  companions: ['Rosa'],
  note: 'Hi',
  decideBy: '',
  answers: { q: { a: ['Vegan'] }, n: { '': 3 } },
};

describe('recording an answer for a guest', () => {
  test('starts with a yes of everybody, so that only who stays at home is pressed (behaviour 28.4)', () => {
    const start = startDraft(null, family);
    const draft = { ...start, people: { ...start.people, b: 'no' as const } };
    expect(toGiven(draft, start, true)).toEqual({ answer: 'yes', people: { a: 'yes', b: 'no' } });
    const alone = startDraft(null, []);
    expect(toGiven(alone, alone, true)).toEqual({ answer: 'yes' });
    expect(toGiven({ ...alone, answer: 'maybe', decideBy: '2027-05-01' }, alone, true)).toEqual({
      answer: 'maybe',
      decideBy: '2027-05-01',
    });
  });

  test('says only what the host has changed (behaviour 28.4)', () => {
    const start = startDraft(stored, family);
    expect(toGiven(start, start, false)).toEqual({});
    const people = { ...start.people, b: 'maybe' as const };
    expect(toGiven({ ...start, people }, start, false)).toEqual({ people: { b: 'maybe' } });
    expect(toGiven({ ...start, extra: 2, companions: ['Rosa', ' Bo '] }, start, false)).toEqual({
      extra: 2,
      companions: ['Rosa', 'Bo'],
    });
    const answers = { ...start.answers, [keyOf('q', 'a')]: [], [keyOf('n', '')]: '4' };
    expect(toGiven({ ...start, answers, note: '' }, start, false)).toEqual({
      note: '',
      answers: [
        { question: 'q', person: 'a', value: [] },
        { question: 'n', person: '', value: '4' },
      ],
    });
  });

  test('a choice that is no longer offered is left behind with the next press (behaviour 28.4)', () => {
    const question = { choices: ['Vegan', 'No nuts', 'Halal'] };
    const chosen = ['Pork', 'No nuts'];
    expect(toggleChoice(chosen, question, { choice: 'Vegan', on: true })).toEqual([
      'Vegan',
      'No nuts',
    ]);
    expect(toggleChoice(chosen, question, { choice: 'No nuts', on: false })).toEqual([]);
    expect(toggleChoice([], question, { choice: 'Halal', on: true })).toEqual(['Halal']);
  });

  test('asks each person of a household, and one person once (behaviour 28.4)', () => {
    expect(listAsked({ scope: 'person' }, family)).toEqual(['a', 'b']);
    expect(listAsked({ scope: 'person' }, [])).toEqual(['']);
    expect(listAsked({ scope: 'reply' }, family)).toEqual(['']);
  });
});
