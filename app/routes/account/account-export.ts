import { redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { exportAccount } from '#app/features/account/export-account.server.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import { recordHostEvent } from '#app/features/host/security-events.server.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { logInPath } from '#app/platform/paths.ts';

import type { Route } from './+types/account-export.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) return redirect(logInPath(addresses.account));
  const { address } = context.get(requestContext);
  const device = describeDevice(request.headers.get('user-agent'));
  await recordHostEvent(services, 'account exported', host, { address, device });
  return new Response(exportAccount(services, host), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="festoon.json"',
    },
  });
}
