import { data } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { GuestCardsPage } from '#app/features/door/guest-cards-page.tsx';
import { loadGuestCards } from '#app/features/door/guest-cards.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { Route } from './+types/guest-cards.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** Cards with the personal links of an event's invitees to print, for its host only. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId);
  const hostName = host.displayName;
  if (!invite) return data({ hostName, frame: null, view: null }, { status: 403, headers: fresh });
  const asked = Number(new URL(request.url).searchParams.get('from'));
  const from = Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
  const guestLink = `${services.origin}${getGuestPath(invite.id)}`;
  const view = await loadGuestCards(services.db, invite, { from, guestLink });
  const frame = toEventFrame(services, host, invite);
  return data({ hostName, frame, view }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export default function GuestCards({ loaderData, params }: Route.ComponentProps) {
  const { hostName, frame, view } = loaderData;
  if (!frame) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return (
    <EventPage frame={frame} section="door" windowTitle="Cards">
      <GuestCardsPage frame={frame} view={view} />
    </EventPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
