import type { Facts } from '#app/features/invite/schema.ts';
import type { GuestView } from '#app/features/invite/views.ts';

/** Holds nothing about the host or the guests (behaviour 26.9). */
export interface CalendarEvent extends Pick<
  GuestView,
  keyof Facts | 'id' | 'eventName' | 'lat' | 'lng' | 'customMessage' | 'activities'
> {
  version: number;
  updatedAt: number;
  isCanceled?: boolean;
}

export type EventSchedule = Omit<Facts, 'location'>;

export interface CalendarLink {
  name: string;
  href: string;
  /** False for the site's own file. */
  isElsewhere: boolean;
}
