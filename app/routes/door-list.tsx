import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { DoorListPage } from '#app/features/door/door-list-page.tsx';
import { loadDoorList } from '#app/features/door/door-list.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/door-list.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  permission: 'door',
  load: ({ services, invite, url }) =>
    loadDoorList(services.db, invite, { everybody: url.searchParams.get('who') === 'all' }),
});

export default function DoorList({ loaderData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="door" windowTitle={say('Door list')}>
      {({ frame, view }) => <DoorListPage frame={frame} {...view} />}
    </EventScreen>
  );
}
