import type { Context } from 'hono';

import type { RequestContext, Services } from './context.ts';

export interface SiteEnv {
  Variables: { services: Services; request: RequestContext };
}

export type SiteContext = Context<SiteEnv>;

/** The server has already read the body. */
export function getBody(c: SiteContext): Response {
  const type = c.req.header('Content-Type') ?? '';
  return new Response(c.var.request.body, { headers: { 'Content-Type': type } });
}
