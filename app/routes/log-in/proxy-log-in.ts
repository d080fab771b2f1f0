import { redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { toLogInProblemPath } from '#app/features/host/enter.server.ts';
import { enterByProxy } from '#app/features/host/proxy-log-in.server.ts';
import { toSafeRedirect } from '#app/features/host/rules.ts';
import { logInPath } from '#app/platform/paths.ts';

import type { Route } from './+types/proxy-log-in.ts';

const readTarget = (request: Request) =>
  toSafeRedirect(new URL(request.url).searchParams.get('redirect'));

/** Following a link signs nobody in. */
export function loader({ request }: Route.LoaderArgs): Response {
  return redirect(logInPath(readTarget(request)));
}

/** Signs in whom the reverse proxy names, or leads to the login with a sentence that says why not. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const to = readTarget(request);
  const invited = (new URL(request.url).searchParams.get('invited') ?? '').slice(0, 64);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const entered = await enterByProxy(services, { request, address, invited });
  if (entered.ok) {
    for (const cookie of entered.value) headers.append('Set-Cookie', cookie);
    return redirect(to, { status: 303, headers });
  }
  const { error: problem } = entered;
  services.security.record('log-in with the provider refused', { address, problem });
  return redirect(toLogInProblemPath(to, problem), { status: 303, headers });
}
