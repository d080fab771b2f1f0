import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { loadSummary } from '#app/features/question-answers/question-answers.server.ts';
import type { SiteContext } from '#app/site-context.ts';

const headers = { 'Cache-Control': 'no-store' };

export async function sendSummary(c: SiteContext): Promise<Response> {
  const { services } = c.var;
  const found = await findOwnEvent(services, c.req.raw, c.req.param('inviteId') ?? '');
  if (!found.ok) return new Response(null, { status: found.error.status, headers });
  return Response.json(await loadSummary(services.db, found.value.invite), { headers });
}
