import { findLanguage } from './platform/language/languages.ts';

/** Has the words of a screen at hand before it is drawn. English needs none. */
export async function sayNext(path: string): Promise<void> {
  const language = findLanguage(document.documentElement.lang);
  if (language === null || language === 'en') return;
  const { loadWords } = await import('./features/words/host/load-words.client.ts');
  await loadWords(language, path);
}
