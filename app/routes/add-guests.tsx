import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { AddGuestsPage } from '#app/features/guest-lists/adding/add-guests-page.tsx';
import { loadAddGuests, runAddGuests } from '#app/features/guest-lists/adding/add-guests.server.ts';
import { addSchema, earlierName } from '#app/features/guest-lists/adding/schema.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

import type { Route } from './+types/add-guests.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite, url }) =>
    loadAddGuests(services.db, invite, url.searchParams.get(earlierName)),
});

/** Earlier guests that cannot be read take nothing of what was typed away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (new URL(request.url).searchParams.has(earlierName)) return null;
    throw error;
  }
}

export const action = defineHostAction({
  schema: addSchema,
  isHeavy: () => true,
  run: ({ services, invite, request }, posted) =>
    runAddGuests(services, invite, {
      ...posted,
      language: request.headers.get('accept-language'),
    }),
});

export const clientAction = keepScreen();

export default function AddGuests({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null;
  return (
    <ToastProvider>
      <EventScreen loaded={loaderData} section="guests" windowTitle={say('Add Guests')}>
        {({ view }) => <AddGuestsPage key={view.inviteId} view={view} />}
      </EventScreen>
    </ToastProvider>
  );
}
