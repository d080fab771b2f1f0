import { requestContext, servicesContext } from '#app/context.ts';
import { sendFile } from '#app/features/dashboard/download.server.ts';
import { exportEvent } from '#app/features/event-file/export-event.server.ts';

import type { Route } from './+types/event-export.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const asked = { request, inviteId: params.inviteId, address, event: 'event exported' } as const;
  return sendFile(services, asked, async (invite) => ({
    name: 'event.json',
    type: 'application/json',
    body: JSON.stringify(await exportEvent(services.db, invite)),
  }));
}
