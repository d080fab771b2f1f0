import { describe, expect, test } from 'vitest';

import { type ShownAnswer, answerForAll, answerForOne, applyTap, undoTap } from './shown-answer.ts';

const household = ['chiara', 'leo'].map((id) => ({ id, name: id, child: false }));
const nothing: ShownAnswer = { answer: null, people: {} };
const going: ShownAnswer = { answer: 'yes', people: { chiara: 'yes', leo: 'yes' } };
const one: ShownAnswer = { answer: 'yes', people: { chiara: 'yes', leo: 'no' } };

describe('a tap (behaviour 28.16)', () => {
  test('on what is there already is none', () => {
    expect(answerForAll(one, 'yes', household)).toBeNull();
    expect(answerForOne(one, 'leo', false)).toBeNull();
    expect(answerForAll({ answer: 'maybe', people: {} }, 'maybe', [])).toBeNull();
  });

  test('names what the card has shown, and is seen at once', () => {
    const tap = answerForOne(going, 'leo', false);
    expect(tap).toEqual({ given: { people: { leo: 'no' } }, seen: { people: { leo: 'yes' } } });
    expect(tap && applyTap(going, tap, household)).toEqual(one);
    const all = answerForAll(one, 'no', household);
    expect(all?.seen).toEqual({ people: one.people });
    expect(all && applyTap(one, all, household)).toEqual({
      answer: 'no',
      people: { chiara: 'no', leo: 'no' },
    });
    const single = answerForAll({ answer: 'no', people: {} }, 'yes', []);
    expect(single).toEqual({ given: { answer: 'yes' }, seen: { answer: 'no' } });
  });

  test('that is the first on one person is a yes of the others', () => {
    const tap = answerForOne(nothing, 'leo', false);
    expect(tap).toEqual({ given: { answer: 'yes', people: { leo: 'no' } }, seen: null });
    expect(tap && applyTap(nothing, tap, household)).toEqual(one);
  });

  test('is taken back by its opposite, and a first one by the removal of the answer', () => {
    const tap = answerForOne(going, 'leo', false);
    const undo = tap && undoTap(tap);
    expect(undo && applyTap(one, undo, household)).toEqual(going);
    expect(undoTap({ given: { answer: 'yes' }, seen: null })).toBeNull();
  });
});
