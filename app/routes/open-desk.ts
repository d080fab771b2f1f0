import { redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import {
  type DeskTicket,
  findTicketHost,
  readDeskTicket,
  spendDeskTicket,
} from '#app/features/host/desk-tickets.server.ts';
import { recordHostEvent } from '#app/features/host/security-events.server.ts';
import { endSession, startSession } from '#app/features/host/sessions.server.ts';
import { findOwnInvite } from '#app/features/invite/service.server.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { getDashboardPath, getMessagesPath, logInPath } from '#app/platform/paths.ts';

import type { Route } from './+types/open-desk.ts';

/** Following a link uses no ticket. */
export function loader({ params }: Route.LoaderArgs): Response {
  return redirect(logInPath(getDashboardPath(params.inviteId)));
}

/** The Set-Cookie values of a session, or null for a ticket that does not open this event's desk. */
async function openDesk(
  { request, context }: Route.ActionArgs,
  ticket: DeskTicket,
): Promise<string[] | null> {
  const services = context.get(servicesContext);
  const host = await findTicketHost(services, ticket);
  if (!host) return null;
  const own = await findOwnInvite(services.db, ticket.inviteId, host);
  if (!own.ok || !(await spendDeskTicket(services, ticket))) return null;
  const { address } = context.get(requestContext);
  const device = describeDevice(request.headers.get('user-agent'));
  await recordHostEvent(services, 'logged in after a save', host, { address, device });
  await endSession(services, request);
  return [await startSession(services, host.uid, device, false)];
}

/**
 * Opens the desk with this browser's ticket, or leads to the login with its username filled in (behaviour 17.47). A
 * form whose `to` is 'send' leads to the invitations that can be sent.
 */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, params, context } = args;
  const services = context.get(servicesContext);
  const form = await readForm(context.get(requestContext));
  const sends = form.ok && readTextField(form.value, 'to') === 'send';
  const { inviteId } = params;
  const target = sends
    ? `${getMessagesPath(inviteId)}?send=invitation`
    : getDashboardPath(inviteId);
  const ticket = readDeskTicket(services, request, inviteId);
  const cookies = ticket ? await openDesk(args, ticket) : null;
  const headers = new Headers((cookies ?? []).map((cookie) => ['Set-Cookie', cookie]));
  return redirect(cookies ? target : logInPath(target), { status: 303, headers });
}
