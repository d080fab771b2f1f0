import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

/** A host who changes an event, and the address that the request came from. */
export interface Acting {
  host: { username: string };
  invite: OwnedInvite;
  visitor: string;
}

export function recordRemoval(security: SecurityLog, { host, invite, visitor }: Acting): void {
  const who = { address: visitor, username: host.username, invite: invite.id };
  security.record('answer removed', who);
}
