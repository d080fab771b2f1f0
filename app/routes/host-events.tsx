import { redirect } from 'react-router';

import { DeletedEvents } from '#app/features/dashboard/event-list/deleted-events.tsx';
import {
  listEvents,
  removeUnreadable,
  undoDeletion,
} from '#app/features/dashboard/event-list/event-list.server.ts';
import { EventList, ListEnd } from '#app/features/dashboard/event-list/event-list.tsx';
import { UnreadableEvents } from '#app/features/dashboard/event-list/unreadable-events.tsx';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { defineAccountAction } from '#app/host-action.server.ts';
import { defineAccountLoader } from '#app/host-loader.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { readTextField } from '#app/platform/form.server.ts';
import { say, texts } from '#app/platform/language/say.ts';
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

const refusals = texts({
  readable: 'This event can be read again. Please open it.',
  gone: 'Too late to undo: the event is gone.',
});

const refuse = (message: string) => ({ status: 409, reply: { ok: false as const, message } });

/** Brings back an event that was deleted a moment ago, or removes one that cannot be read. */
export const action = defineAccountAction({
  reads: 'form',
  leadsAway: true,
  async run({ services, host, visitor }, form: FormData) {
    const removed = readTextField(form, 'remove');
    if (removed !== '') {
      const done = await removeUnreadable(services, { host, visitor }, removed);
      return done ? redirect(addresses.events) : refuse(refusals.readable);
    }
    const done = await undoDeletion(services, host, readTextField(form, 'restore'));
    return done ? redirect(addresses.events) : refuse(refusals.gone);
  },
});

export const clientAction = keepScreen<{ message: string }>();

export default function HostEvents({ loaderData, actionData }: Route.ComponentProps) {
  const { hostName, events } = loaderData;
  const { deleted, unreadable, ...lists } = events;
  const isEmpty = Object.values(lists).every((list) => list.length === 0);
  return (
    <HostPage title={say('Your Events')} hostName={hostName} eventsLink={false}>
      <div className={joinClasses(patterns.spread, styles.head)}>
        <h1>{say('Your Events')}</h1>
        {isEmpty ? null : (
          <ButtonLink to={addresses.eventName} variant="primary">
            {say('New invitation')}
          </ButtonLink>
        )}
      </div>
      {actionData ? <Notice tone="bad">{actionData.message}</Notice> : null}
      <DeletedEvents events={deleted} />
      <UnreadableEvents events={unreadable} />
      {unreadable.length > 0 && isEmpty ? null : <EventList {...lists} />}
      <ListEnd />
    </HostPage>
  );
}
