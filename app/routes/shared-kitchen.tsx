import { data } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { loadSharedSheet } from '#app/features/kitchen/kitchen.server.ts';
import { SharedSheetPage } from '#app/features/kitchen/shared-sheet-page.tsx';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/shared-kitchen.ts';

const fresh = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** For whoever has the link, within a limit (behaviour 43.4). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { address } = context.get(requestContext);
  if (!(await services.limits.sheetsByAddress.allow(address))) {
    return data({ shared: null }, { status: 429, headers: fresh });
  }
  const shared = await loadSharedSheet(services, params.token);
  return data({ shared }, { status: shared ? 200 : 404, headers: fresh });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function SharedKitchen({ loaderData }: Route.ComponentProps) {
  return (
    <HostPage title={say('Kitchen sheet')} hostName={null} isNarrow>
      <SharedSheetPage shared={loaderData.shared} />
    </HostPage>
  );
}
