import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import type { SiteContext } from '#app/site-context.ts';

const fresh = { 'Cache-Control': 'no-store' };

function refuse(status: 401 | 403 | 404 | 429): Response {
  return new Response(null, { status, headers: fresh });
}

/** For everybody who may see the door screen. An event carries no data; the screen then reads it. */
export async function sendLiveStream(c: SiteContext): Promise<Response> {
  const { services, request: asked } = c.var;
  const request = c.req.raw;
  const inviteId = c.req.param('inviteId') ?? '';
  const find = () => findOwnEvent(services, request, inviteId, 'door');
  const found = await find();
  if (!found.ok) return refuse(found.error.status);
  if (request.method === 'HEAD') return new Response(null, { headers: fresh });
  const stream = services.streams.open({
    inviteId,
    hostUid: found.value.host.uid,
    address: asked.address,
    signal: request.signal,
    mayFollow: async () => (await find()).ok,
  });
  return stream ?? refuse(429);
}
