import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { menuQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import type { Invite, OwnWords } from '../schema.ts';
import { toGuestView } from '../views.ts';
import { countWords, inLanguage, listWordLanguages } from './in-language.ts';
import { keyPattern, listOriginals } from './originals.ts';
import { labelOf, titleOf } from './question-words.ts';

const questions = [menuQuestion, songQuestion];
const plain: Invite = {
  ...secretInvite,
  ...makeDraft({ answerSettings: { ...usualAnswers, questions } }),
  language: 'en',
  thanks: { words: 'It was lovely.', album: '' },
  cancellation: { message: 'We are ill.' },
  ownWords: {},
};
const originals = listOriginals(plain);
const keys = originals.map(({ key }) => key);

/** Words for some of the texts, each recognizable. */
const translate = (invite: Invite, chosen: readonly string[]): OwnWords => ({
  de: Object.fromEntries(
    listOriginals(invite)
      .filter(({ key }) => chosen.includes(key))
      .map(({ key, text }) => [key, { text: `de ${text}`, of: text }]),
  ),
});

/** What guests read, by the key of the original. */
function readShown(invite: Invite): Record<string, string> {
  const { eventName, customMessage, activities, answerSettings, thanks, cancellation } = invite;
  return {
    title: eventName,
    message: customMessage,
    thanks: thanks.words,
    cancellation: cancellation?.message ?? '',
    ...Object.fromEntries(activities.map(({ id, name }) => [`activity.${id}`, name])),
    ...Object.fromEntries(
      answerSettings.questions.flatMap((question) => [
        [`question.${question.id}`, titleOf(question)],
        ...question.choices.map((choice) => [
          `choice.${question.id}.${choice}`,
          labelOf(question, choice),
        ]),
      ]),
    ),
  };
}

describe('an invitation in a language', () => {
  test('has each text in the host’s words, else as it was written, in any order (behaviour 49.57, 49.58)', () => {
    const shuffled = fc.record({
      chosen: fc.subarray(keys),
      activities: fc.shuffledSubarray(plain.activities),
      questions: fc.shuffledSubarray(
        questions.map((one) => ({ ...one, choices: one.choices.toReversed() })),
      ),
    });
    fc.assert(
      fc.property(shuffled, ({ chosen, ...changed }) => {
        const answerSettings = { ...usualAnswers, questions: changed.questions };
        const invite = {
          ...plain,
          activities: changed.activities,
          answerSettings,
          ownWords: translate(plain, chosen),
        };
        const original = readShown(invite);
        for (const [key, text] of Object.entries(readShown(inLanguage(invite, 'de')))) {
          expect(text).toBe(chosen.includes(key) ? `de ${original[key]}` : original[key]);
        }
        expect(readShown(inLanguage(invite, 'pl'))).toEqual(original);
      }),
    );
  });

  test('keeps the choices and titles by which answers are read (behaviour 49.59)', () => {
    const german = inLanguage({ ...plain, ownWords: translate(plain, keys) }, 'de');
    const [menu, song] = german.answerSettings.questions;
    expect(menu).toEqual({
      ...menuQuestion,
      shown: { title: 'de Fish or beans?', choices: ['de Fish', 'de Beans'] },
    });
    expect(song).toMatchObject({ ...songQuestion, shown: { title: 'de A song?', choices: [] } });
    expect(menu && labelOf(menu, 'gone')).toBe('gone');
  });

  test('keeps the title that its look is drawn from, and gives guests no other words (behaviour 15.1, 49.60)', () => {
    const view = toGuestView(inLanguage({ ...plain, ownWords: translate(plain, keys) }, 'de'));
    expect(view).toMatchObject({ eventName: 'de Garden party', originalTitle: 'Garden party' });
    expect(JSON.stringify(view)).not.toContain('SECRET');
    expect(toGuestView(plain)).not.toHaveProperty('originalTitle');
  });

  test('is itself in its own language, whatever words it has in that (behaviour 49.57)', () => {
    const invite = { ...plain, language: 'de' as const, ownWords: translate(plain, keys) };
    expect(inLanguage(invite, 'de')).toBe(invite);
    expect(listWordLanguages(invite)).toEqual([]);
  });

  test('shows no words for an empty text, nor those about an earlier cancellation (behaviour 49.57)', () => {
    const ownWords = translate(plain, keys);
    const emptied = { ...plain, customMessage: '', ownWords };
    expect(inLanguage(emptied, 'de').customMessage).toBe('');
    const again = { ...plain, cancellation: { message: 'A storm.' }, ownWords };
    expect(inLanguage(again, 'de').cancellation).toEqual({ message: 'A storm.' });
    expect(inLanguage({ ...plain, cancellation: null, ownWords }, 'de').cancellation).toBeNull();
  });

  test('goes on showing words whose original has changed (behaviour 49.62)', () => {
    const changed = { ...plain, eventName: 'Lake party', ownWords: translate(plain, keys) };
    expect(inLanguage(changed, 'de').eventName).toBe('de Garden party');
  });

  test('reads nothing that objects inherit (behaviour 49.57)', () => {
    const [first] = plain.activities;
    const invite = { ...plain, activities: first ? [{ ...first, name: 'toString' }] : [] };
    expect(readShown(inLanguage({ ...invite, ownWords: { de: {} } }, 'de'))).toEqual(
      readShown(invite),
    );
  });

  test('says how far it is (behaviour 49.61)', () => {
    const invite = {
      ...plain,
      ownWords: translate(plain, ['title', 'activity.1', 'choice.menu.Fish']),
    };
    expect(countWords(invite, 'de')).toEqual({ given: 3, all: keys.length });
    expect(countWords(invite, 'pl')).toEqual({ given: 0, all: keys.length });
    expect(listWordLanguages(invite)).toEqual(['de']);
  });
});

describe('the key of a text', () => {
  test('is one of its own, and one that files may have, whatever a choice says (behaviour 49.58, 49.66)', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 50 });
    const choices = fc.uniqueArray(
      text.filter((one) => one.isWellFormed()),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(choices, (list) => {
        const asked = [
          { ...menuQuestion, choices: list },
          { ...menuQuestion, id: 'm', choices: list },
        ];
        const all = listOriginals({
          ...plain,
          answerSettings: { ...usualAnswers, questions: asked },
        });
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        for (const { key } of all) expect(key).toMatch(keyPattern);
      }),
    );
  });

  test('exists for every text that guests read, in the order of the page (behaviour 49.56)', () => {
    expect(originals.map(({ key, text, max }) => [key, text, max])).toEqual([
      ['title', 'Garden party', 100],
      ['message', 'Come as you are!', 20_000],
      ['activity.2', 'Dancing', 100],
      ['activity.1', 'Dinner', 100],
      ['question.menu', 'Fish or beans?', 200],
      ['choice.menu.Fish', 'Fish', 100],
      ['choice.menu.Beans', 'Beans', 100],
      ['question.song', 'A song?', 200],
      ['cancellation', 'We are ill.', 2000],
      ['thanks', 'It was lovely.', 1000],
    ]);
    expect(languageCodes.filter((code: Language) => code !== plain.language)).toHaveLength(13);
  });
});
