import { data, redirect } from 'react-router';

import { findTicketHost, readDeskTicket } from '#app/features/host/desk-tickets.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { type SessionServices, findCurrentHost } from '#app/features/host/sessions.server.ts';
import type { Permission } from '#app/features/invite/members/rules.ts';
import { messages } from '#app/features/invite/messages.ts';
import {
  type Permitted,
  findOwnInvite,
  listEntriesOf,
} from '#app/features/invite/service.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { isUnavailable } from '#app/platform/db/dialects.server.ts';
import { getDoorPath, logInPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

/**
 * Why a request may not use an event: nobody is signed in, there is no such event, the host has no role in it, or the
 * host's role does not have the permission (`isMember`).
 */
export type Refusal =
  | { status: 401 }
  | { status: 404; host: Host }
  | { status: 403; host: Host; isMember: boolean };

/** An event, and the signed-in host whose role in it has the permission. */
export interface OwnEvent<P extends Permission = 'edit'> {
  host: Host;
  invite: Permitted[P];
}

/**
 * The event with this id, if the signed-in host's role in it has the permission; by default that of owner and co-hosts
 * (behaviour 38.1).
 */
export async function findOwnEvent<P extends Permission = 'edit'>(
  services: SessionServices,
  request: Request,
  inviteId: string,
  permission: P = 'edit' as P,
): Promise<Result<OwnEvent<P>, Refusal>> {
  const host = await findCurrentHost(services, request);
  if (!host) return fail({ status: 401 });
  const found = await findOwnInvite(services.db, inviteId, host, permission);
  if (found.ok) return succeed({ host, invite: found.value });
  if (found.error === 'not-found') return fail({ status: 404, host });
  return fail({ status: 403, host, isMember: found.error === 'not-permitted' });
}

/**
 * The event that this browser has just saved, by the session of its owner or a co-host, or by the ticket for its desk,
 * which is not used up (behaviour 40.15). The error is that of the session.
 */
export async function findSavedEvent(
  services: SessionServices,
  request: Request,
  inviteId: string,
): Promise<Result<OwnEvent, Refusal>> {
  const own = await findOwnEvent(services, request, inviteId);
  const ticket = own.ok ? null : readDeskTicket(services, request, inviteId);
  const host = ticket && (await findTicketHost(services, request, ticket));
  if (!host) return own;
  const found = await findOwnInvite(services.db, inviteId, host);
  return found.ok ? succeed({ host, invite: found.value }) : own;
}

/** The reply of an action to a request that may not use the event, by status. */
export const refusals = {
  401: { ok: false, message: messages.signedOut, signedOut: true },
  403: { ok: false, message: messages.wrongHost },
  404: { ok: false, message: messages.notFound },
} as const;

const headers = { 'Cache-Control': 'no-store' };

/** Where a refused visitor of a screen goes: to the login, which leads back, or as a member to the door screen. */
export function getWayOut(refusal: Refusal, url: URL, inviteId?: string): Response | null {
  if (refusal.status === 401) {
    const target = inviteId?.trim() === '' ? addresses.events : url.pathname + url.search;
    return redirect(logInPath(target), { headers });
  }
  const isMember = refusal.status === 403 && refusal.isMember && inviteId !== undefined;
  return isMember ? redirect(getDoorPath(inviteId), { headers }) : null;
}

/** The list of events says of one that cannot be read how to be rid of it (behaviour 33.34). */
function leadToList(services: SessionServices, request: Request, inviteId: string) {
  return async (error: unknown): Promise<never> => {
    if (isUnavailable(error)) throw error;
    const host = await findCurrentHost(services, request);
    const entries = host ? await listEntriesOf(services.db, host.uid) : [];
    if (!entries.some(({ id }) => id === inviteId)) throw error;
    throw redirect(addresses.events, { headers });
  };
}

/**
 * The event for one of its screens, as `findOwnEvent` finds it; null for a host without a role in it. Throws the way
 * out, and a 404 when there is no such event, a 400 when the address names none.
 */
export async function openOwnEvent<P extends Permission = 'edit'>(
  services: SessionServices,
  { request, url, inviteId }: { request: Request; url: URL; inviteId: string },
  permission: P = 'edit' as P,
): Promise<{ host: Host; invite: Permitted[P] | null }> {
  const found = await findOwnEvent(services, request, inviteId, permission).catch(
    leadToList(services, request, inviteId),
  );
  if (found.ok) return found.value;
  const { error } = found;
  const wayOut = getWayOut(error, url, inviteId);
  if (wayOut) throw wayOut;
  if (error.status === 403) return { host: error.host, invite: null };
  const status = inviteId.trim() === '' ? 400 : 404;
  // oxlint-disable-next-line typescript/only-throw-error -- React Router takes a thrown response
  throw data(null, { status, headers });
}
