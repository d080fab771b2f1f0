import { redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { toProblemPath } from '#app/features/host/come-back.server.ts';
import {
  type SignIn,
  type SignInServices,
  beginSignIn,
  takeLinkToken,
} from '#app/features/host/identities/sign-ins.server.ts';
import { toSafeRedirect } from '#app/features/host/rules.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { fail } from '#app/platform/result.ts';

import type { Route } from './+types/provider-start.ts';

/** To log in, to link what the host has just allowed, or to prove who they are. */
async function readWish(
  services: SignInServices,
  request: Request,
): Promise<Pick<SignIn, 'purpose' | 'to' | 'invited'> | null> {
  const query = new URL(request.url).searchParams;
  const token = query.get('link');
  const linked = getAccountPath('linked');
  if (token !== null) {
    return (await takeLinkToken(services, request, token))
      ? { purpose: 'link', to: linked, invited: '' }
      : null;
  }
  if (query.has('confirm')) return { purpose: 'confirm', to: `${linked}?confirmed=1`, invited: '' };
  const invited = (query.get('invited') ?? '').slice(0, 64);
  return { purpose: 'log-in', to: toSafeRedirect(query.get('redirect')), invited };
}

/** Leads to the provider, or to the screen where it began with a sentence that says why not. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const wish = await readWish(services, request);
  const begun = wish ? await beginSignIn(services, { request, address, ...wish }) : fail('lost');
  const target = begun.ok
    ? begun.value.url
    : toProblemPath(wish ?? { purpose: 'link', to: '' }, begun.error);
  return redirect(target, {
    headers: {
      'Cache-Control': 'no-store',
      ...(begun.ok && { 'Set-Cookie': begun.value.cookie }),
    },
  });
}
