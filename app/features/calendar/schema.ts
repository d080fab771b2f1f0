import type { GuestView } from '#app/features/invite/views.ts';

/** Holds nothing about the host or the guests (behaviour 26.9). */
export interface CalendarEvent extends Pick<
  GuestView,
  | 'id'
  | 'eventName'
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
> {
  version: number;
  updatedAt: number;
  isCanceled?: boolean;
}

export type EventSchedule = Pick<
  CalendarEvent,
  'date' | 'startTime' | 'endTime' | 'endsNextDay' | 'timeZone'
>;

export interface CalendarLink {
  name: string;
  href: string;
  /** False for the site's own file. */
  isElsewhere: boolean;
}
