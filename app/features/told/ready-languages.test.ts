import { describe, expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import {
  composeReadyText,
  writeCancellationWords,
  writeChangeWords,
  writeInvitationWords,
  writeReminderWords,
  writeThanksWords,
} from './ready-text.ts';

const link = 'https://festoon.example/guest/sPKU?g=kT4';
const album = 'https://photos.example.org/a';
const party = { title: 'Zuzu 7', date: '2027-06-19', startTime: '18:00' };

/** Each kind of text, merry and solemn, with all facts and with none. */
function writeAll(language: Language): string[] {
  const words = getGuestWords(language);
  const none = { title: '', date: '', startTime: '' };
  return [true, false].flatMap((isSolemn) => [
    writeInvitationWords({ ...party, isSolemn }, words),
    writeInvitationWords({ ...none, isSolemn }, words),
    writeReminderWords({ ...party, isSolemn }, words),
    writeReminderWords({ ...none, isSolemn }, words),
    writeThanksWords({ words: '', album, isSolemn }, words),
    writeChangeWords({ title: 'Zuzu 7', parts: ['factDate', 'factPlace'], facts: ['Ruru'] }, words),
    writeChangeWords({ title: 'Zuzu 7', parts: [], facts: [] }, words),
    writeCancellationWords({ title: 'Zuzu 7', words: '' }, words),
  ]);
}

describe.each(languageCodes)('the texts by phone in %s (behaviour 49.41)', (language) => {
  test('have a bare link at their end, and nothing left open', () => {
    for (const words of writeAll(language)) {
      for (const name of ['Ana', 'ليلى', '']) {
        const text = composeReadyText(words, { name, link });
        expect(text.endsWith(link)).toBe(true);
        expect(text.at(-link.length - 1)).toMatch(/[ ：？]/);
        expect(text).not.toMatch(/[{}]|undefined|\u2068https?:|^[\s,，、]|\s{2}|\u2068\u2069/u);
        expect(text.includes(name)).toBe(words.includes('{name}') || name === '');
      }
    }
  });

  test('are in this language', () => {
    const english = new Set(writeAll('en'));
    expect(writeAll(language).filter((text) => english.has(text))).toEqual(
      language === 'en' ? [...writeAll('en')] : [],
    );
  });
});

test('in Japanese, who has no name is addressed by none (behaviour 49.41)', () => {
  const words = writeInvitationWords({ ...party, isSolemn: false }, getGuestWords('ja'));
  expect(composeReadyText(words, { name: 'Ana', link })).toMatch(/^Anaさん、こんにちは！/);
  expect(composeReadyText(words, { name: '', link })).toMatch(/^こんにちは！/);
});
