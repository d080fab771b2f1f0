import { data } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { findOwnEvent, openOwnEvent, refusals } from '#app/features/dashboard/own-event.server.ts';
import { runPictureAction } from '#app/features/dashboard/picture/change-picture.server.ts';
import { PicturePage } from '#app/features/dashboard/picture/picture-page.tsx';
import { toGuestView } from '#app/features/invite/views.ts';
import { pictureMessages } from '#app/features/picture/messages.ts';
import type { PictureReply } from '#app/features/picture/schema.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';

import type { Route } from './+types/event-picture.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** The picture of one event, for its host. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId);
  const hostName = host.displayName;
  if (!invite) return data({ hostName, event: null }, { status: 403, headers: fresh });
  const frame = toEventFrame(services, host, invite);
  const { picture } = toGuestView(invite);
  return data({ hostName, event: { frame, picture } }, { headers: fresh });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const answer = (reply: PictureReply, status: number) => data(reply, { status, headers: fresh });

/** Saves or removes the picture. A refused form changes nothing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  try {
    const found = await findOwnEvent(services, request, params.inviteId);
    if (!found.ok) {
      const { status } = found.error;
      return answer({ ok: false, message: refusals[status].message, alt: '' }, status);
    }
    const { reply, status } = await runPictureAction(services, found.value.invite, {
      contentType: request.headers.get('Content-Type'),
      received: context.get(requestContext),
    });
    return answer(reply, status);
  } catch (error) {
    services.log.error('picture not saved', { error });
    return answer({ ok: false, message: pictureMessages.failed, alt: '' }, getFailureStatus(error));
  }
}

/** The chosen file stays on the screen when the server cannot be reached. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<PictureReply> {
  try {
    return await serverAction();
  } catch (error) {
    console.error(error);
    return { ok: false, message: pictureMessages.failed, alt: '' };
  }
}

export default function EventPicture({ loaderData, actionData, params }: Route.ComponentProps) {
  const { hostName, event } = loaderData;
  if (!event) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return <PicturePage {...event} reply={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
