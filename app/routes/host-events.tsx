import { redirect } from 'react-router';

import { DeletedEvents } from '#app/features/dashboard/event-list/deleted-events.tsx';
import { listEvents, undoDeletion } from '#app/features/dashboard/event-list/event-list.server.ts';
import { EventList } from '#app/features/dashboard/event-list/event-list.tsx';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { defineAccountAction } from '#app/host-action.server.ts';
import { defineAccountLoader } from '#app/host-loader.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { readTextField } from '#app/platform/form.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { Route } from './+types/host-events.ts';

import styles from '#app/features/dashboard/event-list/events-page.module.css';
import patterns from '#app/ui/patterns.module.css';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAccountLoader(async ({ services, host }) => ({
  events: await listEvents(services, host),
}));

const tooLate = { ok: false, message: 'Too late to undo: the event is gone.' } as const;

/** Brings back an event that was deleted a moment ago. */
export const action = defineAccountAction({
  reads: 'form',
  leadsAway: true,
  async run({ services, host }, form: FormData) {
    const done = await undoDeletion(services, host, readTextField(form, 'restore'));
    return done ? redirect(addresses.events) : { status: 409, reply: tooLate };
  },
});

export const clientAction = keepScreen<typeof tooLate>();

export default function HostEvents({ loaderData, actionData }: Route.ComponentProps) {
  const { hostName, events } = loaderData;
  const { upcoming, past, deleted } = events;
  return (
    <HostPage title="Your Events" hostName={hostName} eventsLink={false}>
      <div className={patterns.spread}>
        <h1>Your Events</h1>
        <div className={joinClasses(patterns.bar, styles.actions)}>
          {upcoming.length + past.length > 0 ? (
            <ButtonLink to={addresses.eventName} variant="primary">
              New invitation
            </ButtonLink>
          ) : null}
          <ButtonLink to={addresses.importEvent}>Import an event</ButtonLink>
        </div>
      </div>
      {actionData ? <Notice tone="bad">{actionData.message}</Notice> : null}
      <DeletedEvents events={deleted} />
      <EventList upcoming={upcoming} past={past} />
    </HostPage>
  );
}
