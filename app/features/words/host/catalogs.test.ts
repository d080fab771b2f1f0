import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { toMessageKey } from '#app/platform/language/message-key.mjs';
import { checkCatalog } from '#tests/setup/catalog-checks.ts';
import { hostCatalogs } from '#tests/setup/host-catalogs.ts';
import { listHostMessages } from '#tests/setup/host-messages.mjs';

import { loadHostWords } from './catalogs.server.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const messages = [...listHostMessages(root).keys()].toSorted();
const source = Object.fromEntries(messages.map((text) => [text, text]));

const others = languageCodes.filter((code): code is Exclude<Language, 'en'> => code !== 'en');

test('hosts read something (behaviour 49.85)', () => {
  expect(messages.length).toBeGreaterThan(1000);
});

describe.each(others)('the catalog of %s (behaviour 49.85)', (language) => {
  checkCatalog(language, { source, catalog: hostCatalogs[language], toTheLetter: new Set() });
});

test('no two messages have the same key in browsers', () => {
  expect(new Set(messages.map(toMessageKey)).size).toBe(messages.length);
});

test('no message has a space at its beginning or end', () => {
  expect(messages.filter((text) => text !== text.trim())).toEqual([]);
});

test('a text that is in no catalog is said in English, without what it is meant as', async () => {
  const [{ say }, english] = [await loadHostWords('de'), await loadHostWords('en')];
  expect(say('What is not there¦verb')).toBe('What is not there');
  const guests = '{count, plural, one {# guest} other {# guests}}';
  expect(english.say(guests, { count: 2 })).toBe('2 guests');
});
