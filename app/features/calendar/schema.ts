import type { GuestView } from '#app/features/invite/views.ts';

/**
 * What a calendar may know of an event: a part of the guest's view, and the invitation's version. It holds nothing
 * about the host or the guests (behaviour 26.9).
 */
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
  /** Increases with every change of the invitation. */
  version: number;
  /** Epoch milliseconds of the last change. */
  updatedAt: number;
  /** True for a canceled event. */
  isCanceled?: boolean;
}

/** The parts of an event that say when it is. */
export type EventSchedule = Pick<
  CalendarEvent,
  'date' | 'startTime' | 'endTime' | 'endsNextDay' | 'timeZone'
>;

/** A calendar that an event can be added to with one press. */
export interface CalendarLink {
  name: string;
  href: string;
  /** False for the site's own file. */
  isElsewhere: boolean;
}
