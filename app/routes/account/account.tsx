import { redirect } from 'react-router';

import { AccountRows } from '#app/features/account/account-rows.tsx';
import { loadAccountView } from '#app/features/account/account-view.server.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { defineAccountLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';
import { getAccountPath } from '#app/platform/paths.ts';

import type { Route } from './+types/account.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAccountLoader(async ({ services, ...asked }) => {
  // Links that were sent before the address had a screen of its own.
  if (asked.url.searchParams.has('verify')) {
    throw redirect(getAccountPath('mail') + asked.url.search);
  }
  return { view: await loadAccountView(services, asked) };
});

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <HostPage title={say('Account')} hostName={loaderData.hostName}>
      <AccountRows view={loaderData.view} />
    </HostPage>
  );
}
