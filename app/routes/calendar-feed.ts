import { type Services, requestContext, servicesContext } from '#app/context.ts';
import { type LinkedEvent, writeFeed } from '#app/features/calendar/calendar-file.server.ts';
import { findFeedHost } from '#app/features/calendar/feed.server.ts';
import { toCalendarEvent } from '#app/features/calendar/rules.ts';
import { logInMessages } from '#app/features/host/messages.ts';
import { type ListedEntry, listEntriesOf } from '#app/features/invite/service.server.ts';
import { readInvites } from '#app/features/invite/store.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { readEach } from '#app/platform/db/read-each.server.ts';
import { createEtag, isKnown } from '#app/platform/etag.server.ts';
import { say } from '#app/platform/language/say.ts';
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

const write = (events: readonly LinkedEvent[]) => writeFeed(events, 'Festoon events');

/** An event that cannot be read or written is left out (behaviour 33.34). */
async function writeFeedOf({ db, origin, log }: Services, uid: string): Promise<string> {
  const entries = await listEntriesOf(db, uid);
  const load = async (some: readonly ListedEntry[]) => {
    const invites = await readInvites(
      db,
      some.map(({ id }) => id),
    );
    const events = invites.map((invite) => ({
      event: toCalendarEvent(toGuestView(invite), invite),
      link: origin + getGuestPath(invite.id),
    }));
    return [{ events, file: write(events) }];
  };
  const { values, failed } = await readEach(entries, load, ({ id }, error) =>
    log.error('event cannot be read', { invite: id, error }),
  );
  const [first] = values;
  return first && failed.length === 0 ? first.file : write(values.flatMap(({ events }) => events));
}

/** Behaviour 26.12. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { db, limits } = services;
  const { address } = context.get(requestContext);
  if (!(await limits.feedsByAddress.allow(address)))
    return refuse(say(logInMessages['too-many']), 429);
  const uid = await findFeedHost(db, params.token);
  if (uid === null)
    return refuse(say('There is no calendar at this address, or it was replaced.'), 404);
  const file = await writeFeedOf(services, uid);
  const etag = createEtag(file);
  const headers = { ...robots, ETag: etag };
  if (isKnown(request.headers.get('If-None-Match') ?? undefined, etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file, {
    headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
