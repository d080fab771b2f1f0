import { redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { signOutFailed } from '#app/features/draft/messages.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import { toSafeRedirect } from '#app/features/host/rules.ts';
import { recordHostEvent } from '#app/features/host/security-events.server.ts';
import { findCurrentHost, endSession } from '#app/features/host/sessions.server.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/log-out.ts';

/** Following a link changes nothing: signing out takes a POST. */
export function loader(): Response {
  return redirect('/');
}

function failure(message: string, status: number): Response {
  return new Response(say(message), {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** Ends the session and goes to the form's `redirect`, home without one. A failure is a plain sentence. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const asked = context.get(requestContext);
  const form = await readForm(asked);
  if (!form.ok) return failure(form.error.message, form.error.status);
  try {
    const host = await findCurrentHost(services, request);
    const cookie = await endSession(services, request);
    if (host) {
      const device = describeDevice(request.headers.get('user-agent'));
      await recordHostEvent(services, 'signed out', host, { address: asked.address, device });
    }
    const target = toSafeRedirect(readTextField(form.value, 'redirect'), '/');
    return redirect(target, { headers: { 'Set-Cookie': cookie } });
  } catch (error) {
    services.log.error('sign-out failed', { error });
    return failure(signOutFailed, getFailureStatus(error));
  }
}
