import type { GuestView } from '#app/features/invite/views.ts';

import type { CalendarEvent } from './schema.ts';

export function toCalendarEvent(
  view: GuestView,
  { version, updatedAt }: Pick<CalendarEvent, 'version' | 'updatedAt'>,
): CalendarEvent {
  return {
    id: view.id,
    eventName: view.eventName,
    date: view.date,
    startTime: view.startTime,
    endTime: view.endTime,
    endsNextDay: view.endsNextDay,
    timeZone: view.timeZone,
    location: view.location,
    lat: view.lat,
    lng: view.lng,
    customMessage: view.customMessage,
    activities: view.activities,
    isCanceled: view.cancellation !== null,
    version,
    updatedAt,
  };
}
