import { data } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { DoorListPage } from '#app/features/door/door-list-page.tsx';
import { listDoorGuests } from '#app/features/door/door.server.ts';
import { formatTimes } from '#app/features/invitation/facts.ts';
import { formatDate } from '#app/features/schedule/rules.ts';

import type { Route } from './+types/door-list.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** The guest list to print for the door: those who come or might, or everybody. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId, 'door');
  const hostName = host.displayName;
  if (!invite) return data({ hostName, view: null }, { status: 403, headers: fresh });
  const everybody = new URL(request.url).searchParams.get('who') === 'all';
  const all = await listDoorGuests(services.db, invite);
  const guests = everybody
    ? all
    : all.filter(({ answer }) => answer === 'yes' || answer === 'maybe');
  const when = [formatDate(invite.date), formatTimes(invite, ' – ')].filter(Boolean).join(' · ');
  const frame = toEventFrame(services, host, invite);
  return data({ hostName, view: { frame, when, guests, everybody } }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export default function DoorList({ loaderData, params }: Route.ComponentProps) {
  const { hostName, view } = loaderData;
  if (!view) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return (
    <EventPage frame={view.frame} section="door" windowTitle="Door list">
      <DoorListPage {...view} />
    </EventPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
