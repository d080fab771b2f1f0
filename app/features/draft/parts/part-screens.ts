import * as addresses from '#app/platform/addresses.ts';
import { texts } from '#app/platform/language/say.ts';

/** Apart from the parts' schemas, which are large. */
export const partScreens = texts({
  eventName: { label: 'Event Name', path: addresses.eventName },
  partyType: { label: 'Type', path: addresses.partyType },
  theme: { label: 'Theme', path: addresses.theme },
  dateTime: { label: 'Date & Time', path: addresses.dateTime },
  activity: { label: 'Activities', path: addresses.activity },
  invitee: { label: 'Invitees', path: addresses.invitee },
  answers: { label: 'Answer settings', path: addresses.answers },
  location: { label: 'Location', path: addresses.location },
  message: { label: 'Message', path: addresses.confirm },
  hostedBy: { label: 'Hosted by', path: addresses.confirm },
  language: { label: 'Language', path: addresses.confirm },
});
