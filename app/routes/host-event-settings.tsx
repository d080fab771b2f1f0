import { type ShouldRevalidateFunctionArgs, data, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { runSettingsAction } from '#app/features/dashboard/event-settings/settings-actions.server.ts';
import { SettingsPage } from '#app/features/dashboard/event-settings/settings-page.tsx';
import type { SettingsReply } from '#app/features/dashboard/event-settings/settings-schema.ts';
import { loadSettingsView } from '#app/features/dashboard/event-settings/settings-view.server.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { findOwnEvent, openOwnEvent, refusals } from '#app/features/dashboard/own-event.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import { settleWith } from '#app/features/rsvp/reply/settle.server.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readForm } from '#app/platform/form.server.ts';

import type { Route } from './+types/host-event-settings.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** The settings of one event, for its host. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId);
  const { displayName: hostName } = host;
  if (!invite) return data({ hostName, frame: null, view: null }, { status: 403, headers: fresh });
  const view = await loadSettingsView(services, invite);
  const frame = toEventFrame(services, host, invite);
  return data({ hostName, frame, view }, { headers: fresh });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

function refuse(message: string, status: number) {
  const reply: SettingsReply = { ok: false, message, field: null, typed: '' };
  return data(reply, { status, headers: fresh });
}

/** Cancels, reinstates, duplicates or deletes the event. A refused form changes nothing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asked = context.get(requestContext);
  try {
    const found = await findOwnEvent(services, request, params.inviteId);
    if (!found.ok) return refuse(refusals[found.error.status].message, found.error.status);
    const form = await readForm(request, asked);
    if (!form.ok) return refuse(form.error.message, form.error.status);
    const settling = { ...services, settle: settleWith(services) };
    const done = await runSettingsAction(settling, { ...found.value, form: form.value });
    if (!('redirect' in done)) return data(done.reply, { status: done.status, headers: fresh });
    if (done.isDeleted) {
      const { username } = found.value.host;
      const { address } = asked;
      services.security.record('event deleted', { address, username, invite: params.inviteId });
    }
    return redirect(done.redirect);
  } catch (error) {
    services.log.error('event settings not changed', { error });
    return refuse(messages.updateFailed, getFailureStatus(error));
  }
}

/** Keeps what was typed on screen when the server cannot be reached. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error(error);
    return { ok: false, message: messages.updateFailed, field: null, typed: '' } as const;
  }
}

/** After a form that was out of date the page shows what is stored now. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export default function EventSettings({ loaderData, actionData, params }: Route.ComponentProps) {
  const { hostName, frame, view } = loaderData;
  if (!frame) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return <SettingsPage key={view.id} frame={frame} view={view} reply={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
