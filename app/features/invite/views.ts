import type { Invite } from './schema.ts';

/**
 * All that a guest may know of an invitation (decisions §2), and the only way from a stored one to a
 * guest's page: no host, no invitee, no token, no answer.
 */
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
  | 'customMessage'
  | 'activities'
> {}

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
    customMessage: invite.customMessage,
    activities: invite.activities,
  };
}
