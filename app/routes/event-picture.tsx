import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { runPictureAction } from '#app/features/dashboard/picture/change-picture.server.ts';
import { PicturePage } from '#app/features/dashboard/picture/picture-page.tsx';
import { toGuestView } from '#app/features/invite/views.ts';
import { pictureMessages } from '#app/features/picture/messages.ts';
import type { PictureReply } from '#app/features/picture/schema.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/event-picture.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ invite }) => ({ inviteId: invite.id, picture: toGuestView(invite).picture }),
});

const { tooLarge, failed } = pictureMessages;

export const action = defineHostAction({
  reads: 'upload',
  texts: { tooLarge, failed },
  run: ({ services, invite }, form: FormData) => runPictureAction(services, invite, form),
});

export const clientAction = keepScreen<PictureReply>(failed);

export default function EventPicture({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="settings" windowTitle={say('Picture')}>
      {({ view }) => <PicturePage {...view} reply={actionData} />}
    </EventScreen>
  );
}
