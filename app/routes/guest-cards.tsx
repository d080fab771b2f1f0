import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { GuestCardsPage } from '#app/features/door/guest-cards-page.tsx';
import { loadGuestCards } from '#app/features/door/guest-cards.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/guest-cards.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite, url, guestLink }) =>
    loadGuestCards(services.db, invite, { from: url.searchParams.get('from'), guestLink }),
});

export default function GuestCards({ loaderData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="door" windowTitle={say('Cards')}>
      {({ frame, view }) => <GuestCardsPage frame={frame} view={view} />}
    </EventScreen>
  );
}
