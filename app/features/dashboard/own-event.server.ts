import { data, redirect } from 'react-router';

import type { Host } from '#app/features/host/schema.ts';
import { type SessionServices, findCurrentHost } from '#app/features/host/sessions.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import { type OwnedInvite, findOwnInvite } from '#app/features/invite/service.server.ts';
import { logInPath } from '#app/platform/paths.ts';
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

/** What an action of the host's screens replies when the request may not use the event. */
export const refusals = {
  401: { ok: false, message: messages.signedOut, signedOut: true },
  403: { ok: false, message: messages.wrongHost },
  404: { ok: false, message: messages.notFound },
} as const;

const headers = { 'Cache-Control': 'no-store' };

/**
 * The event of one of its screens; null for another host's. Throws a redirect to the login and back without a
 * sign-in, and a 404 without an event.
 */
export async function openOwnEvent(
  services: SessionServices,
  request: Request,
  inviteId: string,
): Promise<{ host: Host; invite: OwnedInvite | null }> {
  const found = await findOwnEvent(services, request, inviteId);
  if (found.ok) return found.value;
  const { error } = found;
  // oxlint-disable-next-line typescript/only-throw-error -- React Router takes a thrown response
  if (error.status === 401) throw redirect(logInPath(new URL(request.url).pathname), { headers });
  // oxlint-disable-next-line typescript/only-throw-error -- as above
  if (error.status === 404) throw data(null, { status: 404, headers });
  return { host: error.host, invite: null };
}
