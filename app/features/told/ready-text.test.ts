import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';

import { composeReadyText, readyTextMax, writeInvitationWords } from './ready-text.ts';

const english = getGuestWords('en');
const link = 'https://festoon.example/guest/sPKU?g=kT4';
const party = {
  title: 'Midsummer night',
  date: '2027-06-19',
  startTime: '18:00',
  isSolemn: false,
};

describe('the words of an invitation (behaviour 48.1)', () => {
  test('name the event, its date and its start', () => {
    expect(composeReadyText(writeInvitationWords(party, english), { name: 'Chiara', link })).toBe(
      `Hi Chiara! We’re having a party, Midsummer night, Saturday, June 19, 2027, 6:00 PM. Here is your invitation: ${link}`,
    );
  });

  test('of a funeral know no joy', () => {
    const words = writeInvitationWords(
      { ...party, title: 'Remembering Ruth', isSolemn: true },
      english,
    );
    expect(composeReadyText(words, { name: 'Emil', link })).toBe(
      `Hi Emil. Remembering Ruth, Saturday, June 19, 2027, 6:00 PM. Here are the details: ${link}`,
    );
  });

  test('leave out what is not set', () => {
    const words = writeInvitationWords({ ...party, date: '', startTime: '' }, english);
    expect(composeReadyText(words, { name: '', link })).toBe(
      `Hi! We’re having a party, Midsummer night. Here is your invitation: ${link}`,
    );
    for (const isSolemn of [true, false]) {
      const bare = writeInvitationWords({ title: '', date: '', startTime: '', isSolemn }, english);
      expect(bare).not.toMatch(/, \.|\. \./u);
    }
  });
});

describe('a ready text (behaviour 48.1)', () => {
  test('has the link once, at its end where the words have no place for it', () => {
    expect(composeReadyText('See you', { name: 'Ana', link })).toBe(`See you ${link}`);
    expect(composeReadyText('{link} or {link}', { name: 'Ana', link })).toBe(`${link} or`);
  });

  test('puts a name in as it is, on one line', () => {
    expect(composeReadyText('Hi {name}: {link}', { name: '$& {link}\nBob', link })).toBe(
      `Hi $& {link} Bob: ${link}`,
    );
  });

  test('is at most 1,000 characters, whole ones, with the whole link', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 3000 });
    const words = fc.oneof(
      texts,
      fc.tuple(texts, texts).map((parts) => parts.join('{link}')),
    );
    fc.assert(
      fc.property(words, fc.string({ unit: 'binary', maxLength: 60 }), (written, name) => {
        const text = composeReadyText(written, { name, link });
        expect(text.length).toBeLessThanOrEqual(readyTextMax);
        expect(text).toContain(link);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });
});
