import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { SettingsPage } from '#app/features/event-settings/settings-page.tsx';
import { loadSettingsView } from '#app/features/event-settings/settings-view.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/event-settings.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite, host }) => loadSettingsView(services, invite, host),
});

export default function EventSettings({ loaderData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="settings" windowTitle={say('Settings')}>
      {({ view }) => <SettingsPage view={view} />}
    </EventScreen>
  );
}
