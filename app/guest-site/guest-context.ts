import type { Context } from 'hono';

import type { RequestContext, Services } from '#app/context.ts';

/** What the server passes to the handlers of the guest site. */
export interface GuestEnv {
  Variables: { services: Services; request: RequestContext };
}

export type GuestContext = Context<GuestEnv>;
