import { type Language, findLanguage } from './languages.ts';

/** In the address of a page in a language that a guest has asked for (behaviour 49.3). */
export const languageParameter = 'lang';

/** Of the button of the switch. */
export const languageField = 'language';

const opening = `?${languageParameter}=`;

/** The language of a query that names nothing else; null for any other. */
export const readLanguageQuery = (query: string): Language | null =>
  query.startsWith(opening) ? findLanguage(query.slice(opening.length)) : null;

/** Adds the language to a path that may have a query and a hash. */
export function addLanguage(path: string, language: Language | null): string {
  if (language === null) return path;
  const end = path.indexOf('#');
  const [page, hash] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  return `${page}${page.includes('?') ? '&' : '?'}${languageParameter}=${language}${hash}`;
}
