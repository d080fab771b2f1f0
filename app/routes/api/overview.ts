import { servicesContext } from '#app/context.ts';
import { loadFirstAnswers } from '#app/features/dashboard/event-answers.server.ts';
import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { toLiveView } from '#app/features/dashboard/views.ts';

import type { Route } from './+types/overview.ts';

const headers = { 'Cache-Control': 'no-store' };

/** What changes on the overview of an event as guests answer, as JSON, for the invitation's host only. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const found = await findOwnEvent(services, request, params.inviteId);
  if (!found.ok) return new Response(null, { status: found.error.status, headers });
  const { invite } = found.value;
  return Response.json(toLiveView(invite, await loadFirstAnswers(services, invite)), { headers });
}
