import { type LoaderFunctionArgs, data } from 'react-router';

import { findCurrentHost } from '#app/features/host/sessions.server.ts';

import { servicesContext } from './context.ts';

/** Who would save the draft: null without a sign-in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const host = await findCurrentHost(context.get(servicesContext), request);
  return data(
    { hostName: host?.displayName ?? null },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
