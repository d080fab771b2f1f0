import * as v from 'valibot';

import { findOwnEvent, refusals } from '#app/features/dashboard/own-event.server.ts';
import { takePresses } from '#app/features/door/door.server.ts';
import { type DoorReply, doorMessageSchema } from '#app/features/door/schema.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson, unreadable } from '#app/platform/form.server.ts';
import { type SiteContext, getBody } from '#app/site-context.ts';

const headers = { 'Cache-Control': 'no-store' };

const reply = (body: DoorReply, status: number) => Response.json(body, { status, headers });

export async function takeDoorMessage(c: SiteContext): Promise<Response> {
  const { services, request } = c.var;
  try {
    const found = await findOwnEvent(services, c.req.raw, c.req.param('inviteId') ?? '', 'door');
    if (!found.ok) return reply(refusals[found.error.status], found.error.status);
    const body = await readJson(getBody(c), request);
    if (!body.ok) return reply({ ok: false, message: body.error.message }, body.error.status);
    const message = v.safeParse(doorMessageSchema, body.value, { abortEarly: true });
    if (!message.success) return reply({ ok: false, message: unreadable }, 422);
    const news = await takePresses(services, found.value.invite, message.output);
    return reply({ ok: true, ...news }, 200);
  } catch (error) {
    services.log.error('arrivals not stored', { error });
    const message = 'This could not be stored. It stays on this phone and is sent again.';
    return reply({ ok: false, message }, getFailureStatus(error));
  }
}
