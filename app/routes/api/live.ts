import { servicesContext } from '#app/context.ts';
import { currentHost } from '#app/features/host/sessions.server.ts';
import { findOwnInvite } from '#app/features/invite/service.server.ts';

import type { Route } from './+types/live.ts';

function refuse(status: 401 | 403 | 404 | 429): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Tells the invitation's host that something changed, as server-sent events without any word of what: the
 * dashboard then reads its data as it always does. Ends with the session and with the server.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { inviteId } = params;
  const host = await currentHost(services, request);
  if (!host) return refuse(401);
  const found = await findOwnInvite(services.db, inviteId, host);
  if (!found.ok) return refuse(found.error === 'not-found' ? 404 : 403);
  const stream = services.streams.open({
    inviteId,
    hostUid: host.uid,
    signal: request.signal,
    async mayFollow() {
      const now = await currentHost(services, request);
      return now !== null && (await findOwnInvite(services.db, inviteId, now)).ok;
    },
  });
  return stream ?? refuse(429);
}
