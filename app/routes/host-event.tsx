import type { ComponentProps } from 'react';
import { data, href, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import {
  type DashboardData,
  loadDashboard,
} from '#app/features/dashboard/dashboard-data.server.ts';
import { Dashboard } from '#app/features/dashboard/dashboard.tsx';
import { answerAction } from '#app/features/dashboard/event-action.server.ts';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { SavedPart } from '#app/features/dashboard/frame/saved-part.ts';
import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { takeReply } from '#app/features/dashboard/take-reply.ts';
import type { ActionReply } from '#app/features/guests/schema.ts';
import { LiveMark } from '#app/features/live/live-mark.tsx';
import { useLive } from '#app/features/live/use-live.ts';
import { getDashboardPath, getDoorPath, getEventDataPath, logInPath } from '#app/platform/paths.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

import type { Route } from './+types/host-event.ts';

export { reloadAfter as shouldRevalidate } from '#app/features/guests/use-action.ts';

const fresh = { 'Cache-Control': 'no-store' };

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const hasId = params.inviteId.trim() !== '';
  const found = await findOwnEvent(services, request, params.inviteId);
  if (!found.ok) {
    const { error } = found;
    if (error.status === 401) {
      throw redirect(logInPath(hasId ? getDashboardPath(params.inviteId) : href('/host/events')));
    }
    if (error.status === 404) throw data(null, { status: hasId ? 404 : 400 });
    if (error.isMember) throw redirect(getDoorPath(params.inviteId));
    const refused = { hostName: error.host.displayName, shown: null };
    return data(refused, { status: 403, headers: fresh });
  }
  const shown = await loadDashboard(services, found.value);
  return data({ hostName: shown.frame.hostName, shown }, { headers: fresh });
}

/** The loader tells the router why the dashboard cannot be shown, and where to go instead. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const reply = await fetch(getEventDataPath('dashboard', params.inviteId), {
    signal: request.signal,
  });
  if (!reply.ok) return serverLoader();
  const shown = (await reply.json()) as DashboardData;
  return { hostName: shown.frame.hostName, shown };
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function action({ request, context, params }: Route.ActionArgs) {
  const posted = { request, asked: context.get(requestContext), inviteId: params.inviteId };
  const { reply, status } = await answerAction(context.get(servicesContext), posted);
  return data(reply, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<ActionReply> =>
  takeReply<ActionReply>(serverAction);

export default function HostEvent({ loaderData, params }: Route.ComponentProps) {
  const { hostName, shown } = loaderData;
  if (!shown) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return <LiveDashboard key={shown.view.id} {...shown} />;
}

type Shown = Omit<ComponentProps<typeof Dashboard>, 'changes' | 'mark'>;

function LiveDashboard(shown: Shown) {
  const { state, changes } = useLive(getEventDataPath('live', shown.view.id));
  const mark = <LiveMark state={state} />;
  return (
    <ToastProvider>
      <SavedPart />
      <Dashboard {...shown} changes={changes} mark={mark} />
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
