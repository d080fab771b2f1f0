import type { ShouldRevalidateFunctionArgs } from 'react-router';

import { runSettingsAction } from '#app/features/dashboard/event-settings/settings-actions.server.ts';
import { SettingsPage } from '#app/features/dashboard/event-settings/settings-page.tsx';
import {
  type SettingsReply,
  settingsActionSchema,
  settingsMessages,
} from '#app/features/dashboard/event-settings/settings-schema.ts';
import { loadSettingsView } from '#app/features/dashboard/event-settings/settings-view.server.ts';
import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { keepAsking, keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';

import type { Route } from './+types/host-event-settings.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite, host }) => loadSettingsView(services, invite, host),
});

export const action = defineHostAction({
  reads: 'form',
  schema: settingsActionSchema,
  texts: { unclear: settingsMessages.outOfDate },
  run: ({ services, ...event }, posted) => runSettingsAction(services, event, posted),
});

export const clientAction = keepScreenOf<SettingsReply>((read, message) => ({
  ok: false,
  message,
  typed: read('role'),
  ...keepAsking(read),
}));

/** After a form that was out of date the page shows what is stored now. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export default function EventSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="settings" windowTitle="Settings">
      {({ view }) => <SettingsPage key={view.id} view={view} reply={actionData} />}
    </EventScreen>
  );
}
