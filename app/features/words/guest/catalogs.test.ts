import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { makeWords } from '#app/platform/language/words.ts';
import { checkCatalog, counts } from '#tests/setup/catalog-checks.ts';

import { listSourceFiles } from '../../../../tools/check/source-files.mjs';
import { guestCatalogs } from './catalogs.server.ts';
import { guestMessages } from './en.ts';
import { barMessages } from './en/bar.ts';
import { calendarMessages } from './en/calendar.ts';
import { errorMessages } from './en/errors.ts';
import { formMessages } from './en/form.ts';
import { historyMessages } from './en/history.ts';
import { invitationMessages } from './en/invitation.ts';
import { mailMessages } from './en/mail.ts';
import { pageMessages } from './en/page.ts';
import { paperMessages } from './en/paper.ts';
import { presetMessages } from './en/presets.ts';
import type { GuestMessages } from './guest-words.tsx';

const keys = Object.keys(guestMessages) as (keyof GuestMessages)[];
const others = languageCodes.filter((language) => language !== 'en');

/** English texts with marks of their own. */
const toTheLetter: ReadonlySet<string> = new Set(["You're Invited!", 'Loading invitation...']);

describe.each(languageCodes)('the catalog of %s', (language) => {
  const catalog = guestCatalogs[language];
  checkCatalog(language, { source: guestMessages, catalog, toTheLetter });
});

test('no message has the name of another', () => {
  const shared = [barMessages, formMessages, invitationMessages];
  const onServer = [calendarMessages, errorMessages, historyMessages, mailMessages, pageMessages];
  const names = [...shared, ...onServer, paperMessages, presetMessages].flatMap((part) =>
    Object.keys(part),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every message is used', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const files = listSourceFiles(root, ['app'], /\.tsx?$/).filter(
    (file) => !file.includes('.test.') && !file.includes('words/guest/en'),
  );
  const code = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});

test('no two languages have the same catalog', () => {
  const all = languageCodes.map((language) => JSON.stringify(guestCatalogs[language]));
  expect(new Set(all).size).toBe(others.length + 1);
});

test.each<[Language, string[]]>([
  [
    'pl',
    [
      'Zostało tylko 0 miejsc.',
      'Zostało tylko 1 miejsce.',
      'Zostały tylko 2 miejsca.',
      'Zostały tylko 3 miejsca.',
      'Zostało tylko 5 miejsc.',
      'Zostało tylko 11 miejsc.',
      'Zostały tylko 22 miejsca.',
      'Zostało tylko 101 miejsc.',
    ],
  ],
  [
    'sl',
    [
      'Prostih je samo še 0 mest.',
      'Prosto je samo še 1 mesto.',
      'Prosti sta samo še 2 mesti.',
      'Prosta so samo še 3 mesta.',
      'Prostih je samo še 5 mest.',
      'Prostih je samo še 11 mest.',
      'Prostih je samo še 22 mest.',
      'Prosto je samo še 101 mesto.',
    ],
  ],
  [
    'ar',
    [
      'لم يبقَ أي مكان.',
      'بقي مكان واحد فقط.',
      'بقي مكانان فقط.',
      'بقيت ٣ أماكن فقط.',
      'بقيت ٥ أماكن فقط.',
      'بقي ١١ مكانًا فقط.',
      'بقي ٢٢ مكانًا فقط.',
      'بقي ١٠١ مكان فقط.',
    ],
  ],
])('plurals of %s for 0, 1, 2, 3, 5, 11, 22, 101 (behaviour 49.2)', (language, sentences) => {
  const words = makeWords<GuestMessages>(language, guestCatalogs[language]);
  expect(counts.map((free) => words.say('placesLeft', { free }))).toEqual(sentences);
});
