import { defineAdminLoader } from '#app/administrator.server.ts';
import { AdminRows } from '#app/features/administration/admin-rows.tsx';
import { loadCounts } from '#app/features/administration/administration-view.server.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { readFigures } from '#app/figures.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/admin.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAdminLoader(async ({ services }) => ({
  counts: await loadCounts(services),
  figures: await readFigures(services),
}));

export default function Admin({ loaderData: { hostName, view } }: Route.ComponentProps) {
  return (
    <HostPage title={say('Administration')} hostName={hostName}>
      <AdminRows {...view} />
    </HostPage>
  );
}
