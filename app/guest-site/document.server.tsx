import {
  type DocumentContent,
  type Sending,
  renderDocument,
  sendHtml,
} from '#app/plain-document.server.tsx';
import { BodyPart } from '#app/platform/gzip-parts.server.ts';

import type { GuestContext } from './guest-context.ts';

const entry = 'app/guest-site/style-entry.ts';

type Content = Omit<DocumentContent, 'entry'>;

export const renderGuestDocument = (content: Content) => renderDocument({ entry, ...content });

export function sendPage(
  c: GuestContext,
  { status, headers, ...page }: Content & Sending,
): Response {
  const { html, styleSources } = renderGuestDocument(page);
  return sendHtml(c, { parts: [new BodyPart(html)], styleSources }, { status, headers });
}
