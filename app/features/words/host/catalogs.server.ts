import type { Language } from '#app/platform/language/languages.ts';
import { type Spoken, findIn, speak } from '#app/platform/language/say.ts';

type Catalog = Readonly<Record<string, string>>;

/**
 * What hosts read, by the English text, which is in the code. A server loads only the languages that its hosts read, because
 * all together take 16 MB of memory.
 */
const catalogs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalog }>>> = {
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  sl: () => import('./sl.json', { with: { type: 'json' } }),
  tr: () => import('./tr.json', { with: { type: 'json' } }),
  ar: () => import('./ar.json', { with: { type: 'json' } }),
  hi: () => import('./hi.json', { with: { type: 'json' } }),
  zh: () => import('./zh.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
};

const made = new Map<Language, Spoken>();

export async function loadHostWords(language: Language): Promise<Spoken> {
  const known = made.get(language);
  if (known) return known;
  const find = language === 'en' ? () => null : findIn((await catalogs[language]()).default);
  const spoken = speak(language, find);
  made.set(language, spoken);
  return spoken;
}
