import { redirect } from 'react-router';

import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { importEvent, parseEventFile } from '#app/features/event-file/import-event.server.ts';
import { ImportPage } from '#app/features/event-file/import-page.tsx';
import { damaged, tooLarge } from '#app/features/event-file/messages.ts';
import { defineAccountAction } from '#app/host-action.server.ts';
import { defineAccountLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath } from '#app/platform/paths.ts';

import type { Route } from './+types/import-event.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineAccountLoader(() => ({}));

const refuse = (status: number, message: string) => ({
  status,
  reply: { ok: false as const, message },
});

export const action = defineAccountAction({
  texts: { tooLarge, unreadable: damaged },
  isHeavy: 'always',
  async run({ services, host }, input: unknown) {
    const file = await parseEventFile(input, services.clock());
    if (!file.ok) return refuse(422, file.error);
    const imported = await importEvent(services, host, file.value);
    if (!imported.ok) return refuse(imported.error.status, imported.error.message);
    return redirect(getDashboardPath(imported.value));
  },
});

export const clientAction = keepScreen();

export default function ImportEvent({ loaderData }: Route.ComponentProps) {
  return (
    <HostPage title={say('Import an Event')} hostName={loaderData.hostName} isNarrow>
      <ImportPage />
    </HostPage>
  );
}
