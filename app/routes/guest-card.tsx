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
import { findUnsaved } from '#app/features/guests/list/use-beside.ts';
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

/**
 * Null keeps the card that is shown. Where something is typed on it, it stays when its guest is gone (behaviour 28.4).
 * Beside the list, it stays when it cannot be read: a redirect to the login would take the list away.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    const read = await serverLoader();
    return read.frame && !read.view && findUnsaved() ? null : read;
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
  const [shown, setShown] = useState(loaderData);
  const [heldId, setHeldId] = useState('');
  const { inviteId, guestId } = params;
  if (heldId !== '' && heldId !== guestId) setHeldId('');
  if (loaderData && loaderData !== shown && heldId !== guestId) setShown(loaderData);
  if (!shown) return null;
  const bar = <HostBar hostName={shown.hostName} eventsLink hem={false} />;
  return (
    <EventScreen
      loaded={shown}
      section="guests"
      windowTitle={({ name }) => name}
      within={({ neighbors }) => findWays(inviteId, search, neighbors)}
      missing={<GuestUnknown bar={bar} inviteId={inviteId} />}
    >
      {({ frame, view }) => (
        <GuestCardPage
          key={view.id}
          frame={frame}
          view={view}
          reply={actionData as CardReply | undefined}
          hold={(isHeld) => setHeldId(isHeld ? guestId : '')}
        />
      )}
    </EventScreen>
  );
}
