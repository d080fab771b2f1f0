import type { ShouldRevalidateFunctionArgs } from 'react-router';

import { concernsMany, runOverviewAction } from '#app/features/dashboard/actions.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { LiveEvent } from '#app/features/dashboard/frame/live-event.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { overviewActionSchema } from '#app/features/dashboard/schema.ts';
import { NoList } from '#app/features/dashboard/sharing/no-list.tsx';
import { GuestBeside } from '#app/features/guest-card/beside/guest-beside.tsx';
import { FirstList } from '#app/features/guest-lists/adding/first-list.tsx';
import { GuestsPage } from '#app/features/guests/guests-page.tsx';
import { isSameList } from '#app/features/guests/list/beside-address.ts';
import { loadAnswers } from '#app/features/guests/list/event-answers.server.ts';
import { toGuestsView } from '#app/features/guests/list/views.ts';
import { reloadAfter } from '#app/features/guests/use-action.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/event-guests.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

/** A card that opens or closes beside the list leaves the list as it is. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  const isCard = formMethod === undefined && currentUrl.href !== nextUrl.href;
  return !(isCard && isSameList(currentUrl, nextUrl)) && reloadAfter(args);
}

export const loader = defineEventLoader({
  load: async ({ services, invite, url, guestLink }) => ({
    guests: toGuestsView(invite, await loadAnswers(services, invite, url)),
    guestLink,
  }),
});

/** The same actions as the overview's: posted there, the first one would load that screen's files before it is sent. */
export const action = defineHostAction({
  schema: overviewActionSchema,
  isHeavy: concernsMany,
  run: ({ services, ...event }, posted) => runOverviewAction(services, event, posted),
});

export const clientAction = keepScreen();

export default function EventGuests({ loaderData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData}>
      {({ frame, view: { guests, guestLink } }) => (
        <LiveEvent key={guests.id} inviteId={guests.id}>
          {(live) => (
            <EventPage frame={frame} section="guests" windowTitle={say('Guests')}>
              <GuestsPage
                view={guests}
                {...{ frame, guestLink, ...live }}
                renderCard={(shown) => (
                  <GuestBeside frame={frame} changes={live.changes} {...shown} />
                )}
                empty={
                  <FirstList inviteId={guests.id} version={guests.version} takesFocus>
                    <NoList title={frame.title} guestLink={guestLink} />
                  </FirstList>
                }
              />
            </EventPage>
          )}
        </LiveEvent>
      )}
    </EventScreen>
  );
}
