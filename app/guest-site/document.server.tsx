import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { Document } from '#app/document.tsx';
import type { Look } from '#app/features/theme/look.ts';
import { readInlineStyles } from '#app/inline-styles.server.ts';
import { InlineStyles } from '#app/page.ts';

import type { GuestContext } from './guest-context.ts';
import { listGuestStylesheets } from './styles.server.ts';

let stylesheets: readonly string[] | undefined;

interface Content {
  /** Null on a page in Festoon's own design. */
  look: Look | null;
  content: ReactNode;
}

/** A page as HTML, and by what its policy names the styles in it. */
export interface RenderedPage {
  html: string;
  styleSources: readonly string[];
}

export function renderPage({ look, content }: Content): RenderedPage {
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

interface Sending {
  status: number;
  headers?: Headers;
}

/**
 * Answers with a page of the guest site. It carries no nonce, because a cached page is sent many times: its
 * policy names its styles by their hashes, and its scripts are files.
 */
export function sendHtml(
  c: GuestContext,
  { html, styleSources }: RenderedPage,
  { status, headers }: Sending,
): Response {
  c.var.request.policy = { styleSources };
  // As bytes: `Response` checks a string character by character, which takes as long as rendering half a page.
  return new Response(Buffer.from(html), {
    status,
    headers: [['Content-Type', 'text/html; charset=utf-8'], ...(headers ?? [])],
  });
}

export function sendPage(c: GuestContext, page: Content & Sending): Response {
  return sendHtml(c, renderPage(page), page);
}
