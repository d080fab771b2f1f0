import * as v from 'valibot';

import { languageCodes } from './languages.ts';

export const languageSchema = v.picklist(languageCodes);

/** Of a guest or a draft; '' for none of its own. */
export const ownLanguageSchema = v.picklist(['', ...languageCodes]);
