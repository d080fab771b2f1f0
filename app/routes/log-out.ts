import { redirect } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { endSession } from '#app/features/host/sessions.server.ts';

import type { Route } from './+types/log-out.ts';

export const loader = () => new Response(null);

export async function action({ request, context }: Route.ActionArgs) {
  const target = String((await request.formData()).get('redirect') ?? '/');
  const cookie = await endSession(context.get(servicesContext), request);
  return redirect(target.startsWith('/') ? target : '/', { headers: { 'Set-Cookie': cookie } });
}
