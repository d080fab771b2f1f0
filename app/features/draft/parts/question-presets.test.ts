import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { loadHostWords } from '#app/features/words/host/catalogs.server.ts';
import { inWordsOf } from '#app/platform/language/say.server.ts';

import { limits } from '../limits.ts';
import {
  addQuestion,
  listPresets,
  moveQuestion,
  ownQuestion,
  readAsked,
  sayAsked,
} from './question-presets.ts';
import { type Question, questionsSchema, tooManyQuestions } from './question.ts';

const ask = (id: string, title = 'A song?'): Question => ({ ...ownQuestion, id, title });

test('presets may be asked as they are, and are offered until they are asked (behaviour 27.3)', () => {
  const presets = listPresets([]);
  expect(presets.map(({ title }) => title)).toEqual([
    'Dietary needs',
    'Allergies',
    'Song request',
    'Arrival time',
  ]);
  const all = presets.map((preset, index) => ({ ...preset, id: `p${index}` }));
  expect(v.parse(questionsSchema, all)).toEqual(all);
  expect(listPresets([ask('a', ' allergies ')])).toHaveLength(3);
  expect(listPresets(all)).toEqual([]);
});

test('a host reads and changes a suggestion in their language, and it is stored in English (behaviour 49.72)', async () => {
  inWordsOf(await loadHostWords('de'), () => {
    expect(sayAsked('Dietary needs')).toBe('Besondere Ernährung');
    expect(readAsked('Besondere Ernährung')).toBe('Dietary needs');
    expect(readAsked('Besondere Ernährung?')).toBe('Besondere Ernährung?');
    expect(sayAsked('Besondere Ernährung?')).toBe('Besondere Ernährung?');
    const asked = listPresets([]).flatMap(({ title, choices }) => [title, ...choices]);
    expect(asked.map((text) => readAsked(sayAsked(text)))).toEqual(asked);
  });
});

test('a question is added last or at its place, and one too many is refused (behaviour 27.3)', () => {
  const [one, two, three] = [ask('one'), ask('two'), ask('three')];
  expect(addQuestion([one, two], three)).toEqual({ ok: true, value: [one, two, three] });
  expect(addQuestion([one, two], three, 1)).toEqual({ ok: true, value: [one, three, two] });
  const full = Array.from({ length: limits.questions }, (_, index) => ask(`q${index}`));
  expect(addQuestion(full, three)).toEqual({ ok: false, error: tooManyQuestions });
});

test('moving changes the place of one question and the order of no others (behaviour 27.4)', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
  fc.assert(
    fc.property(ids, fc.nat(4), fc.integer({ min: -2, max: 7 }), (all, which, place) => {
      const id = all[which % all.length] ?? '';
      const questions = all.map((one) => ask(one));
      const moved = moveQuestion(questions, id, place).map((one) => one.id);
      expect(moved.indexOf(id)).toBe(Math.max(0, Math.min(place, all.length - 1)));
      expect(moved.filter((one) => one !== id)).toEqual(all.filter((one) => one !== id));
    }),
  );
  expect(moveQuestion([ask('a')], 'gone', 0)).toEqual([ask('a')]);
});
