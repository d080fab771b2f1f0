import { expect, test } from 'vitest';

import { partyTypes } from '#app/features/draft/parts/party-type.ts';
import { themeGroups } from '#app/features/theme/catalogue.ts';
import { languageCodes } from '#app/platform/language/languages.ts';

import { getGuestWords, guestCatalogs } from './catalogs.server.ts';
import { namePreset } from './name-preset.ts';

const presets = [...partyTypes, ...themeGroups.flatMap(({ tags }) => tags)];

test.each(languageCodes)('every preset has a name in %s (behaviour 49.70)', (language) => {
  const names: ReadonlySet<string> = new Set(
    Object.entries(guestCatalogs[language])
      .filter(([key]) => key.startsWith('preset'))
      .map(([, name]) => name),
  );
  const words = getGuestWords(language);
  expect(presets.filter((type) => !names.has(namePreset(type, words)))).toEqual([]);
});

test('what a host typed stays (behaviour 49.71)', () => {
  const words = getGuestWords('de');
  expect(namePreset('Birthday Party', words)).toBe('Geburtstagsfeier');
  expect(namePreset('Oma wird 80', words)).toBe('Oma wird 80');
});
