import { expect, test } from 'vitest';

import { listPresets } from '#app/features/draft/parts/question-presets.ts';
import { languageCodes } from '#app/platform/language/languages.ts';

import { getGuestWords, guestCatalogs } from './catalogs.server.ts';
import { nameAsked } from './name-asked.ts';

const asked = listPresets([]).flatMap(({ title, choices }) => [title, ...choices]);

test.each(languageCodes)(
  'every suggested question and choice has a name in %s (behaviour 49.72)',
  (language) => {
    const names: ReadonlySet<string> = new Set(
      Object.entries(guestCatalogs[language])
        .filter(([key]) => key.startsWith('preset'))
        .map(([, name]) => name),
    );
    const words = getGuestWords(language);
    const said = asked.map((text) => nameAsked(text, words));
    expect(said.filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(said).size).toBe(asked.length);
  },
);

test('what a host typed stays (behaviour 49.72)', () => {
  const words = getGuestWords('fr');
  expect(nameAsked('Arrival time', words)).toBe('Heure d’arrivée');
  expect(nameAsked('Quand arrives-tu ?', words)).toBe('Quand arrives-tu ?');
});
