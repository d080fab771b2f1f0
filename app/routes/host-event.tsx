import type { ComponentProps } from 'react';
import { type ShouldRevalidateFunctionArgs, data, href, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { runAction } from '#app/features/dashboard/actions.server.ts';
import { Dashboard } from '#app/features/dashboard/dashboard.tsx';
import { loadAnswers } from '#app/features/dashboard/event-answers.server.ts';
import { InviteProblem, WrongHost } from '#app/features/dashboard/invite-problem.tsx';
import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import type { ActionReply } from '#app/features/dashboard/schema.ts';
import { toHostView } from '#app/features/dashboard/views.ts';
import { locateInvite } from '#app/features/invite/locate.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import { LiveMark } from '#app/features/live/live-mark.tsx';
import { useLive } from '#app/features/live/use-live.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';
import { getDashboardPath, getGuestPath, logInPath } from '#app/platform/paths.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

import type { Route } from './+types/host-event.ts';

const fresh = { 'Cache-Control': 'no-store' };

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, clock, origin } = context.get(servicesContext);
  const hasId = params.inviteId.trim() !== '';
  const found = await findOwnEvent({ db, clock, origin }, request, params.inviteId);
  if (!found.ok) {
    const { error } = found;
    if (error.status === 401) {
      throw redirect(logInPath(hasId ? getDashboardPath(params.inviteId) : href('/host/events')));
    }
    if (error.status === 404) throw data(null, { status: hasId ? 404 : 400 });
    const refused = { hostName: error.host.displayName, view: null, guestLink: '' };
    return data(refused, { status: 403, headers: fresh });
  }
  const { host, invite } = found.value;
  const view = toHostView(invite, await loadAnswers(db, invite, new URL(request.url)));
  const guestLink = `${origin}${getGuestPath(invite.id)}`;
  return data({ hostName: host.displayName, view, guestLink }, { headers: fresh });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const refusals = {
  401: { ok: false, message: messages.signedOut, signedOut: true },
  403: { ok: false, message: messages.wrongHost },
  404: { ok: false, message: messages.notFound },
} as const satisfies Record<number, ActionReply>;

function answer(reply: ActionReply, status: number) {
  return data(reply, { status });
}

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
    const { address } = asked;
    const done = await runAction(services, invite, body.value);
    if (done.isAddressSaved) await locateInvite(services, invite.id, address);
    if (done.isAnswerRemoved) {
      const { username } = host;
      services.security.record('answer removed', { address, username, invite: invite.id });
    }
    return answer(done.reply, done.status);
  } catch (error) {
    services.log.error('invite not updated', { error });
    return answer({ ok: false, message: messages.updateFailed }, getFailureStatus(error));
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ActionReply> {
  try {
    return await serverAction();
  } catch (error) {
    console.error(error);
    return { ok: false, message: messages.updateFailed };
  }
}

/** A refused action changed nothing, so nothing is loaded again, unless its guest is gone from the list. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const reply = args.actionResult as ActionReply | undefined;
  return reply?.ok === false ? reply.gone === true : args.defaultShouldRevalidate;
}

export default function HostEvent({ loaderData, params }: Route.ComponentProps) {
  const { hostName, view, guestLink } = loaderData;
  if (!view) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return <LiveDashboard key={view.id} view={view} hostName={hostName} guestLink={guestLink} />;
}

type Shown = Pick<ComponentProps<typeof Dashboard>, 'view' | 'hostName' | 'guestLink'>;

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
