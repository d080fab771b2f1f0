import type { Host } from '#app/features/host/schema.ts';
import { type SessionServices, findCurrentHost } from '#app/features/host/sessions.server.ts';
import { type OwnedInvite, findOwnInvite } from '#app/features/invite/service.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

/** Why a request may not use an event: nobody is signed in, there is no such event, or it is another host's. */
type Refusal = { status: 401 } | { status: 403 | 404; host: Host };

/** The event that a request is about, if it is the signed-in host's own. */
export async function findOwnEvent(
  services: SessionServices,
  request: Request,
  inviteId: string,
): Promise<Result<{ host: Host; invite: OwnedInvite }, Refusal>> {
  const host = await findCurrentHost(services, request);
  if (!host) return fail({ status: 401 });
  const found = await findOwnInvite(services.db, inviteId, host);
  if (found.ok) return succeed({ host, invite: found.value });
  return fail({ status: found.error === 'not-found' ? 404 : 403, host });
}
