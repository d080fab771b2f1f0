import { data } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { DoorPage } from '#app/features/door/door-page.tsx';
import { loadDoor } from '#app/features/door/door.server.ts';

import type { Route } from './+types/event-door.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** The guest list with arrivals, for hosts and door helpers. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId, 'door');
  const hostName = host.displayName;
  if (!invite) return data({ hostName, frame: null, view: null }, { status: 403, headers: fresh });
  const frame = toEventFrame(services, host, invite);
  return data({ hostName, frame, view: await loadDoor(services.db, invite) }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export default function EventDoor({ loaderData, params }: Route.ComponentProps) {
  const { hostName, frame, view } = loaderData;
  if (!frame) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return (
    <EventPage frame={frame} section="door" windowTitle="At the door">
      <DoorPage key={frame.inviteId} frame={frame} view={view} />
    </EventPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
