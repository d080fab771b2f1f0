import { redirect, redirectDocument } from 'react-router';

import { servicesContext, visitContext } from '#app/context.ts';
import { signOutFailed } from '#app/features/host/messages.ts';
import { safeRedirect } from '#app/features/host/rules.ts';
import { endSession } from '#app/features/host/sessions.server.ts';
import { failureStatus } from '#app/platform/db/dialects.server.ts';
import { readForm, textField } from '#app/platform/form.server.ts';

import type { Route } from './+types/log-out.ts';

/** Following a link changes nothing: signing out takes a POST. */
export function loader(): Response {
  return redirect('/');
}

function failure(message: string, status: number): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** Ends the session and goes to the form's `redirect`, home without one. A failure is a plain sentence. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const form = await readForm(request, context.get(visitContext));
  if (!form.ok) return failure(form.error.message, form.error.status);
  try {
    const cookie = await endSession(services, request);
    const target = safeRedirect(textField(form.value, 'redirect'), '/');
    return redirectDocument(target, { headers: { 'Set-Cookie': cookie } });
  } catch (error) {
    services.log.error('sign-out failed', { error });
    return failure(signOutFailed, failureStatus(error));
  }
}

/** Lets the screen that asked say so when the server cannot be reached. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return signOutFailed;
  }
}
