import type { Language } from '#app/platform/language/languages.ts';
import { type Catalog, makeWords } from '#app/platform/language/words.ts';

import type { PreviewMessages, PreviewWords } from './guest-words.tsx';

const files = import.meta.glob<Catalog<PreviewMessages>>('./*.json', {
  import: 'default',
  query: '?previews',
});

/** The words of hosts' previews; null for English, whose words are there already. */
export async function loadPreviewWords(language: Language): Promise<PreviewWords | null> {
  const catalog = await files[`./${language}.json`]?.();
  return catalog ? makeWords<PreviewMessages>(language, catalog) : null;
}
