import type { Context } from 'hono';

import type { RequestContext, Services } from './context.ts';

/** What the server passes to the handlers of the sites that are plain HTML. */
export interface SiteEnv {
  Variables: { services: Services; request: RequestContext };
}

export type SiteContext = Context<SiteEnv>;
