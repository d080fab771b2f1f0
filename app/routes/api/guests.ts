import { servicesContext } from '#app/context.ts';
import { loadAnswers } from '#app/features/dashboard/event-answers.server.ts';
import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { toLiveView } from '#app/features/dashboard/views.ts';

import type { Route } from './+types/guests.ts';

const headers = { 'Cache-Control': 'no-store' };

/** The figures and a page of the guest list as JSON, for the invitation's host only. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const found = await findOwnEvent(services, request, params.inviteId);
  if (!found.ok) return new Response(null, { status: found.error.status, headers });
  const { invite } = found.value;
  const answers = await loadAnswers(services, invite, new URL(request.url));
  return Response.json(toLiveView(invite, answers), { headers });
}
