import { data } from 'react-router';

import {
  type AccountAnswered,
  AccountScreen,
  accountTitles,
} from '#app/features/account/account-screens.tsx';
import { loadAccountScreen } from '#app/features/account/account-view.server.ts';
import { runAccountPost } from '#app/features/account/run-account-post.server.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepAsking, keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import type { AccountIntent } from '#app/features/host/account/schema.ts';
import { defineAccountAction } from '#app/host-action.server.ts';
import { defineAccountLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/account-setting.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAccountLoader(async ({ services, params, ...asked }) => {
  const view = await loadAccountScreen(services, { ...asked, row: params['row'] ?? '' });
  // oxlint-disable-next-line typescript/only-throw-error -- React Router takes a thrown response
  if (!view) throw data(null, { status: 404 });
  return { view };
});

export const action = defineAccountAction({
  reads: 'form',
  leadsAway: true,
  run: ({ services, request, host, visitor }, form: FormData) =>
    runAccountPost(services, { request, address: visitor, host, form }),
});

const addressIntents = new Set([
  'mail-address',
  'verify-mail-address',
  'send-link',
  'notify',
  'replies',
]);

/** The refusal stands at the form that was posted. */
export const clientAction = keepScreenOf<AccountAnswered>((read, message) => {
  const intent = read('intent');
  const refused = { ok: false as const, message, ...keepAsking(read) };
  if (addressIntents.has(intent)) return { mail: { ...refused, status: 503 } };
  if (intent === 'replace-feed') return { feed: refused };
  const row = read('id') || read('session');
  return { answer: { ...refused, intent: intent as AccountIntent, row } };
});

export default function AccountSetting({ loaderData, actionData }: Route.ComponentProps) {
  const { hostName, view } = loaderData;
  const isUnread = actionData && 'ok' in actionData;
  const answered = isUnread ? { problem: actionData.message } : actionData;
  return (
    <HostPage title={say(accountTitles[view.row])} hostName={hostName} isNarrow>
      <AccountScreen key={view.row} view={view} answered={answered} />
    </HostPage>
  );
}
