import { requestContext, servicesContext } from '#app/context.ts';
import { sendFile } from '#app/features/dashboard/download.server.ts';
import { writeGuestsFile } from '#app/features/event-file/guests-file.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { Route } from './+types/guests-file.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const asked = { request, inviteId: params.inviteId, address, event: 'guests exported' } as const;
  return sendFile(services, asked, async (invite) => ({
    name: 'guests.csv',
    type: 'text/csv',
    body: await writeGuestsFile(services, invite, services.origin + getGuestPath(invite.id)),
  }));
}
