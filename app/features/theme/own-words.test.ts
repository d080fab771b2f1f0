import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { languageCodes } from '#app/platform/language/languages.ts';

import { themeGroups } from './catalogue.ts';
import { chooseLetters, usesLatin } from './english.ts';
import { type FaceName, faces } from './faces.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { createThemeTokens } from './tokens.ts';

const css = readFileSync(path.join(import.meta.dirname, 'faces/faces.css'), 'utf8');

/** Of all files of a face together. */
function readRanges(name: FaceName): [number, number][] {
  const rules = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule);
  const own = rules.filter((rule) => rule.includes(`'${faces[name].family}'`));
  return own
    .flatMap((rule) => /unicode-range:([^;]*)/.exec(rule)?.[1]?.split(',') ?? [])
    .map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
}

test.each(Object.keys(faces) as FaceName[])(
  '%s has every letter of what invitations say of themselves in Latin letters (behaviour 49.36)',
  (name) => {
    const ranges = readRanges(name);
    for (const language of languageCodes.filter(usesLatin)) {
      const { say } = getGuestWords(language);
      const texts = [
        say('openGreeting'),
        say('noTitle'),
        say('scheduleLabel'),
        say('timeLabel'),
        say('locationLabel'),
        say('hostedBy', { hosts: '' }),
      ];
      const lacking = Array.from(texts.join('')).filter((letter) => {
        const point = letter.codePointAt(0) ?? 0;
        return (
          /\S/.test(letter) && !ranges.some(([first, last]) => point >= first && point <= last)
        );
      });
      expect([language, lacking]).toEqual([language, []]);
    }
  },
);

/** Of a title in the look of a tag. */
const findDisplay = (tag: string, eventName: string) =>
  createThemeTokens({ theme: [tag], eventType: [], eventName }, listIdeaClaims).fonts.display;

function hasLetters(name: FaceName, text: string): boolean {
  const ranges = readRanges(name);
  const points = Array.from(text.replaceAll(' ', ''), (letter) => letter.codePointAt(0) ?? 0);
  return points.every((point) => ranges.some(([first, last]) => point >= first && point <= last));
}

test.each(['Strašna noč', 'Święto Łucji', 'Doğum günü İşte', 'Fête de Noël', 'ŸŐĄ'])(
  '“%s” is set in a face that has its letters, in every look (behaviour 49.36)',
  (title) => {
    const tags = themeGroups.flatMap((group): readonly string[] => group.tags);
    expect(tags.filter((tag) => !hasLetters(findDisplay(tag, title), title))).toEqual([]);
  },
);

test('a face gives way to another for the sake of a title alone (behaviour 49.36)', () => {
  expect(findDisplay('Spooky', 'Fête noire')).toBe('Creepster');
  expect(findDisplay('Spooky', 'Strašna noč')).not.toBe('Creepster');
});

test('a page in other Latin letters has files with all of them (behaviour 49.36)', () => {
  const plain = 'Garden Supper';
  const chosen = languageCodes.map((language) => chooseLetters(plain, language));
  expect(languageCodes.filter((_, at) => chosen[at] === 'english')).toEqual([
    'en',
    'ar',
    'hi',
    'zh',
    'ja',
  ]);
  expect(chooseLetters('Fête', 'ar')).toBe('latin');
});
