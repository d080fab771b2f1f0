import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, redirect, useSearchParams } from 'react-router';

import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { HostBar } from '#app/features/dashboard/frame/host-bar.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import {
  GuestCardPage,
  GuestUnknown,
  findWays,
} from '#app/features/guest-card/guest-card-page.tsx';
import { loadGuestCard } from '#app/features/guest-card/guest-card.server.ts';
import { type CardReply, cardActionSchema } from '#app/features/guest-card/schema.ts';
import { readGuestQuery } from '#app/features/guests/find/guest-query.ts';
import { messages } from '#app/features/guests/messages.ts';
import { runMailedCardAction } from '#app/features/outreach/correct-address.server.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { getGuestsPath } from '#app/platform/paths.ts';

import type { Route } from './+types/guest-card.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite, params: { guestId = '' }, guestLink, url }) => {
    // Beside the list, its rows are the neighbors.
    const list = url.searchParams.has('beside') ? null : readGuestQuery(url.searchParams);
    return loadGuestCard(services, invite, { guestId, guestLink, list });
  },
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
  reads: 'either',
  schema: cardActionSchema,
  texts: { unclear: messages.unknownRecording },
  run: async ({ services, params: { guestId = '' }, ...event }, posted) => {
    const language = event.request.headers.get('accept-language');
    const done = await runMailedCardAction(services, { ...event, guestId, language }, posted);
    const isOff = posted.intent === 'take-off' && done.reply.ok;
    return isOff ? redirect(getGuestsPath(event.invite.id)) : done;
  },
});

/** Who is removed has no card to read again: the list follows. */
export function shouldRevalidate({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const posted = json as { intent?: string; guests?: unknown } | undefined;
  const isRemoval = posted?.intent === 'remove' && posted.guests !== undefined;
  return !isRemoval && defaultShouldRevalidate;
}

export const clientAction = keepScreen();

export default function GuestCardScreen({ loaderData, params, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [held, setHeld] = useState<{ guestId: string; loaded: typeof loaderData } | null>(null);
  if (!loaderData) return null;
  const { guestId } = params;
  const loaded = held?.guestId === guestId && held.loaded ? held.loaded : loaderData;
  const bar = <HostBar hostName={loaderData.hostName} eventsLink hem={false} />;
  return (
    <EventScreen
      loaded={loaded}
      section="guests"
      windowTitle={({ name }) => name}
      within={({ neighbors }) => findWays(params.inviteId, search, neighbors)}
      missing={<GuestUnknown bar={bar} inviteId={params.inviteId} />}
    >
      {({ frame, view }) => (
        <GuestCardPage
          key={view.id}
          frame={frame}
          view={view}
          reply={actionData as CardReply | undefined}
          hold={(isHeld) => setHeld(isHeld ? { guestId, loaded } : null)}
        />
      )}
    </EventScreen>
  );
}
