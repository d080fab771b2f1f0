import { concernsMany, runOverviewAction } from '#app/features/dashboard/actions.server.ts';
import {
  type DashboardData,
  loadDashboard,
} from '#app/features/dashboard/dashboard-data.server.ts';
import { Dashboard } from '#app/features/dashboard/dashboard.tsx';
import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { LiveEvent } from '#app/features/dashboard/frame/live-event.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { describeConsequence } from '#app/features/dashboard/overview/change-consequence.ts';
import { overviewActionSchema } from '#app/features/dashboard/schema.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { getEventDataPath } from '#app/platform/paths.ts';

import type { Route } from './+types/host-event.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';
export { reloadAfter as shouldRevalidate } from '#app/features/guests/use-action.ts';

export const loader = defineEventLoader({
  load: ({ services, ...event }) => loadDashboard(services, event),
});

/** The loader tells the router why the dashboard cannot be shown, and where to go instead. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  // A wide window shows more than the first guests.
  const page = matchMedia('(width >= 1100px)').matches ? '?page=1' : '';
  const reply = await fetch(getEventDataPath('dashboard', params.inviteId) + page, {
    signal: request.signal,
  });
  if (!reply.ok) return serverLoader();
  const view = (await reply.json()) as DashboardData;
  const { frame } = view;
  return { hostName: frame.hostName, frame, view };
}

export const action = defineHostAction({
  schema: overviewActionSchema,
  isHeavy: concernsMany,
  run: ({ services, ...event }, posted) => runOverviewAction(services, event, posted),
});

export const clientAction = keepScreen();

export default function HostEvent({ loaderData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData}>
      {({ view }) => (
        <LiveEvent
          key={view.view.id}
          inviteId={view.view.id}
          consequence={describeConsequence(view)}
        >
          {(live) => <Dashboard {...view} {...live} />}
        </LiveEvent>
      )}
    </EventScreen>
  );
}
