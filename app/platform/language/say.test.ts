import { setImmediate, setTimeout } from 'node:timers/promises';

import { expect, test } from 'vitest';

import type { Language } from './languages.ts';
import { inWordsOf } from './say.server.ts';
import { getLanguage, say, sayList, sayNumber, speak, texts } from './say.ts';

const catalogs: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    Save: 'Speichern',
    'Open¦verb': 'Öffnen',
    'Hello {name}': 'Hallo {name}',
    '{count, plural, one {# guest} other {# guests}}':
      '{count, plural, one {# Gast} other {# Gäste}}',
  },
  fr: { Save: 'Enregistrer' },
};
const spoken = (language: Language) =>
  speak(language, (text) => catalogs[language]?.[text] ?? null);
const inLanguage = <Done>(language: Language, run: () => Done) => inWordsOf(spoken(language), run);

test('English is said as it is written, its meaning for translators cut off', () => {
  expect(getLanguage()).toBe('en');
  expect(say('Save')).toBe('Save');
  expect(say('Open¦verb')).toBe('Open');
  expect(say('A | B')).toBe('A | B');
  const typed: string = 'Braces {of} a text without values';
  expect(say(typed)).toBe(typed);
  expect(say('Hello {name}', { name: 'Ana' })).toBe('Hello Ana');
  expect(say('{count, plural, one {# guest} other {# guests}}', { count: 1200 })).toBe(
    '1,200 guests',
  );
});

test('a translation is found by the English text, with its values', () => {
  inLanguage('de', () => {
    expect(getLanguage()).toBe('de');
    expect(say('Save')).toBe('Speichern');
    expect(say('Open¦verb')).toBe('Öffnen');
    expect(say('Hello {name}', { name: 'Ana' })).toBe('Hallo Ana');
    expect(say('{count, plural, one {# guest} other {# guests}}', { count: 1200 })).toBe(
      '1.200 Gäste',
    );
  });
  expect(say('Save')).toBe('Save');
});

test('what has no translation is said in English', () => {
  inLanguage('fr', () => {
    expect(say('Open¦verb')).toBe('Open');
    expect(say('Hello {name}', { name: 'Ana' })).toBe('Hello Ana');
    expect(say('Zoë’s own words')).toBe('Zoë’s own words');
  });
});

test('marked texts stay English until they are said', () => {
  const labels = texts({ save: 'Save' });
  expect(labels).toEqual({ save: 'Save' });
  expect(inLanguage('de', () => say(labels.save))).toBe('Speichern');
});

test('numbers and lists are written as the language writes them', () => {
  expect([sayNumber(12_000), sayList(['Ana', 'Ben', 'Chiara'])]).toEqual([
    '12,000',
    'Ana, Ben and Chiara',
  ]);
  expect(inLanguage('de', () => [sayNumber(12_000), sayList(['Ana', 'Ben', 'Chiara'])])).toEqual([
    '12.000',
    'Ana, Ben und Chiara',
  ]);
});

test('requests in several languages at once never mix', async () => {
  const wanted = { de: 'Speichern', fr: 'Enregistrer', en: 'Save' } as const;
  const request = (language: keyof typeof wanted, at: number) =>
    inLanguage(language, async () => {
      const said: string[] = [say('Save')];
      await Promise.resolve();
      said.push(say('Save'));
      await setTimeout(at % 5);
      said.push(say('Save'));
      await setImmediate();
      said.push(
        ...(await Promise.all(
          [1, 2].map(async (ms) => {
            await setTimeout(ms);
            return say('Save');
          }),
        )),
      );
      return said;
    });
  const languages = Array.from({ length: 60 }, (_, at) => (['de', 'fr', 'en'] as const)[at % 3]!);
  const all = await Promise.all(languages.map(request));
  expect(all).toEqual(languages.map((language) => Array(5).fill(wanted[language])));
  expect(say('Save')).toBe('Save');
});
