import { type LoaderFunctionArgs, data } from 'react-router';

import { describeRegistration } from '#app/features/host/messages.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';

import { servicesContext } from './context.ts';

/** Who would save the draft: null without a sign-in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  return data(
    {
      hostName: host?.displayName ?? null,
      registrationNote: host ? null : describeRegistration(services.settings.REGISTRATION),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
