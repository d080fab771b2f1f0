import { Hono } from 'hono';

import { findEntryScript } from '#app/entry-files.server.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { type RenderedPage, renderDocument, sendHtml } from '#app/plain-document.server.tsx';
import { BodyPart } from '#app/platform/gzip-parts.server.ts';
import type { SiteEnv } from '#app/site-context.ts';

import { HomePage } from './home-page.tsx';
import { countDeals } from './sample-invitations.ts';

interface Shown {
  signedIn: boolean;
  deal: number;
}

export function createHomeSite(nextFiles: readonly string[]): Hono<SiteEnv> {
  const find = createPages(nextFiles);
  return new Hono<SiteEnv>().get('/', async (c) => {
    const signedIn = (await findCurrentHost(c.var.services, c.req.raw)) !== null;
    const page = find({ signedIn, deal: readDeal(c.req.query('deal')) });
    return sendHtml(c, page, { status: 200 });
  });
}

function readDeal(asked = ''): number {
  return /^\d$/.test(asked) ? Number(asked) % countDeals() : 0;
}

/** There are few different pages, so each is rendered only once. */
function createPages(nextFiles: readonly string[]): (shown: Shown) => RenderedPage {
  const pages = new Map<string, RenderedPage>();
  const render = (shown: Shown): RenderedPage => {
    const script = findEntryScript('app/home-site/home-script.ts');
    const { html, styleSources } = renderDocument({
      entry: 'app/home-site/style-entry.ts',
      look: null,
      content: <HomePage {...shown} script={script} nextFiles={nextFiles} />,
    });
    return { parts: [new BodyPart(html)], styleSources };
  };
  return (shown) => {
    const key = JSON.stringify(shown);
    const page = pages.get(key) ?? render(shown);
    pages.set(key, page);
    return page;
  };
}
