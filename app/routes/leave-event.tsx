import { Form, data, redirect } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { MemberPage } from '#app/features/dashboard/members/member-page.tsx';
import { openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { leaveEvent } from '#app/features/invite/members.server.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import { getEventsPath, getSettingsPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

import type { Route } from './+types/leave-event.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** Asks a member before leaving. An owner cannot leave. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId, 'door');
  const hostName = host.displayName;
  if (!invite) return data({ hostName, view: null }, { status: 403, headers: fresh });
  if (invite.hostUid === null || invite.role === 'owner') {
    throw redirect(getSettingsPath(invite.id), { headers: fresh });
  }
  return data({ hostName, view: { title: formatHostTitle(invite) } }, { headers: fresh });
}

/** Ends the membership. Nothing changes for an owner. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId, 'door');
  if (!invite) return data(null, { status: 403, headers: fresh });
  await leaveEvent(services, host, invite.id);
  return redirect(getEventsPath());
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export default function LeaveEvent({ loaderData, params }: Route.ComponentProps) {
  const { hostName, view } = loaderData;
  if (!view) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return (
    <MemberPage
      hostName={hostName}
      heading="Leave this event"
      title={view.title}
      actions={
        <>
          <Form method="post">
            <Button type="submit" variant="primary">
              Leave
            </Button>
          </Form>
          <ButtonLink to={getEventsPath()}>Stay</ButtonLink>
        </>
      }
    >
      <p>
        The event disappears from your list at once. To come back, you need a new link from its
        owner.
      </p>
    </MemberPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
