import { Hono } from 'hono';

import { findEntryScript } from '#app/entry-files.server.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { type RenderedPage, renderDocument, sendHtml } from '#app/plain-document.server.tsx';
import { BodyPart } from '#app/platform/gzip-parts.server.ts';
import type { SiteEnv } from '#app/site-context.ts';

import { HomePage } from './home-page.tsx';

export function createHomeSite(nextFiles: readonly string[]): Hono<SiteEnv> {
  const find = createPages(nextFiles);
  return new Hono<SiteEnv>().get('/', async (c) => {
    const signedIn = (await findCurrentHost(c.var.services, c.req.raw)) !== null;
    return sendHtml(c, find(signedIn), { status: 200 });
  });
}

/** There are two different pages, so each is rendered only once. */
function createPages(nextFiles: readonly string[]): (signedIn: boolean) => RenderedPage {
  const pages = new Map<boolean, RenderedPage>();
  const render = (signedIn: boolean): RenderedPage => {
    const script = findEntryScript('app/home-site/home-script.ts');
    const { html, styleSources } = renderDocument({
      entry: 'app/home-site/style-entry.ts',
      look: null,
      content: <HomePage {...{ signedIn, script, nextFiles }} />,
    });
    return { parts: [new BodyPart(html)], styleSources };
  };
  return (signedIn) => {
    const page = pages.get(signedIn) ?? render(signedIn);
    pages.set(signedIn, page);
    return page;
  };
}
