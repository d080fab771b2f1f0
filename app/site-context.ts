import type { Context } from 'hono';

import type { RequestContext, Services } from './context.ts';

/** What the server passes to the handlers of the sites without React Router. */
export interface SiteEnv {
  Variables: { services: Services; request: RequestContext };
}

export type SiteContext = Context<SiteEnv>;

/** The request's body, which the server has already read, with its type. */
export function getBody(c: SiteContext): Response {
  const type = c.req.header('Content-Type') ?? '';
  return new Response(c.var.request.body, { headers: { 'Content-Type': type } });
}
