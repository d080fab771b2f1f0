import { data, href, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { DeletedEvents } from '#app/features/dashboard/event-list/deleted-events.tsx';
import { listEvents, undoDeletion } from '#app/features/dashboard/event-list/event-list.server.ts';
import { EventList } from '#app/features/dashboard/event-list/event-list.tsx';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { getEventsPath, logInPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { Route } from './+types/host-events.ts';

import styles from '#app/features/dashboard/event-list/events-page.module.css';

/** The signed-in host's events. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(href('/host/events')));
  const events = await listEvents(services, host);
  return data({ hostName: host.displayName, events }, { headers: { 'Cache-Control': 'no-store' } });
}

/** Brings back an event that was deleted a moment ago. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(getEventsPath()));
  const form = await readForm(request, context.get(requestContext));
  if (!form.ok) return data({ problem: form.error.message }, form.error.status);
  const done = await undoDeletion(services, host, readTextField(form.value, 'restore'));
  return done
    ? redirect(getEventsPath())
    : data({ problem: 'Too late to undo: the event is gone.' }, 409);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function HostEvents({ loaderData, actionData }: Route.ComponentProps) {
  const { hostName, events } = loaderData;
  const { upcoming, past, deleted } = events;
  return (
    <HostPage title="Your Events" hostName={hostName} eventsLink={false}>
      <div className={styles.head}>
        <h1>Your Events</h1>
        <div className={styles.actions}>
          {upcoming.length + past.length > 0 ? (
            <ButtonLink to={href('/eventName')} variant="primary">
              New invitation
            </ButtonLink>
          ) : null}
          <ButtonLink to={href('/host/import')}>Import an event</ButtonLink>
        </div>
      </div>
      {actionData?.problem ? <Notice tone="bad">{actionData.problem}</Notice> : null}
      <DeletedEvents events={deleted} />
      <EventList upcoming={upcoming} past={past} />
    </HostPage>
  );
}
