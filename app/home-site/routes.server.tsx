import { Hono } from 'hono';

import { findEntryScript } from '#app/entry-files.server.ts';
import { describeRegistration } from '#app/features/host/messages.ts';
import type { Registration } from '#app/features/host/schema.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { InWords } from '#app/features/words/guest/in-words.tsx';
import { type RenderedPage, renderDocument, sendHtml } from '#app/plain-document.server.tsx';
import { BodyPart } from '#app/platform/gzip-parts.server.ts';
import { getLanguage } from '#app/platform/language/say.ts';
import type { SiteEnv } from '#app/site-context.ts';

import { HomePage } from './home-page.tsx';

export function createHomeSite(nextFiles: readonly string[]): Hono<SiteEnv> {
  const find = createPages(nextFiles);
  return new Hono<SiteEnv>().get('/', async (c) => {
    const { services } = c.var;
    const signedIn = (await findCurrentHost(services, c.req.raw)) !== null;
    const { REGISTRATION: registration } = services.settings;
    const page = find({ signedIn, registration });
    return sendHtml(c, page, { status: 200, language: getLanguage() });
  });
}

interface Visit {
  signedIn: boolean;
  registration: Registration;
}

/** There are few different pages, so each is rendered only once in a language. */
function createPages(nextFiles: readonly string[]): (visit: Visit) => RenderedPage {
  const pages = new Map<string, RenderedPage>();
  const render = ({ signedIn, registration }: Visit): RenderedPage => {
    const note = signedIn ? null : describeRegistration(registration);
    const script = findEntryScript('app/home-site/home-script.ts');
    const { html, styleSources } = renderDocument({
      entry: 'app/home-site/style-entry.ts',
      look: null,
      language: getLanguage(),
      // What a host types appears on the covers as guests of this language read it (behaviour 2.9, 49.89).
      content: (
        <InWords words={getGuestWords(getLanguage())}>
          <HomePage {...{ signedIn, note, script, nextFiles }} />
        </InWords>
      ),
    });
    return { parts: [new BodyPart(html)], styleSources };
  };
  return (visit) => {
    const kind = `${visit.signedIn} ${visit.registration} ${getLanguage()}`;
    const page = pages.get(kind) ?? render(visit);
    pages.set(kind, page);
    return page;
  };
}
