import { type ShouldRevalidateFunctionArgs, useParams } from 'react-router';

import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { keepAsking, keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { SettingScreen, titleOf } from '#app/features/event-settings/setting-screen.tsx';
import { runSettingsAction } from '#app/features/event-settings/settings-actions.server.ts';
import {
  type SettingsReply,
  settingsActionSchema,
  settingsMessages,
} from '#app/features/event-settings/settings-schema.ts';
import { loadSettingView } from '#app/features/event-settings/settings-view.server.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';
import { getSettingsPath } from '#app/platform/paths.ts';
import { LostPage } from '#app/ui/brand/lost-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

import type { Route } from './+types/event-setting.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite, host, params, url }) =>
    loadSettingView(services, {
      invite,
      host,
      row: params['row'] ?? '',
      query: url.searchParams,
    }),
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

function NoSuchSetting() {
  const { inviteId = '' } = useParams();
  return (
    <LostPage
      title={say('No such page')}
      heading={say('We can’t find this page.')}
      actions={<ButtonLink to={getSettingsPath(inviteId)}>{say('Settings')}</ButtonLink>}
    >
      {say('Please pick a row in Settings.')}
    </LostPage>
  );
}

export default function EventSetting({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EventScreen
      loaded={loaderData}
      section="settings"
      windowTitle={titleOf}
      missing={<NoSuchSetting />}
    >
      {({ view }) => (
        <SettingScreen key={`${view.id} ${view.row}`} view={view} reply={actionData} />
      )}
    </EventScreen>
  );
}
