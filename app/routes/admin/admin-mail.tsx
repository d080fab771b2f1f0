import { defineAdminLoader } from '#app/administrator.server.ts';
import { MailCheckScreen } from '#app/features/administration/mail-check-screen.tsx';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { checkMail } from '#app/features/mail/check/check-mail.server.ts';

import type { Route } from './+types/admin-mail.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAdminLoader(({ services: { settings, dns } }) =>
  checkMail(settings, dns),
);

export default function AdminMail({ loaderData: { hostName, view } }: Route.ComponentProps) {
  return (
    <HostPage title="Mail check" hostName={hostName} isNarrow>
      <MailCheckScreen findings={view} />
    </HostPage>
  );
}
