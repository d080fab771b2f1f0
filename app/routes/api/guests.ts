import { servicesContext } from '#app/context.ts';
import { currentHost } from '#app/features/host/sessions.server.ts';
import { findOwnInvite } from '#app/features/invite/service.server.ts';
import { toLiveView } from '#app/features/invite/views.ts';

import { loadCompany } from '../company.server.ts';
import type { Route } from './+types/guests.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** The figures and a page of the guest list as JSON, for the invitation's host only. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const host = await currentHost(services, request);
  if (!host) return new Response(null, { status: 401, headers: fresh });
  const found = await findOwnInvite(services.db, params.inviteId, host);
  if (!found.ok) {
    return new Response(null, { status: found.error === 'not-found' ? 404 : 403, headers: fresh });
  }
  const company = await loadCompany(services.db, found.value, new URL(request.url));
  return Response.json(toLiveView(found.value, company), { headers: fresh });
}
