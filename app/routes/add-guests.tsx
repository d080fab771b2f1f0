import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { AddGuestsPage } from '#app/features/guest-lists/adding/add-guests-page.tsx';
import { loadAddGuests, runAddGuests } from '#app/features/guest-lists/adding/add-guests.server.ts';
import { addSchema } from '#app/features/guest-lists/adding/schema.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

import type { Route } from './+types/add-guests.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite }) => loadAddGuests(services.db, invite),
});

export const action = defineHostAction({
  schema: addSchema,
  isHeavy: () => true,
  run: ({ services, invite }, posted) => runAddGuests(services, invite, posted),
});

export const clientAction = keepScreen();

export default function AddGuests({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <EventScreen loaded={loaderData} section="guests" windowTitle="Add Guests">
        {({ view }) => <AddGuestsPage key={view.inviteId} view={view} />}
      </EventScreen>
    </ToastProvider>
  );
}
