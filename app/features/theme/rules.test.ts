import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isThemeTag, themeGroups } from './catalogue.ts';
import {
  romanticRedHint,
  spookyHint,
  toThemeChoice,
  listThemeHints,
  toThemeList,
} from './rules.ts';

const tags = themeGroups.flatMap((group) => [...group.tags]);
const selection = fc.uniqueArray(fc.constantFrom(...tags));
const customText = fc.string().filter((text) => !isThemeTag(text.trim()));

describe('the shared theme value', () => {
  test('is the selected tags followed by the custom text (behaviour 6.3)', () => {
    expect(toThemeList({ selected: ['Neon', 'Retro'], customTheme: ' disco ' })).toEqual([
      'Neon',
      'Retro',
      'disco',
    ]);
  });

  test('leaves out a custom text of nothing but spaces (behaviour 6.3)', () => {
    expect(toThemeList({ selected: ['Neon'], customTheme: '   ' })).toEqual(['Neon']);
  });

  test('holds a tag once, also where its name is typed (behaviour 6.3)', () => {
    const typed = { selected: ['Romantic'], customTheme: ' romantic' };
    expect(toThemeList(typed)).toEqual(['Romantic']);
    expect(toThemeList({ ...typed, selected: [] })).toEqual(['Romantic']);
    expect(toThemeList({ ...typed, customTheme: 'romantic garden' })).toHaveLength(2);
  });

  test('leads back to the choice it came from (behaviour 6.3)', () => {
    fc.assert(
      fc.property(selection, customText, (selected, customTheme) => {
        const choice = { selected, customTheme: customTheme.trim() };
        expect(toThemeChoice(toThemeList(choice))).toEqual(choice);
      }),
    );
  });

  test('joins several foreign entries into one custom text (behaviour 6.3)', () => {
    expect(toThemeChoice(['Neon', 'disco', 'roller skates'])).toEqual({
      selected: ['Neon'],
      customTheme: 'disco, roller skates',
    });
  });
});

describe('the hints', () => {
  test.each(['red', 'Red roses', 'deep RED', 'rouge, red.', 'red-hot'])(
    'Romantic with “%s” suggests Valentine’s Day',
    (customTheme) => {
      expect(listThemeHints({ selected: ['Romantic'], customTheme })).toEqual([romanticRedHint]);
    },
  );

  test.each(['', 'tired', 'Redding', 'hundred', 'réd'])(
    'Romantic with “%s” suggests nothing',
    (customTheme) => {
      expect(listThemeHints({ selected: ['Romantic'], customTheme })).toEqual([]);
    },
  );

  test('red without Romantic suggests nothing (behaviour 6.4)', () => {
    expect(listThemeHints({ selected: ['Classy'], customTheme: 'red' })).toEqual([]);
  });

  test('Spooky suggests Halloween, beside the other hint (behaviour 6.5)', () => {
    expect(listThemeHints({ selected: ['Spooky'], customTheme: '' })).toEqual([spookyHint]);
    expect(listThemeHints({ selected: ['Spooky', 'Romantic'], customTheme: 'red' })).toEqual([
      romanticRedHint,
      spookyHint,
    ]);
  });
});
