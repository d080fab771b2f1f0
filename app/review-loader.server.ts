import { type LoaderFunctionArgs, data } from 'react-router';

import { describeRegistration } from '#app/features/host/messages.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { findPreferredLanguage } from '#app/platform/language/preferred-language.ts';

import { servicesContext } from './context.ts';

/** Who would save the draft: null without a sign-in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  return data(
    {
      hostName: host?.displayName ?? null,
      /** What guests read in until the host chooses. */
      preferred: findPreferredLanguage(request.headers.get('accept-language')),
      registrationNote: host ? null : describeRegistration(services.settings.REGISTRATION),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
