import { redirect } from 'react-router';

import { runPictureAction } from '#app/features/dashboard/picture/change-picture.server.ts';
import { pictureMessages } from '#app/features/picture/messages.ts';
import { defineDeskAction } from '#app/host-action.server.ts';
import { getPictureScreenPath, logInPath } from '#app/platform/paths.ts';

import type { Route } from './+types/desk-picture.ts';

export function loader({ params }: Route.LoaderArgs): Response {
  return redirect(logInPath(getPictureScreenPath(params.inviteId)));
}

const { tooLarge, failed } = pictureMessages;

/** The picture of a draft, right after its save (behaviour 40.15). */
export const action = defineDeskAction({
  reads: 'upload',
  texts: { tooLarge, failed },
  run: ({ services, invite }, form: FormData) => runPictureAction(services, invite, form),
});
