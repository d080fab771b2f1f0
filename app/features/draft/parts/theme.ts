import * as v from 'valibot';

import { isThemeTag } from '#app/features/theme/catalogue.ts';
import { themeChoice, themeList } from '#app/features/theme/rules.ts';

import { definePart } from './define-part.ts';
import { entryList } from './entry-list.ts';
import { entriesOf, typedText } from './step-fields.ts';

export const theme = definePart({
  label: 'Theme',
  path: '/theme',
  screen: {
    title: 'Pick Your Party Theme',
    lead: 'Every tag changes how the invitation looks. Mix them freely.',
  },
  schema: v.object({ theme: entryList('theme') }),
  storageKey: 'festoon.theme',
  stepSchema: v.object({
    selected: entriesOf(v.pipe(v.string(), v.check(isThemeTag))),
    customTheme: typedText,
  }),
  empty: { selected: [], customTheme: '' },
  toPart: (choice) => ({ theme: themeList(choice) }),
  fromPart: (part) => themeChoice(part.theme),
  isFilled: (part) => part.theme.length > 0,
  findMissing: (part) => (part.theme.length === 0 ? ['a theme'] : []),
  describe: ({ selected, customTheme }) => [...selected, customTheme],
});
