import { data, href, redirect } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { currentHost } from '#app/features/host/sessions.server.ts';
import { EventList } from '#app/features/invite/event-list.tsx';
import { HostBar } from '#app/features/invite/host-bar.tsx';
import { logInPath } from '#app/features/invite/links.ts';
import { listEvents } from '#app/features/invite/service.server.ts';
import { toEventSummary } from '#app/features/invite/views.ts';
import { loadFiguresOfInvites } from '#app/features/rsvp/service.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import type { Route } from './+types/host-events.ts';

import styles from './host-events.module.css';

/** The signed-in host's events (decisions §5). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await currentHost(services, request);
  if (!host) throw redirect(logInPath(href('/host/events')));
  const invites = await listEvents(services.db, host);
  const figures = await loadFiguresOfInvites(
    services.db,
    invites.map(({ id }) => id),
  );
  const events = invites.flatMap((invite) => {
    const known = figures.get(invite.id);
    return known ? [toEventSummary(invite, known)] : [];
  });
  return data({ hostName: host.displayName, events }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function HostEvents({ loaderData: { hostName, events } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <title>Your Events · Festoon</title>
      <HostBar hostName={hostName} />
      <main {...contentTarget} className={styles.main}>
        <div className={styles.head}>
          <h1>Your Events</h1>
          {events.length > 0 ? (
            <ButtonLink to={href('/eventName')} look="primary">
              New invitation
            </ButtonLink>
          ) : null}
        </div>
        <EventList events={events} />
      </main>
    </div>
  );
}
