import { texts } from '#app/platform/language/texts.ts';

/** The parts of an event that overview and settings lead to, in their order. */
export const quickLinks = texts({
  eventName: 'Edit event name',
  dateTime: 'Edit date & time',
  location: 'Edit location',
  invitee: 'Manage invitees',
  activity: 'Edit activities',
  partyType: 'Edit type',
  theme: 'Edit theme',
});

export const quickParts = Object.keys(quickLinks) as (keyof typeof quickLinks)[];
