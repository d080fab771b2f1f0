import { redirect } from 'react-router';
import * as v from 'valibot';

import { requestContext, servicesContext } from '#app/context.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import {
  type DeskTicket,
  findTicketHost,
  readDeskTicket,
  spendDeskTicket,
} from '#app/features/host/desk-tickets.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { recordHostEvent } from '#app/features/host/security-events.server.ts';
import { endSession, findCurrentHost, startSession } from '#app/features/host/sessions.server.ts';
import { type OwnedInvite, findOwnInvite } from '#app/features/invite/service.server.ts';
import { runLayerPress } from '#app/features/outreach/layer-press.server.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { getDashboardPath, getMessagesPath, logInPath } from '#app/platform/paths.ts';

import type { Route } from './+types/open-desk.ts';

const pressSchema = v.object({
  to: v.picklist(['send', 'undo']),
  press: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});

/** Following a link uses no ticket. */
export function loader({ params }: Route.LoaderArgs): Response {
  return redirect(logInPath(getDashboardPath(params.inviteId)));
}

interface Opened {
  host: Host;
  invite: OwnedInvite;
  /** The Set-Cookie values of a session that begins. */
  cookies: string[];
}

/** Signs in with a ticket; null for one that does not open this event's desk. */
async function openDesk(
  { request, context }: Route.ActionArgs,
  ticket: DeskTicket,
): Promise<Opened | null> {
  const services = context.get(servicesContext);
  const found = await findTicketHost(services, request, ticket);
  if (!found) return null;
  const { proxyName, ...host } = found;
  const own = await findOwnInvite(services.db, ticket.inviteId, host);
  if (!own.ok || !(await spendDeskTicket(services, ticket))) return null;
  const { address } = context.get(requestContext);
  const device = describeDevice(request.headers.get('user-agent'));
  await recordHostEvent(services, 'logged in after a save', host, { address, device });
  await endSession(services, request);
  const cookies = [
    await startSession(services, host.uid, { device, confirmedAt: null, proxyName }),
  ];
  return { host, invite: own.value, cookies };
}

/** Who is signed in already needs no ticket to send. */
async function findOpened({ request, params, context }: Route.ActionArgs): Promise<Opened | null> {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) return null;
  const own = await findOwnInvite(services.db, params.inviteId, host);
  return own.ok ? { host, invite: own.value, cookies: [] } : null;
}

/**
 * Opens the desk with this browser's ticket, or leads to the login with its username filled in (behaviour 17.47). A
 * form whose `to` is 'send' or 'undo' sends the invitations and takes them back (behaviour 12.26); with 'see' it leads
 * to the screen that shows them first.
 */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, params, context } = args;
  const services = context.get(servicesContext);
  const { inviteId } = params;
  const form = await readForm(context.get(requestContext));
  const read = (name: string) => (form.ok ? readTextField(form.value, name) : '');
  const asked = v.safeParse(pressSchema, { to: read('to'), press: read('press') });
  const isMail = asked.success || ['send', 'see'].includes(read('to'));
  const target = isMail
    ? `${getMessagesPath(inviteId)}?send=invitation`
    : getDashboardPath(inviteId);
  const ticket = readDeskTicket(services, request, inviteId);
  const opened =
    (asked.success ? await findOpened(args) : null) ??
    (ticket ? await openDesk(args, ticket) : null);
  if (!opened) return redirect(logInPath(target), 303);
  const { cookies, ...own } = opened;
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  const visitor = context.get(requestContext).address;
  const led = asked.success
    ? await runLayerPress(services, { ...own, visitor }, asked.output)
    : target;
  return redirect(led, { status: 303, headers });
}
