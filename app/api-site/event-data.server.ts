import type { Services } from '#app/context.ts';
import { loadDashboard } from '#app/features/dashboard/dashboard-data.server.ts';
import { type OwnEvent, findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { type EventAnswers, toLiveView } from '#app/features/guests/list/views.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Encoded, chooseEncoding, encodeQuickly } from '#app/platform/encodings.server.ts';
import { createSingleFlight } from '#app/platform/single-flight.ts';
import type { SiteContext } from '#app/site-context.ts';

interface EventData {
  load: (services: Services, event: OwnEvent, url: URL) => Promise<object>;
  /** Whether the data differs between the hosts of the event. */
  isPersonal: boolean;
}

const fresh = { 'Cache-Control': 'no-store' };

const newShare = () => createSingleFlight<Encoded>({ fresh: true });
const shares = new WeakMap<Db, ReturnType<typeof newShare>>();

/** Each database has its own: two may hold an invitation with the same id. */
function findShare(db: Db): ReturnType<typeof newShare> {
  const share = shares.get(db) ?? newShare();
  shares.set(db, share);
  return share;
}

/** For the event's hosts only. Requests of one turn for the same data share its reading and compression. */
export function sendEventData({ load, isPersonal }: EventData) {
  return async (c: SiteContext): Promise<Response> => {
    const { services } = c.var;
    const found = await findOwnEvent(services, c.req.raw, c.req.param('inviteId') ?? '');
    if (!found.ok) return new Response(null, { status: found.error.status, headers: fresh });
    const { host, invite } = found.value;
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
    const key = JSON.stringify([c.req.url, invite.version, encoding, isPersonal && host.uid]);
    const { bytes, encoding: used } = await findShare(services.db)(key, async () => {
      const text = JSON.stringify(await load(services, found.value, new URL(c.req.url)));
      return encodeQuickly(new TextEncoder().encode(text), encoding);
    });
    const headers = { ...fresh, 'Content-Type': 'application/json' };
    const encoded =
      used === 'identity' ? {} : { 'Content-Encoding': used, Vary: 'Accept-Encoding' };
    return new Response(bytes, { headers: { ...headers, ...encoded } });
  };
}

export function sendLiveView(
  load: (services: Services, invite: OwnedInvite, url: URL) => Promise<EventAnswers>,
) {
  return sendEventData({
    load: async (services, { invite }, url) =>
      toLiveView(invite, await load(services, invite, url)),
    isPersonal: false,
  });
}

export const sendDashboard = sendEventData({ load: loadDashboard, isPersonal: true });
