import { defineAdminAction, defineAdminLoader } from '#app/administrator.server.ts';
import { MailCheckScreen } from '#app/features/administration/mail-check-screen.tsx';
import type { AdminReply } from '#app/features/administration/schema.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepAsking, keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { loadMailCheck, runTestMail } from '#app/features/mail/check/mail-check-view.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/admin-mail.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAdminLoader(({ services }) => loadMailCheck(services));
export const action = defineAdminAction((services) => runTestMail(services));
export const clientAction = keepScreenOf<AdminReply>((read, message) => ({
  ok: false,
  message,
  ...keepAsking(read),
}));

export default function AdminMail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HostPage title={say('Mail check')} hostName={loaderData.hostName} isNarrow>
      <MailCheckScreen {...loaderData.view} reply={actionData} />
    </HostPage>
  );
}
