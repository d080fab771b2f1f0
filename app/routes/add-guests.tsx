import { data } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { findOwnEvent, openOwnEvent, refusals } from '#app/features/dashboard/own-event.server.ts';
import { takeReply } from '#app/features/dashboard/take-reply.ts';
import { AddGuestsPage } from '#app/features/guest-lists/adding/add-guests-page.tsx';
import { loadAddGuests, runAddGuests } from '#app/features/guest-lists/adding/add-guests.server.ts';
import type { AddReply } from '#app/features/guest-lists/adding/schema.ts';
import { messages } from '#app/features/invite/messages.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

import type { Route } from './+types/add-guests.ts';

const headersOfAll = { 'Cache-Control': 'no-store' };

/** The guests of an event to add to, for its host only. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId);
  const hostName = host.displayName;
  const refused = { hostName, frame: null, view: null };
  if (!invite) return data(refused, { status: 403, headers: headersOfAll });
  const view = await loadAddGuests(services.db, invite);
  const frame = toEventFrame(services, host, invite);
  return data({ hostName, frame, view }, { headers: headersOfAll });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const answer = (reply: AddReply, status: number) => data(reply, { status, headers: headersOfAll });

/** Adds guests at the end of the list. A refused action adds nobody. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  try {
    const found = await findOwnEvent(services, request, params.inviteId);
    if (!found.ok) return answer(refusals[found.error.status], found.error.status);
    const body = await readJson(request, context.get(requestContext));
    if (!body.ok) return answer({ ok: false, message: body.error.message }, body.error.status);
    const { reply, status } = await runAddGuests(services, found.value.invite, body.value);
    return answer(reply, status);
  } catch (error) {
    services.log.error('guests not added', { error });
    return answer({ ok: false, message: messages.updateFailed }, getFailureStatus(error));
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<AddReply> =>
  takeReply<AddReply>(serverAction);

export default function AddGuests({ loaderData, params }: Route.ComponentProps) {
  const { hostName, frame, view } = loaderData;
  if (!frame) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return (
    <ToastProvider>
      <EventPage frame={frame} section="guests" windowTitle="Add Guests">
        <AddGuestsPage key={view.inviteId} view={view} />
      </EventPage>
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
