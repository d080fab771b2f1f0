import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { DoorPage } from '#app/features/door/door-page.tsx';
import { loadDoor } from '#app/features/door/door.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/event-door.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  permission: 'door',
  load: ({ services, invite }) => loadDoor(services.db, invite),
});

export default function EventDoor({ loaderData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="door" windowTitle={say('At the door')}>
      {({ frame, view }) => <DoorPage key={frame.inviteId} frame={frame} view={view} />}
    </EventScreen>
  );
}
