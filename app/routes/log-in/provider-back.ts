import { redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { comeBack } from '#app/features/host/come-back.server.ts';

import type { Route } from './+types/provider-back.ts';

/** Where the provider sends the browser. The code in the address is used up, and in no page's address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { address } = context.get(requestContext);
  const { to, cookies } = await comeBack(context.get(servicesContext), { request, address });
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  headers.set('Cache-Control', 'no-store');
  return redirect(to, { headers });
}
