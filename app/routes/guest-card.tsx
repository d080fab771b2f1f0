import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { HostBar } from '#app/features/dashboard/frame/host-bar.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { GuestCardPage, GuestUnknown } from '#app/features/guests/card/guest-card-page.tsx';
import { loadGuestCard } from '#app/features/guests/card/guest-card.server.ts';
import { cardActionSchema } from '#app/features/guests/card/schema.ts';
import { messages } from '#app/features/guests/messages.ts';
import { runMailedCardAction } from '#app/features/outreach/correct-address.server.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';

import type { Route } from './+types/guest-card.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite, params: { guestId = '' }, guestLink }) =>
    loadGuestCard(services, invite, { guestId, guestLink }),
});

/** Beside the list, a card that cannot be read takes nothing down: a redirect to the login would take the list away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (new URL(request.url).searchParams.has('beside')) return null;
    throw error;
  }
}

export const action = defineHostAction({
  schema: cardActionSchema,
  texts: { unclear: messages.unknownRecording },
  run: ({ services, params: { guestId = '' }, ...event }, posted) =>
    runMailedCardAction(services, { ...event, guestId }, posted),
});

export const clientAction = keepScreen();

export default function GuestCardScreen({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) return null;
  const bar = <HostBar hostName={loaderData.hostName} eventsLink hem={false} />;
  return (
    <EventScreen
      loaded={loaderData}
      section="guests"
      windowTitle={({ name }) => name}
      missing={<GuestUnknown bar={bar} inviteId={params.inviteId} />}
    >
      {({ frame, view }) => <GuestCardPage key={view.id} frame={frame} view={view} />}
    </EventScreen>
  );
}
