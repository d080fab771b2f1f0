import { servicesContext } from '#app/context.ts';
import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { loadSummary } from '#app/features/dashboard/question-answers/question-answers.server.ts';

import type { Route } from './+types/answers.ts';

const headers = { 'Cache-Control': 'no-store' };

/** The totals of the questions that the dashboard shows, as JSON, for the invitation's host only. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const found = await findOwnEvent(services, request, params.inviteId);
  if (!found.ok) return new Response(null, { status: found.error.status, headers });
  return Response.json(await loadSummary(services.db, found.value.invite), { headers });
}
