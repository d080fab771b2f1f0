import { redirect } from 'react-router';

import { logInLink } from './links.ts';
import type { Host } from './schema.ts';
import { type SessionServices, currentHost } from './sessions.server.ts';

/** The signed-in host. Without one it throws the redirect to the login that leads back to this page. */
export async function requireHost(services: SessionServices, request: Request): Promise<Host> {
  const host = await currentHost(services, request);
  if (host) return host;
  const { pathname, search } = new URL(request.url);
  throw redirect(logInLink(pathname + search));
}
