import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { usualTerms } from '#tests/fixtures/replies.ts';

import type { Answer, Reply } from '../reply.ts';
import { countAnswersOf, fitHousehold, summarize } from './household-rules.ts';
import { applyReply } from './reply-rules.ts';

const ask = (id: string, scope: StoredQuestion['scope']): StoredQuestion => ({
  id,
  scope,
  kind: 'text',
  title: id,
  choices: [],
  required: false,
});
const questions = [ask('food', 'person'), ask('song', 'reply')];

function say(answer: Answer, more: Partial<Reply> = {}): Reply {
  const party = { people: [], companions: 1, isInvitee: true };
  const applied = applyReply(null, { answer }, party, { ...usualTerms, questions });
  if (!applied.ok) throw new Error(applied.error);
  return { ...applied.value.reply, ...more };
}

const people = (...ids: string[]) => ids.map((id) => ({ id }));
const fit = (reply: Reply, ...ids: string[]) => fitHousehold(reply, people(...ids), questions);

test('an invitee becomes a household and one person again without losing the answer (behaviour 25.8)', () => {
  const answers = { food: { '': 'vegan' }, song: { '': 'Waterloo' } };
  const before = say('yes', { extra: 1, note: 'Hi', answers });
  const household = fit(before, 'chiara', 'marco');
  expect(household).toMatchObject({
    answer: 'yes',
    extra: 1,
    note: 'Hi',
    people: { chiara: 'yes' },
    answers: { food: { chiara: 'vegan' }, song: { '': 'Waterloo' } },
  });
  expect(household.people).not.toHaveProperty('marco');
  expect(fit(household)).toEqual(before);
});

test('what was said for people who are gone goes, and the others’ answer stays (behaviour 25.8)', () => {
  const all = { chiara: 'no', marco: 'yes', leo: 'maybe' } as const;
  const before = say('yes', {
    people: all,
    extra: 1,
    answers: { food: { marco: 'fish', leo: 'beans' } },
  });
  const after = fit(before, 'chiara', 'leo', 'nina');
  expect(after).toMatchObject({
    answer: 'maybe',
    people: { chiara: 'no', leo: 'maybe' },
    extra: 0,
  });
  expect(after.answers).toEqual({ food: { leo: 'beans' } });
  expect(fit(before)).toMatchObject({ answer: 'no', people: null });
  expect(fit(before, 'x', 'y')).toMatchObject({ answer: 'yes', people: { x: 'yes' } });
});

test('a household’s answer is yes if anybody comes, else maybe if anybody might', () => {
  expect(summarize({ a: 'no', b: 'yes', c: 'maybe' })).toBe('yes');
  expect(summarize({ a: 'no', c: 'maybe' })).toBe('maybe');
  expect(summarize({ a: 'no' })).toBe('no');
  expect(countAnswersOf({ a: 'no', b: 'yes', c: 'no' })).toEqual({ yes: 1, maybe: 0, no: 2 });
  expect(countAnswersOf(null)).toBeNull();
});

test('fitting a second time changes nothing', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
  const given = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.constantFrom<Answer[]>('yes', 'no', 'maybe'),
    { minKeys: 1 },
  );
  fc.assert(
    fc.property(fc.option(given), ids, (before, now) => {
      const answer = before ? summarize(before) : 'yes';
      const once = fit(say(answer, { people: before }), ...now);
      expect(fit(once, ...now)).toEqual(once);
      const known = Object.keys(once.people ?? {});
      expect(now).toEqual(expect.arrayContaining(known));
      expect(once.answer).toBe(once.people ? summarize(once.people) : once.answer);
    }),
  );
});
