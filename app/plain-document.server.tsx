import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { Document } from './document.tsx';
import { listEntryStylesheets } from './entry-files.server.ts';
import type { Letters } from './features/theme/english.ts';
import type { Look } from './features/theme/look.ts';
import { readInlineStyles } from './inline-styles.server.ts';
import { InlineStyles } from './page.ts';
import { acceptsGzip } from './platform/encodings.server.ts';
import { type BodyPart, joinGzip, joinParts } from './platform/gzip-parts.server.ts';
import type { Language } from './platform/language/languages.ts';
import type { SiteContext } from './site-context.ts';

const stylesheets = new Map<string, readonly string[]>();

function findStylesheets(entry: string): readonly string[] {
  const found = stylesheets.get(entry) ?? listEntryStylesheets(entry);
  stylesheets.set(entry, found);
  return found;
}

export interface DocumentContent {
  entry: string;
  /** English, unless it is another. */
  language?: Language | undefined;
  /** Null on a page in Festoon's own design. */
  look: Look | null;
  /** Those of the page's own text, which the look's faces need. */
  letters?: Letters;
  content: ReactNode;
}

interface RenderedDocument {
  html: string;
  styleSources: readonly string[];
}

/** The styles are in the document (decision 19). */
export function renderDocument({
  entry,
  language,
  look,
  letters = 'english',
  content,
}: DocumentContent): RenderedDocument {
  const styles = readInlineStyles(findStylesheets(entry), look, letters);
  const html = renderToString(
    <InlineStyles value={styles}>
      <Document {...{ language, look }} scheme={look?.scheme}>
        {content}
      </Document>
    </InlineStyles>,
  );
  return { html: `<!DOCTYPE html>${html}`, styleSources: styles.map(({ hash }) => hash) };
}

/** Some parts may be compressed already. */
export interface RenderedPage {
  parts: readonly BodyPart[];
  styleSources: readonly string[];
}

export interface Sending {
  status: number;
  language?: Language | undefined;
  headers?: Headers | undefined;
}

/** Carries no nonce, because a cached page is sent many times: its policy names its styles by their hashes. */
export function sendHtml(
  c: SiteContext,
  { parts, styleSources }: RenderedPage,
  { status, language, headers = new Headers() }: Sending,
): Response {
  c.var.request.policy = { styleSources };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (language) headers.set('Content-Language', language);
  // A page of one part is compressed as any other response.
  const joined = parts.length > 1 && acceptsGzip(c.req.header('Accept-Encoding'));
  if (joined) {
    headers.set('Content-Encoding', 'gzip');
    headers.set('Vary', 'Accept-Encoding');
  }
  // As bytes: `Response` checks a string character by character, which takes as long as rendering half a page.
  return new Response(joined ? joinGzip(parts) : joinParts(parts), { status, headers });
}
