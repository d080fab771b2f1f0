import type { Host } from '#app/features/host/schema.ts';
import type { SessionServices } from '#app/features/host/sessions.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';

import { findOwnEvent } from './own-event.server.ts';

/** For owner and co-hosts only. Browsers may not store the file. */
export async function sendFile(
  services: SessionServices,
  { request, inviteId }: { request: Request; inviteId: string },
  write: (invite: OwnedInvite, host: Host) => Promise<{ name: string; type: string; body: string }>,
): Promise<Response> {
  const found = await findOwnEvent(services, request, inviteId);
  const unkept = { 'Cache-Control': 'no-store' };
  if (!found.ok) return new Response(null, { status: found.error.status, headers: unkept });
  const { name, type, body } = await write(found.value.invite, found.value.host);
  return new Response(body, {
    headers: {
      ...unkept,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
