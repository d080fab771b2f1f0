import * as v from 'valibot';

import { languageSchema, ownLanguageSchema } from '#app/platform/language/language-schema.ts';
import { texts } from '#app/platform/language/say.ts';

import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';

/** What guests read in. Absent until a host chooses: it is then the one that the host's browser asks for. */
export const language = definePart({
  ...partScreens.language,
  screen: texts({ title: 'Review & Confirm' }),
  schema: v.object({ language: v.exactOptional(languageSchema) }),
  storageKey: 'festoon.language',
  stepSchema: v.object({ language: v.fallback(ownLanguageSchema, '') }),
  empty: { language: '' },
  toPart: ({ language: chosen }) => (chosen === '' ? {} : { language: chosen }),
  fromPart: ({ language: stored }) => ({ language: stored ?? ('' as const) }),
  isFilled: ({ language: chosen }) => chosen !== undefined,
  describe: ({ language: chosen }) => [chosen],
});
