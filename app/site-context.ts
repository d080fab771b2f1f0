import type { Context } from 'hono';

import type { RequestContext, Services } from './context.ts';

export interface SiteEnv {
  Variables: { services: Services; request: RequestContext };
}

export type SiteContext = Context<SiteEnv>;
