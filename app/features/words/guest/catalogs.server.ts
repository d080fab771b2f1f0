import type { Language } from '#app/platform/language/languages.ts';
import { type Catalog, makeWords } from '#app/platform/language/words.ts';

import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import { guestMessages } from './en.ts';
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { GuestMessages, GuestWords } from './guest-words.tsx';
import hi from './hi.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sl from './sl.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** A message that is missing does not compile; the rest is compared by `catalogs.test.ts`. */
export const guestCatalogs = {
  en: guestMessages,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  sl,
  tr,
  ar,
  hi,
  zh,
  ja,
} satisfies Record<Language, Catalog<GuestMessages>>;

const made = new Map<Language, GuestWords>();

export function getGuestWords(language: Language): GuestWords {
  const words = made.get(language) ?? makeWords<GuestMessages>(language, guestCatalogs[language]);
  made.set(language, words);
  return words;
}
