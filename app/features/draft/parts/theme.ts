import * as v from 'valibot';

import { isThemeTag } from '#app/features/theme/catalogue.ts';
import { toThemeChoice, toThemeList } from '#app/features/theme/rules.ts';
import { say, texts } from '#app/platform/language/say.ts';

import { definePart } from './define-part.ts';
import { defineEntryList } from './entry-list.ts';
import { partScreens } from './part-screens.ts';
import { defineEntries, typedText } from './step-fields.ts';

export const theme = definePart({
  ...partScreens.theme,
  screen: texts({
    title: 'Pick Your Party Theme',
    lead: 'Your title, in twelve looks.',
  }),
  schema: v.object({ theme: defineEntryList(texts('Please name the theme.')) }),
  storageKey: 'festoon.theme',
  stepSchema: v.object({
    selected: defineEntries(v.pipe(v.string(), v.check(isThemeTag))),
    customTheme: typedText,
  }),
  empty: { selected: [], customTheme: '' },
  toPart: (choice) => ({ theme: toThemeList(choice) }),
  fromPart: (part) => toThemeChoice(part.theme),
  isFilled: (part) => part.theme.length > 0,
  describe: ({ selected, customTheme }) => [...selected.map((tag) => say(tag)), customTheme],
});
