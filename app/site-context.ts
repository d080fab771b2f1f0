import type { Context } from 'hono';

import type { RequestContext, Services } from './context.ts';
import type { Spoken } from './platform/language/say.ts';

export interface SiteEnv {
  Variables: {
    services: Services;
    request: RequestContext;
    /** The host's, once they are known. */
    words?: Spoken;
  };
}

export type SiteContext = Context<SiteEnv>;
