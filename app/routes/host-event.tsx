import type { ComponentProps } from 'react';
import { data, href, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { runAction } from '#app/features/dashboard/actions.server.ts';
import { loadNews } from '#app/features/dashboard/activity/event-news.server.ts';
import { Dashboard } from '#app/features/dashboard/dashboard.tsx';
import { loadFirstAnswers } from '#app/features/dashboard/event-answers.server.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { InviteProblem, WrongHost } from '#app/features/dashboard/invite-problem.tsx';
import { findOwnEvent, refusals } from '#app/features/dashboard/own-event.server.ts';
import type { ActionReply } from '#app/features/dashboard/schema.ts';
import { takeReply } from '#app/features/dashboard/take-reply.ts';
import { toHostView } from '#app/features/dashboard/views.ts';
import { locateInvite } from '#app/features/invite/locate.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import { LiveMark } from '#app/features/live/live-mark.tsx';
import { useLive } from '#app/features/live/use-live.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';
import { getDashboardPath, getDoorPath, getGuestPath, logInPath } from '#app/platform/paths.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

import type { Route } from './+types/host-event.ts';

export { reloadAfter as shouldRevalidate } from '#app/features/dashboard/use-action.ts';

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
  const { host, invite } = found.value;
  const answers = await loadFirstAnswers(services, invite);
  const view = toHostView(invite, answers, services.clock());
  const guestLink = `${services.origin}${getGuestPath(invite.id)}`;
  const news = await loadNews(services, invite);
  const shown = { frame: toEventFrame(services, host, invite), view, guestLink, ...news };
  return data({ hostName: host.displayName, shown }, { headers: fresh });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const answer = (reply: ActionReply, status: number) => data(reply, { status });

/** Edits one part of the invitation or records a guest's answer. A refused action changes nothing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  try {
    const found = await findOwnEvent(services, request, params.inviteId);
    if (!found.ok) return answer(refusals[found.error.status], found.error.status);
    const asked = context.get(requestContext);
    const body = await readJson(request, asked);
    if (!body.ok) return answer({ ok: false, message: body.error.message }, body.error.status);
    const { host, invite } = found.value;
    const done = await runAction(services, invite, body.value);
    const { address } = asked;
    if (done.isAddressSaved) await locateInvite(services, invite.id, address);
    if (done.isAnswerRemoved) {
      const who = { address, username: host.username, invite: invite.id };
      services.security.record('answer removed', who);
    }
    return answer(done.reply, done.status);
  } catch (error) {
    services.log.error('invite not updated', { error });
    return answer({ ok: false, message: messages.updateFailed }, getFailureStatus(error));
  }
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
  const { state, changes } = useLive(href('/api/live/:inviteId', { inviteId: shown.view.id }));
  const mark = <LiveMark state={state} />;
  return (
    <ToastProvider>
      <Dashboard {...shown} changes={changes} mark={mark} />
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
