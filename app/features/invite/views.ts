import { holdPicture } from '#app/features/picture/rules.ts';
import type { ShownPicture } from '#app/features/picture/schema.ts';
import { getPicturePath } from '#app/platform/paths.ts';

import type { Invite } from './schema.ts';

/** Of the host only the name typed for guests, and no invitees, tokens or answers (behaviour 15.1). */
export interface GuestView extends Pick<
  Invite,
  | 'id'
  | 'eventName'
  | 'eventType'
  | 'theme'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'endsNextDay'
  | 'timeZone'
  | 'location'
  | 'lat'
  | 'lng'
  | 'showMap'
  | 'customMessage'
  | 'hostedBy'
  | 'activities'
  | 'answersClosed'
  | 'cancellation'
> {
  picture: ShownPicture | null;
}

/** The only representation of a stored invitation that guests may receive. */
export function toGuestView(invite: Invite): GuestView {
  return {
    id: invite.id,
    eventName: invite.eventName,
    eventType: invite.eventType,
    theme: invite.theme,
    date: invite.date,
    startTime: invite.startTime,
    endTime: invite.endTime,
    endsNextDay: invite.endsNextDay,
    timeZone: invite.timeZone,
    location: invite.location,
    lat: invite.lat,
    lng: invite.lng,
    showMap: invite.showMap,
    customMessage: invite.customMessage,
    hostedBy: invite.hostedBy,
    activities: invite.activities,
    answersClosed: invite.answersClosed,
    cancellation: invite.cancellation,
    picture: invite.picture && {
      ...invite.picture,
      path: getPicturePath(invite.id),
      hold: holdPicture(invite.picture),
    },
  };
}
