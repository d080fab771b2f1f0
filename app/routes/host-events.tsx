import { data, href, redirect } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { listEvents } from '#app/features/dashboard/event-list/event-list.server.ts';
import { EventList } from '#app/features/dashboard/event-list/event-list.tsx';
import { HostBar } from '#app/features/dashboard/host-bar.tsx';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { logInPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import type { Route } from './+types/host-events.ts';

import styles from '#app/features/dashboard/event-list/events-page.module.css';

/** The signed-in host's events. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(href('/host/events')));
  const events = await listEvents(services.db, host);
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
            <ButtonLink to={href('/eventName')} variant="primary">
              New invitation
            </ButtonLink>
          ) : null}
        </div>
        <EventList events={events} />
      </main>
    </div>
  );
}
