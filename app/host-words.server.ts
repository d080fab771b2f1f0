import type { MiddlewareHandler } from 'hono';

import {
  findDeviceLanguage,
  findHostLanguage,
} from './features/host/language/host-language.server.ts';
import type { SessionServices } from './features/host/sessions.server.ts';
import { loadHostWords } from './features/words/host/catalogs.server.ts';
import { readLanguageQuery } from './platform/language/language-query.ts';
import { inWordsOf } from './platform/language/say.server.ts';
import type { Spoken } from './platform/language/say.ts';
import { isGuestSite } from './platform/paths.ts';
import type { SiteEnv } from './site-context.ts';

export const findHostWords = async (services: SessionServices, request: Request): Promise<Spoken> =>
  loadHostWords(await findHostLanguage(services, request));

/** All that is answered after it is in the language of the host who asks (behaviour 49.80). */
export const sayInHostLanguage: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const words = await findHostWords(c.var.services, c.req.raw);
  c.set('words', words);
  await inWordsOf(words, next);
};

interface Asked {
  req: { raw: Request };
  var: Readonly<Pick<SiteEnv['Variables'], 'services' | 'words'>>;
}

/**
 * What is answered before a site has the request, or after it has failed: in the host's language where it is known, else
 * in the device's; at a guest's address in the language that it names (behaviour 49.87).
 */
export async function sayWithoutDatabase(
  { req: { raw: request }, var: { services, words } }: Asked,
  answer: () => Response,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const language = isGuestSite(pathname)
    ? (readLanguageQuery(search) ?? 'en')
    : findDeviceLanguage(services.origin, request);
  return inWordsOf(words ?? (await loadHostWords(language)), answer);
}
