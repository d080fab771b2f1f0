import { data } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { InviteProblem, WrongHost } from '#app/features/dashboard/invite-problem.tsx';
import { MemberPage } from '#app/features/dashboard/members/member-page.tsx';
import { openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { getEventsPath, getLeavePath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';

import type { Route } from './+types/event-door.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** Who may check guests in: the event's owner, its co-hosts and its door helpers. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId, 'door');
  const hostName = host.displayName;
  if (!invite) return data({ hostName, view: null }, { status: 403, headers: fresh });
  const { date, role } = invite;
  const view = { title: formatHostTitle(invite), date: formatDate(date), role };
  return data({ hostName, view }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export default function EventDoor({ loaderData, params }: Route.ComponentProps) {
  const { hostName, view } = loaderData;
  const { inviteId } = params;
  if (!view) return <WrongHost hostName={hostName} inviteId={inviteId} />;
  return (
    <MemberPage
      hostName={hostName}
      heading="At the door"
      title={view.title}
      ways={
        <>
          <ButtonLink to={getEventsPath()}>Your events</ButtonLink>
          {view.role === 'door' ? (
            <ButtonLink to={getLeavePath(inviteId)} variant="quiet">
              Leave this event
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {view.date === '' ? null : <p>{view.date}</p>}
      <p>On the day of the event, guests are checked in here.</p>
    </MemberPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
