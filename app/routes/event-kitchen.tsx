import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { LiveEvent } from '#app/features/dashboard/frame/live-event.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { KitchenPage } from '#app/features/kitchen/kitchen-page.tsx';
import { loadKitchen, runKitchenAction } from '#app/features/kitchen/kitchen.server.ts';
import { type KitchenReply, kitchenActionSchema } from '#app/features/kitchen/schema.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/event-kitchen.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite }) => loadKitchen(services, invite),
});

export const action = defineHostAction({
  reads: 'form',
  schema: kitchenActionSchema,
  run: ({ services, invite }, posted) => runKitchenAction(services, invite, posted),
});

export const clientAction = keepScreen<KitchenReply>();

export default function EventKitchen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="overview" windowTitle={say('Kitchen sheet')}>
      {({ frame, view }) => (
        <LiveEvent key={frame.inviteId} inviteId={frame.inviteId}>
          {({ changes, mark }) => (
            <KitchenPage {...{ frame, view, changes, mark }} reply={actionData} />
          )}
        </LiveEvent>
      )}
    </EventScreen>
  );
}
