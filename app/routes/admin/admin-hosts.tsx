import { defineAdminAction, defineAdminLoader } from '#app/administrator.server.ts';
import { administerHosts } from '#app/features/administration/administer.server.ts';
import { loadHosts } from '#app/features/administration/administration-view.server.ts';
import { HostsScreen } from '#app/features/administration/hosts-screen.tsx';
import type { AdminReply } from '#app/features/administration/schema.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepAsking, keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/admin-hosts.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAdminLoader(({ services, ...asked }) => loadHosts(services, asked));
export const action = defineAdminAction(administerHosts);
export const clientAction = keepScreenOf<AdminReply>((read, message) => ({
  ok: false,
  message,
  row: read('host'),
  ...keepAsking(read),
}));

export default function AdminHosts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HostPage title={say('Hosts')} hostName={loaderData.hostName} isNarrow>
      <HostsScreen view={loaderData.view} reply={actionData} />
    </HostPage>
  );
}
