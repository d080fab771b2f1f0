import type { GuestView } from '#app/features/invite/views.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Language } from '#app/platform/language/languages.ts';

import { buildCardUrl } from './content-hash.ts';
import { toCardFacts } from './facts.ts';

/** The address of an event's picture in its language. */
export const buildEventCardUrl = (view: GuestView, language: Language, link: string): string =>
  buildCardUrl(toCardFacts(view, getGuestWords(language)), link);
