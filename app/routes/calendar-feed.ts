import { requestContext, servicesContext } from '#app/context.ts';
import { writeFeed } from '#app/features/calendar/calendar-file.server.ts';
import { findFeedHost } from '#app/features/calendar/feed.server.ts';
import { toCalendarEvent } from '#app/features/calendar/rules.ts';
import { logInMessages } from '#app/features/host/messages.ts';
import { listInvitesOf } from '#app/features/invite/service.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { createEtag, isKnown } from '#app/platform/etag.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { Route } from './+types/calendar-feed.ts';

const robots = { 'X-Robots-Tag': 'noindex' };

function refuse(message: string, status: number): Response {
  return new Response(message, {
    status,
    headers: {
      ...robots,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

/** Behaviour 26.12. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, limits, origin } = context.get(servicesContext);
  const { address } = context.get(requestContext);
  if (!(await limits.feedsByAddress.allow(address))) return refuse(logInMessages['too-many'], 429);
  const uid = await findFeedHost(db, params.token);
  if (uid === null) return refuse('There is no calendar at this address, or it was replaced.', 404);
  const events = (await listInvitesOf(db, uid)).map(({ invite }) => ({
    event: toCalendarEvent(toGuestView(invite), invite),
    link: origin + getGuestPath(invite.id),
  }));
  const file = writeFeed(events, 'Festoon events');
  const etag = createEtag(file);
  const headers = { ...robots, ETag: etag };
  if (isKnown(request.headers.get('If-None-Match') ?? undefined, etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file, {
    headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
