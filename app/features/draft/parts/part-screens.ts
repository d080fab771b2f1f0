/** Apart from the parts' schemas, which are large. */
export const partScreens = {
  eventName: { label: 'Event Name', path: '/eventName' },
  partyType: { label: 'Type', path: '/partyType' },
  theme: { label: 'Theme', path: '/theme' },
  dateTime: { label: 'Date & Time', path: '/dateTime' },
  activity: { label: 'Activities', path: '/activity' },
  invitee: { label: 'Invitees', path: '/invitee' },
  answers: { label: 'Answer settings', path: '/answers' },
  location: { label: 'Location', path: '/location' },
  message: { label: 'Message', path: '/confirm' },
  hostedBy: { label: 'Hosted by', path: '/confirm' },
} as const;
