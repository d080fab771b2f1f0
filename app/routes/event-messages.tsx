import { type ShouldRevalidateFunctionArgs, data } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { findOwnEvent, openOwnEvent, refusals } from '#app/features/dashboard/own-event.server.ts';
import { takeReply } from '#app/features/dashboard/take-reply.ts';
import { messages } from '#app/features/invite/messages.ts';
import { MessagesPage } from '#app/features/outreach/messages-page.tsx';
import { loadMessages } from '#app/features/outreach/messages-view.server.ts';
import type { MessageReply } from '#app/features/outreach/schema.ts';
import { runMessageAction } from '#app/features/outreach/send-mailing.server.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';

import type { Route } from './+types/event-messages.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** The mail about an event, for its host only. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId);
  const hostName = host.displayName;
  if (!invite) return data({ hostName, frame: null, view: null }, { status: 403, headers: fresh });
  const { searchParams } = new URL(request.url);
  const view = await loadMessages(services, { host, invite }, searchParams);
  const frame = toEventFrame(services, host, invite);
  return data({ hostName, frame, view }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

const answer = (reply: MessageReply, status: number) => data(reply, { status, headers: fresh });

/** Queues, previews or takes back mail. A refused action does nothing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  try {
    const found = await findOwnEvent(services, request, params.inviteId);
    if (!found.ok) return answer(refusals[found.error.status], found.error.status);
    const body = await readJson(request, context.get(requestContext));
    if (!body.ok) return answer({ ok: false, message: body.error.message }, body.error.status);
    const { reply, status } = await runMessageAction(services, found.value, body.value);
    return answer(reply, status);
  } catch (error) {
    services.log.error('mail not queued', { error });
    return answer({ ok: false, message: messages.updateFailed }, getFailureStatus(error));
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<MessageReply> =>
  takeReply<MessageReply>(serverAction);

/** A preview changes nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const reply = args.actionResult as MessageReply | undefined;
  return reply?.ok && reply.did === 'previewed' ? false : args.defaultShouldRevalidate;
}

export default function EventMessages({ loaderData, params }: Route.ComponentProps) {
  const { hostName, frame, view } = loaderData;
  if (!frame) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return (
    <EventPage frame={frame} section="messages" windowTitle="Messages">
      <MessagesPage key={view.inviteId} view={view} />
    </EventPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
