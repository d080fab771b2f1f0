import { servicesContext } from '#app/context.ts';
import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';

import type { Route } from './+types/live.ts';

function refuse(status: 401 | 403 | 404 | 429): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * A stream of server-sent events for everybody who may see the door screen. An event says only that something changed; the
 * dashboard then reads its data as usual. The stream ends with the session and with the server.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { inviteId } = params;
  const find = () => findOwnEvent(services, request, inviteId, 'door');
  const found = await find();
  if (!found.ok) return refuse(found.error.status);
  const stream = services.streams.open({
    inviteId,
    hostUid: found.value.host.uid,
    signal: request.signal,
    mayFollow: async () => (await find()).ok,
  });
  return stream ?? refuse(429);
}
