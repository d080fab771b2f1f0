import { defineAdminAction, defineAdminLoader } from '#app/administrator.server.ts';
import { administerLinks } from '#app/features/administration/administer.server.ts';
import { loadLinks } from '#app/features/administration/administration-view.server.ts';
import { LinksScreen } from '#app/features/administration/links-screen.tsx';
import type { AdminReply } from '#app/features/administration/schema.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepAsking, keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/admin-links.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAdminLoader(({ services, ...asked }) => loadLinks(services, asked));
export const action = defineAdminAction(administerLinks);
export const clientAction = keepScreenOf<AdminReply>((read, message) => ({
  ok: false,
  message,
  row: 'make',
  ...keepAsking(read),
}));

export default function AdminLinks({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HostPage title={say('Registration links')} hostName={loaderData.hostName} isNarrow>
      <LinksScreen view={loaderData.view} reply={actionData} />
    </HostPage>
  );
}
