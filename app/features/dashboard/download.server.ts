import type { Host } from '#app/features/host/schema.ts';
import type { SessionServices } from '#app/features/host/sessions.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { SecurityEvent, SecurityLog } from '#app/platform/security-log.server.ts';

import { findOwnEvent } from './own-event.server.ts';

interface Download {
  request: Request;
  inviteId: string;
  /** The network address. */
  address: string;
  event: SecurityEvent;
}

/** For owner and co-hosts only, and noted in the security log. Browsers may not store the file. */
export async function sendFile(
  services: SessionServices & { security: SecurityLog },
  { request, inviteId, address, event }: Download,
  write: (invite: OwnedInvite, host: Host) => Promise<{ name: string; type: string; body: string }>,
): Promise<Response> {
  const found = await findOwnEvent(services, request, inviteId);
  const unkept = { 'Cache-Control': 'no-store' };
  if (!found.ok) return new Response(null, { status: found.error.status, headers: unkept });
  const { invite, host } = found.value;
  const { name, type, body } = await write(invite, host);
  services.security.record(event, { address, username: host.username, invite: invite.id });
  return new Response(body, {
    headers: {
      ...unkept,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
