import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { menuQuestion } from '#tests/fixtures/questions.ts';
import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import type { Invite, OwnWord } from '../schema.ts';
import { changeWords, markWord } from './change-words.server.ts';
import { listOriginals } from './originals.ts';

const given = (text: string, of: string): OwnWord => ({ text, of });

const makeInvite = (
  words: Record<string, OwnWord> = {},
  changes: Partial<Invite> = {},
): Invite => ({
  ...secretInvite,
  ...makeDraft({ answerSettings: { ...usualAnswers, questions: [menuQuestion] } }),
  language: 'en',
  cancellation: null,
  ownWords: { de: words, pl: { title: given('Przyjęcie', 'Garden party') } },
  ...changes,
});

/** What a page of this invitation shows. */
const see = (invite: Invite) =>
  new Map(
    listOriginals(invite).map(({ key, text }) => [
      key,
      markWord(text, invite.ownWords['de']?.[key]?.text ?? ''),
    ]),
  );

const change = (
  stored: Invite,
  texts: Record<string, string>,
  { seen = stored, fits = [] }: { seen?: Invite; fits?: string[] } = {},
) =>
  changeWords(stored, 'de', {
    texts: new Map(Object.entries(texts)),
    fits: new Set(fits),
    seen: see(seen),
  });

const germanOf = (changed: ReturnType<typeof change>) =>
  changed.ok ? changed.value['de'] : changed.error;

const title = given('Gartenfest', 'Garden party');

describe('a form of words', () => {
  test('stores, changes and removes words, and leaves other languages (behaviour 49.56)', () => {
    const first = change(makeInvite(), {
      title: ' Gartenfest ',
      message: 'a\r\nb',
      'activity.1': '',
    });
    expect(first).toMatchObject({
      ok: true,
      value: {
        de: { title, message: given('a\nb', 'Come as you are!') },
        pl: { title: given('Przyjęcie', 'Garden party') },
      },
    });
    const stored = makeInvite({ title });
    expect(germanOf(change(stored, { title: 'Fest' }))).toEqual({
      title: given('Fest', 'Garden party'),
    });
    const removed = change(stored, { title: ' ' });
    expect(removed).toMatchObject({ ok: true });
    expect(germanOf(removed)).toBeUndefined();
  });

  test('changes only what was typed over, so that two hosts write side by side (behaviour 49.63)', () => {
    const seen = makeInvite({ title });
    const stored = makeInvite({ title: given('Sommerfest', 'Garden party') });
    const changed = change(stored, { title: 'Gartenfest', 'activity.1': 'Essen' }, { seen });
    expect(germanOf(changed)).toEqual({
      title: given('Sommerfest', 'Garden party'),
      'activity.1': given('Essen', 'Dinner'),
    });
  });

  test('is refused where somebody else changed the words or the original, and then taken (behaviour 49.63)', () => {
    const seen = makeInvite({ title });
    const stored = makeInvite({ title: given('Sommerfest', 'Garden party') });
    const typed = { title: 'Fest', 'activity.1': 'Essen' };
    expect(change(stored, typed, { seen })).toMatchObject({
      error: {
        status: 409,
        errors: {
          title:
            'Somebody just changed this, so nothing was overwritten. It says now: “Sommerfest”.',
        },
      },
    });
    expect(change(makeInvite(), typed, { seen })).toMatchObject({
      error: { errors: { title: expect.stringContaining('It is empty now.') as string } },
    });
    const renamed = makeInvite({ title }, { eventName: 'Lake party' });
    expect(change(renamed, typed, { seen })).toMatchObject({
      error: { errors: { title: 'The original has just changed. Does this still fit?' } },
    });
    expect(germanOf(change(renamed, typed))).toMatchObject({ title: given('Fest', 'Lake party') });
  });

  test('says of words that they still fit, if that original was seen (behaviour 49.62)', () => {
    const renamed = makeInvite({ title }, { eventName: 'Lake party' });
    expect(germanOf(change(renamed, {}, { fits: ['title'] }))).toEqual({
      title: given('Gartenfest', 'Lake party'),
    });
    const again = makeInvite({ title }, { eventName: 'Sea party' });
    expect(germanOf(change(again, {}, { fits: ['title'], seen: renamed }))).toEqual({ title });
    expect(germanOf(change(makeInvite(), {}, { fits: ['title'] }))).toBeUndefined();
  });

  test('drops the words of what is no more, and keeps those of retired questions (behaviour 49.58)', () => {
    const words = {
      'activity.9': given('Weg', 'Gone'),
      'choice.menu.Fish': given('Fisch', 'Fish'),
      'choice.menu.Meat': given('Fleisch', 'Meat'),
      'question.old': given('Alt?', 'Old?'),
      message: given('Kommt!', 'Come!'),
    };
    const retiredQuestions = [{ ...menuQuestion, id: 'old', retired: true as const }];
    const stored = makeInvite(words, { retiredQuestions, customMessage: '' });
    const { 'activity.9': _one, 'choice.menu.Meat': _two, ...left } = words;
    expect(germanOf(change(stored, { title: 'Gartenfest' }))).toEqual({ ...left, title });
  });

  test.each([
    ['is too long', { title: 'x'.repeat(101) }, 'title', 'Please use at most 100 characters.'],
    [
      'cannot be stored',
      { title: 'a\0b' },
      'title',
      'Some characters in this text cannot be saved',
    ],
    [
      'names two choices the same',
      { 'choice.menu.Fish': 'Beans' },
      'choice.menu.Fish',
      'Two choices of this question read the same.',
    ],
  ])('that %s stores nothing (behaviour 49.64)', (_, texts, key, sentence) => {
    const refused = change(makeInvite({ title }), { 'activity.1': 'Essen', ...texts });
    expect(refused).toMatchObject({
      ok: false,
      error: { status: 422, errors: { [key]: expect.stringContaining(sentence) as string } },
    });
  });

  test('takes all that an invitation may hold, but not that in every language (behaviour 49.64)', () => {
    const long = makeInvite({}, { customMessage: 'x'.repeat(20_000) });
    const message = 'y'.repeat(20_000);
    expect(change(long, { message })).toMatchObject({ ok: true });
    const others = ['fr', 'es', 'it', 'pt', 'nl', 'pl', 'sl'].map((code) => [
      code,
      { message: given(message, long.customMessage) },
    ]);
    const full = { ...long, ownWords: Object.fromEntries(others) as Invite['ownWords'] };
    expect(change(full, { message })).toMatchObject({
      error: { message: expect.stringContaining('more words than an event can keep') as string },
    });
  });

  test('ignores what is no text of the invitation (behaviour 49.64)', () => {
    const nothing = change(makeInvite(), { host_uid: 'x', 'activity.99': 'x', constructor: 'x' });
    expect(germanOf(nothing)).toBeUndefined();
  });
});
