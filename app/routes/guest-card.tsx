import { data } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { HostBar } from '#app/features/dashboard/frame/host-bar.tsx';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { findOwnEvent, openOwnEvent, refusals } from '#app/features/dashboard/own-event.server.ts';
import { takeReply } from '#app/features/dashboard/take-reply.ts';
import { GuestCardPage, GuestUnknown } from '#app/features/guests/card/guest-card-page.tsx';
import { loadGuestCard } from '#app/features/guests/card/guest-card.server.ts';
import { runCardAction } from '#app/features/guests/card/record-reply.server.ts';
import type { CardReply } from '#app/features/guests/card/schema.ts';
import { messages } from '#app/features/invite/messages.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { Route } from './+types/guest-card.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** One guest of an event, for its host only. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { inviteId, guestId } = params;
  const opened = await openOwnEvent(services, request, inviteId);
  const hostName = opened.host.displayName;
  const nothing = { hostName, frame: null, view: null };
  if (!opened.invite) {
    return data({ ...nothing, wrongHost: true }, { status: 403, headers: fresh });
  }
  const { invite } = opened;
  const guestLink = `${services.origin}${getGuestPath(inviteId)}`;
  const view = await loadGuestCard(services.db, invite, { guestId, guestLink });
  if (!view) return data({ ...nothing, wrongHost: false }, { status: 404, headers: fresh });
  const frame = toEventFrame(services, opened.host, invite);
  return data({ hostName, frame, view, wrongHost: false }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

/** Beside the list, a card that cannot be read takes nothing down: a redirect to the login would take the list away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (new URL(request.url).searchParams.has('beside')) return null;
    throw error;
  }
}

const answer = (reply: CardReply, status: number) => data(reply, { status, headers: fresh });

/** Records or removes the guest's answer. A refused action changes nothing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  try {
    const found = await findOwnEvent(services, request, params.inviteId);
    if (!found.ok) return answer(refusals[found.error.status], found.error.status);
    const asked = context.get(requestContext);
    const body = await readJson(request, asked);
    if (!body.ok) return answer({ ok: false, message: body.error.message }, body.error.status);
    const { host, invite } = found.value;
    const sent = { guestId: params.guestId, input: body.value };
    const done = await runCardAction(services, invite, sent);
    if (done.isAnswerRemoved) {
      const { address } = asked;
      const { username } = host;
      services.security.record('answer removed', { address, username, invite: invite.id });
    }
    return answer(done.reply, done.status);
  } catch (error) {
    services.log.error('answer not recorded', { error });
    return answer({ ok: false, message: messages.updateFailed }, getFailureStatus(error));
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<CardReply> =>
  takeReply<CardReply>(serverAction);

export default function GuestCardScreen({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) return null;
  const { hostName, frame, view, wrongHost } = loaderData;
  const { inviteId } = params;
  if (wrongHost) return <WrongHost hostName={hostName} inviteId={inviteId} />;
  if (!frame) {
    return (
      <GuestUnknown
        bar={<HostBar hostName={hostName} eventsLink hem={false} />}
        inviteId={inviteId}
      />
    );
  }
  return (
    <EventPage frame={frame} section="guests" windowTitle={view.name}>
      <GuestCardPage key={view.id} frame={frame} view={view} />
    </EventPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
