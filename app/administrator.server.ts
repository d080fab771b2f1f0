import { data } from 'react-router';

import type { AdminReply } from '#app/features/administration/schema.ts';
import { isAdministrator } from '#app/features/host/administrators.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { texts } from '#app/platform/language/say.ts';

import type { Services } from './context.ts';
import { defineAccountAction } from './host-action.server.ts';
import { defineAccountLoader } from './host-loader.server.ts';

interface Asked {
  services: Services;
  request: Request;
  url: URL;
  host: Host;
}

/** The loader of a screen for administrators. Other hosts find nothing at its address (behaviour 46.7). */
export function defineAdminLoader<View>(load: (asked: Asked) => View | Promise<View>) {
  return defineAccountLoader(async (asked) => {
    if (await isAdministrator(asked.services.db, asked.host.uid))
      return { view: await load(asked) };
    // oxlint-disable-next-line typescript/only-throw-error -- React Router takes a thrown response
    throw data(null, { status: 404 });
  });
}

const messages = texts({ nothingHere: 'We can’t find this page.' });

const nothingHere: AdminReply = { ok: false, message: messages.nothingHere };

/** The action of such a screen, on a form. An attempt of another host is in the security log (behaviour 46.7). */
export function defineAdminAction(
  run: (
    services: Services,
    asked: { request: Request; host: Host; address: string; form: FormData },
  ) => Promise<{ status: number; reply: AdminReply }>,
) {
  return defineAccountAction({
    reads: 'form',
    leadsAway: true,
    async run({ services, request, host, visitor: address }, form: FormData) {
      if (await isAdministrator(services.db, host.uid)) {
        return run(services, { request, host, address, form });
      }
      const { username } = host;
      const problem = 'no-administrator';
      services.security.record('administration refused', { address, username, problem });
      return { status: 404, reply: nothingHere };
    },
  });
}
