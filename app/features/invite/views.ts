import { holdPicture } from '#app/features/picture/rules.ts';
import type { ShownPicture } from '#app/features/picture/schema.ts';
import { getPicturePath } from '#app/platform/paths.ts';

import type { Invite } from './schema.ts';

/** What guests see: of the host only the name typed for them, and no invitees, tokens or answers (behaviour 15.1). */
const shown = [
  'id',
  'eventName',
  'eventType',
  'theme',
  'date',
  'startTime',
  'endTime',
  'endsNextDay',
  'timeZone',
  'location',
  'lat',
  'lng',
  'showMap',
  'customMessage',
  'hostedBy',
  'activities',
  'answersClosed',
  'cancellation',
] as const satisfies readonly (keyof Invite)[];

type Shown = Pick<Invite, (typeof shown)[number]>;

/** The only representation of a stored invitation that guests may receive. */
export interface GuestView extends Shown {
  /** The title that the look is drawn from, where another one is shown. */
  originalTitle?: string;
  picture: ShownPicture | null;
}

export function toGuestView(invite: Invite): GuestView {
  return {
    ...(Object.fromEntries(shown.map((name) => [name, invite[name]])) as unknown as Shown),
    ...(invite.originalTitle === undefined ? {} : { originalTitle: invite.originalTitle }),
    picture: invite.picture && {
      ...invite.picture,
      path: getPicturePath(invite.id),
      hold: holdPicture(invite.picture),
    },
  };
}
