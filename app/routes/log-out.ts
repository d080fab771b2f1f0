import { redirect } from 'react-router';

import { servicesContext, visitContext } from '#app/context.ts';
import { endSession } from '#app/features/host/sessions.server.ts';
import { readForm, textField } from '#app/platform/form.server.ts';

import type { Route } from './+types/log-out.ts';

export const loader = () => new Response(null);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context.get(visitContext));
  const target = form.ok ? textField(form.value, 'redirect') : '';
  const cookie = await endSession(context.get(servicesContext), request);
  return redirect(/^\/(?![/\\])/.test(target) ? target : '/', {
    headers: { 'Set-Cookie': cookie },
  });
}
