import type { ComponentProps } from 'react';
import { type ShouldRevalidateFunctionArgs, data } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { answerAction } from '#app/features/dashboard/event-action.server.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { SavedPart } from '#app/features/dashboard/frame/saved-part.ts';
import { openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { takeReply } from '#app/features/dashboard/take-reply.ts';
import { GuestsPage } from '#app/features/guests/guests-page.tsx';
import { loadAnswers } from '#app/features/guests/list/event-answers.server.ts';
import { isSameList } from '#app/features/guests/list/use-beside.ts';
import { toGuestsView } from '#app/features/guests/list/views.ts';
import type { ActionReply } from '#app/features/guests/schema.ts';
import { reloadAfter } from '#app/features/guests/use-action.ts';
import { LiveMark } from '#app/features/live/live-mark.tsx';
import { useLive } from '#app/features/live/use-live.ts';
import { getEventDataPath, getGuestPath } from '#app/platform/paths.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

import type { Route } from './+types/event-guests.ts';

/** A card that opens or closes beside the list leaves the list as it is. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  const isCard = formMethod === undefined && currentUrl.href !== nextUrl.href;
  return !(isCard && isSameList(currentUrl, nextUrl)) && reloadAfter(args);
}

const fresh = { 'Cache-Control': 'no-store' };

/** The guests of an event, for its host only. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId);
  const hostName = host.displayName;
  if (!invite) return data({ hostName, shown: null }, { status: 403, headers: fresh });
  const answers = await loadAnswers(services, invite, new URL(request.url));
  const view = toGuestsView(invite, answers);
  const guestLink = `${services.origin}${getGuestPath(invite.id)}`;
  const frame = toEventFrame(services, host, invite);
  return data({ hostName, shown: { frame, view, guestLink } }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

/** The same actions as the overview's: posted there, the first one would load that screen's files before it is sent. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const posted = { request, asked: context.get(requestContext), inviteId: params.inviteId };
  const { reply, status } = await answerAction(context.get(servicesContext), posted);
  return data(reply, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<ActionReply> =>
  takeReply<ActionReply>(serverAction);

export default function EventGuests({ loaderData, params }: Route.ComponentProps) {
  const { hostName, shown } = loaderData;
  if (!shown) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return <LiveGuests key={shown.view.id} {...shown} />;
}

type Shown = Omit<ComponentProps<typeof GuestsPage>, 'changes' | 'mark'>;

function LiveGuests(shown: Shown) {
  const { state, changes } = useLive(getEventDataPath('live', shown.view.id));
  return (
    <ToastProvider>
      <SavedPart />
      <EventPage frame={shown.frame} section="guests" windowTitle="Guests">
        <GuestsPage {...shown} changes={changes} mark={<LiveMark state={state} />} />
      </EventPage>
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
