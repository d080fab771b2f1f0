import { data, href, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { importEvent, parseEventFile } from '#app/features/event-file/import-event.server.ts';
import { ImportPage } from '#app/features/event-file/import-page.tsx';
import { damaged } from '#app/features/event-file/messages.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import { maxFileBytes } from '#app/platform/body-limit.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';
import { getDashboardPath, logInPath } from '#app/platform/paths.ts';

import type { Route } from './+types/import-event.ts';

const unkept = { 'Cache-Control': 'no-store' };
const tooLarge = `This file has more than ${maxFileBytes / 1024 / 1024} MiB, the most that an event may have.`;

/** The screen that imports an event, for a signed-in host. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const host = await findCurrentHost(context.get(servicesContext), request);
  if (!host) throw redirect(logInPath(href('/host/import')));
  return data({ hostName: host.displayName }, { headers: unkept });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const refuse = (status: number, message: string) => data({ message }, { status, headers: unkept });

/** Stores an exported event as a new one of this host. A refused file stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  try {
    const host = await findCurrentHost(services, request);
    if (!host) return refuse(401, messages.signedOut);
    const body = await readJson(request, context.get(requestContext));
    if (!body.ok) {
      return body.error.status === 413 ? refuse(413, tooLarge) : refuse(422, damaged);
    }
    const file = parseEventFile(body.value);
    if (!file.ok) return refuse(422, file.error);
    const imported = await importEvent(services, host, file.value);
    if (!imported.ok) return refuse(imported.error.status, imported.error.message);
    return redirect(getDashboardPath(imported.value));
  } catch (error) {
    services.log.error('event not imported', { error });
    return refuse(getFailureStatus(error), messages.updateFailed);
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error(error);
    return { message: messages.updateFailed };
  }
}

export default function ImportEvent({ loaderData }: Route.ComponentProps) {
  return (
    <HostPage title="Import an Event" hostName={loaderData.hostName} isNarrow>
      <ImportPage />
    </HostPage>
  );
}
