import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { InWords } from '#app/features/words/guest/in-words.tsx';
import {
  type DocumentContent,
  type Sending,
  renderDocument,
  sendHtml,
} from '#app/plain-document.server.tsx';
import { BodyPart } from '#app/platform/gzip-parts.server.ts';
import type { Language } from '#app/platform/language/languages.ts';

import type { GuestContext } from './guest-context.ts';

const entry = 'app/guest-site/style-entry.ts';

type Content = Omit<DocumentContent, 'entry'> & { language: Language };

export function renderGuestDocument({ content, ...page }: Content) {
  const words = getGuestWords(page.language);
  return renderDocument({ entry, ...page, content: <InWords words={words}>{content}</InWords> });
}

export function sendPage(
  c: GuestContext,
  { status, headers, ...page }: Content & Sending,
): Response {
  const { language } = page;
  const { html, styleSources } = renderGuestDocument(page);
  const parts = [new BodyPart(html)];
  return sendHtml(c, { parts, styleSources }, { status, language, headers });
}
