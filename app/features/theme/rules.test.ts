import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isThemeTag, themeGroups } from './catalogue.ts';
import { romanticRedHint, spookyHint, themeChoice, themeHints, themeList } from './rules.ts';

const tags = themeGroups.flatMap((group) => [...group.tags]);
const selection = fc.uniqueArray(fc.constantFrom(...tags));
const customText = fc.string().filter((text) => !isThemeTag(text.trim()));

describe('the shared theme value', () => {
  test('is the selected tags followed by the custom text', () => {
    expect(themeList({ selected: ['Neon', 'Retro'], customTheme: ' disco ' })).toEqual([
      'Neon',
      'Retro',
      'disco',
    ]);
  });

  test('leaves out a custom text of nothing but spaces', () => {
    expect(themeList({ selected: ['Neon'], customTheme: '   ' })).toEqual(['Neon']);
  });

  test('holds a tag once, also where its name is typed', () => {
    const typed = { selected: ['Romantic'], customTheme: ' romantic' };
    expect(themeList(typed)).toEqual(['Romantic']);
    expect(themeList({ ...typed, selected: [] })).toEqual(['Romantic']);
    expect(themeList({ ...typed, customTheme: 'romantic garden' })).toHaveLength(2);
  });

  test('leads back to the choice it came from', () => {
    fc.assert(
      fc.property(selection, customText, (selected, customTheme) => {
        const choice = { selected, customTheme: customTheme.trim() };
        expect(themeChoice(themeList(choice))).toEqual(choice);
      }),
    );
  });

  test('joins several foreign entries into one custom text', () => {
    expect(themeChoice(['Neon', 'disco', 'roller skates'])).toEqual({
      selected: ['Neon'],
      customTheme: 'disco, roller skates',
    });
  });
});

describe('the hints', () => {
  test.each(['red', 'Red roses', 'deep RED', 'rouge, red.', 'red-hot'])(
    'Romantic with “%s” suggests Valentine’s Day',
    (customTheme) => {
      expect(themeHints({ selected: ['Romantic'], customTheme })).toEqual([romanticRedHint]);
    },
  );

  test.each(['', 'tired', 'Redding', 'hundred', 'réd'])(
    'Romantic with “%s” suggests nothing',
    (customTheme) => {
      expect(themeHints({ selected: ['Romantic'], customTheme })).toEqual([]);
    },
  );

  test('red without Romantic suggests nothing', () => {
    expect(themeHints({ selected: ['Classy'], customTheme: 'red' })).toEqual([]);
  });

  test('Spooky suggests Halloween, beside the other hint', () => {
    expect(themeHints({ selected: ['Spooky'], customTheme: '' })).toEqual([spookyHint]);
    expect(themeHints({ selected: ['Spooky', 'Romantic'], customTheme: 'red' })).toEqual([
      romanticRedHint,
      spookyHint,
    ]);
  });
});
