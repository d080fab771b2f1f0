import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { Document } from '#app/document.tsx';
import type { Look } from '#app/features/theme/look.ts';
import { readInlineStyles } from '#app/inline-styles.server.ts';
import { InlineStyles } from '#app/page.ts';
import { acceptsGzip } from '#app/platform/encodings.server.ts';
import { BodyPart, joinGzip, joinParts } from '#app/platform/gzip-parts.server.ts';

import type { GuestContext } from './guest-context.ts';
import { listGuestStylesheets } from './styles.server.ts';

let stylesheets: readonly string[] | undefined;

interface Content {
  /** Null on a page in Festoon's own design. */
  look: Look | null;
  content: ReactNode;
}

interface RenderedDocument {
  html: string;
  /** The sources by which the page's policy allows its styles. */
  styleSources: readonly string[];
}

export function renderDocument({ look, content }: Content): RenderedDocument {
  stylesheets ??= listGuestStylesheets();
  const styles = readInlineStyles(stylesheets, look?.faces ?? []);
  const html = renderToString(
    <InlineStyles value={styles}>
      <Document look={look} scheme={look?.scheme}>
        {content}
      </Document>
    </InlineStyles>,
  );
  return { html: `<!DOCTYPE html>${html}`, styleSources: styles.map(({ hash }) => hash) };
}

/** The bytes of a page, in parts of which some may be compressed already. */
export interface RenderedPage {
  parts: readonly BodyPart[];
  styleSources: readonly string[];
}

interface Sending {
  status: number;
  headers?: Headers | undefined;
}

/**
 * Answers with a page of the guest site. It carries no nonce, because a cached page is sent many times: its
 * policy names its styles by their hashes, and its scripts are files.
 */
export function sendHtml(
  c: GuestContext,
  { parts, styleSources }: RenderedPage,
  { status, headers = new Headers() }: Sending,
): Response {
  c.var.request.policy = { styleSources };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A page of one part is compressed as any other response.
  const joined = parts.length > 1 && acceptsGzip(c.req.header('Accept-Encoding'));
  if (joined) {
    headers.set('Content-Encoding', 'gzip');
    headers.set('Vary', 'Accept-Encoding');
  }
  // As bytes: `Response` checks a string character by character, which takes as long as rendering half a page.
  return new Response(joined ? joinGzip(parts) : joinParts(parts), { status, headers });
}

export function sendPage(
  c: GuestContext,
  { status, headers, ...page }: Content & Sending,
): Response {
  const { html, styleSources } = renderDocument(page);
  return sendHtml(c, { parts: [new BodyPart(html)], styleSources }, { status, headers });
}
