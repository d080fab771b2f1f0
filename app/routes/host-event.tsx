import type { ComponentProps } from 'react';
import { type ShouldRevalidateFunctionArgs, data, href, redirect } from 'react-router';

import { servicesContext, visitContext } from '#app/context.ts';
import { currentHost } from '#app/features/host/sessions.server.ts';
import { Dashboard } from '#app/features/invite/dashboard.tsx';
import { InviteProblem, WrongHost } from '#app/features/invite/invite-problem.tsx';
import { dashboardPath, guestPath, logInPath } from '#app/features/invite/links.ts';
import { messages } from '#app/features/invite/messages.ts';
import type { EditReply } from '#app/features/invite/schema.ts';
import { editInvite, findOwnInvite } from '#app/features/invite/service.server.ts';
import { toHostView } from '#app/features/invite/views.ts';
import { LiveMark } from '#app/features/live/live-mark.tsx';
import { useLive } from '#app/features/live/use-live.ts';
import { isRecording, recordAnswer } from '#app/features/rsvp/recording.server.ts';
import { failureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';

import type { Route } from './+types/host-event.ts';
import { loadCompany } from './company.server.ts';

const fresh = { 'Cache-Control': 'no-store' };

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, clock, origin } = context.get(servicesContext);
  const host = await currentHost({ db, clock, origin }, request);
  const noId = params.inviteId.trim() === '';
  const here = noId ? href('/host/events') : dashboardPath(params.inviteId);
  if (!host) throw redirect(logInPath(here));
  if (noId) throw data(null, { status: 400 });
  const hostName = host.displayName;
  const found = await findOwnInvite(db, params.inviteId, host);
  if (!found.ok) {
    if (found.error === 'not-found') throw data(null, { status: 404 });
    return data({ hostName, view: null, guestLink: '' }, { status: 403, headers: fresh });
  }
  const invite = found.value;
  const company = await loadCompany(db, invite, new URL(request.url));
  const view = toHostView(invite, company);
  return data(
    { hostName, view, guestLink: `${origin}${guestPath(invite.id)}` },
    { headers: fresh },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

function answer(reply: EditReply, status: number) {
  return data(reply, { status });
}

/** Changes one part of the invitation (spec §7) or records a guest's answer; a failure is a sentence, and nothing typed is lost. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  try {
    const host = await currentHost(services, request);
    if (!host) return answer({ ok: false, message: messages.signedOut, signedOut: true }, 401);
    const found = await findOwnInvite(services.db, params.inviteId, host);
    if (!found.ok) {
      return found.error === 'not-found'
        ? answer({ ok: false, message: messages.notFound }, 404)
        : answer({ ok: false, message: messages.wrongHost }, 403);
    }
    const body = await readJson(request, context.get(visitContext));
    if (!body.ok) return answer({ ok: false, message: body.error.message }, body.error.status);
    const edit = isRecording(body.value) ? recordAnswer : editInvite;
    const { status, reply } = await edit(services, found.value, body.value);
    return answer(reply, status);
  } catch (error) {
    services.log.error('invite not updated', { error });
    return answer({ ok: false, message: messages.updateFailed }, failureStatus(error));
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<EditReply> {
  try {
    return await serverAction();
  } catch (error) {
    console.error(error);
    return { ok: false, message: messages.updateFailed };
  }
}

/** A refused or failed edit changed nothing; only a row that is gone is to go from the screen as well. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const reply = args.actionResult as EditReply | undefined;
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
  return <Dashboard {...shown} changes={changes} mark={<LiveMark state={state} />} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
