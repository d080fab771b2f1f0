import { redirect } from 'react-router';

import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { LeavePage } from '#app/features/dashboard/members/leave-page.tsx';
import { leaveEvent } from '#app/features/invite/members.server.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { getSettingsPath } from '#app/platform/paths.ts';

import type { Route } from './+types/leave-event.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  permission: 'door',
  load({ invite }) {
    if (invite.hostUid === null || invite.role === 'owner')
      throw redirect(getSettingsPath(invite.id));
    return { title: formatHostTitle(invite) };
  },
});

/** Ends the membership. Nothing changes for an owner. */
export const action = defineHostAction({
  permission: 'door',
  reads: 'form',
  leadsAway: true,
  async run({ services, host, invite, visitor: address }) {
    const who = { address, username: host.username, invite: invite.id };
    if (await leaveEvent(services, host, invite.id)) services.security.record('event left', who);
    return redirect(addresses.events);
  },
});

export const clientAction = keepScreen<{ message: string }>();

export default function LeaveEvent({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData}>
      {({ frame, view }) => (
        <LeavePage hostName={frame.hostName} title={view.title} problem={actionData?.message} />
      )}
    </EventScreen>
  );
}
