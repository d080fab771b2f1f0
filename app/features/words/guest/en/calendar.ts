/** Calendars, and the preview of a link. */
export const calendarMessages = {
  addToCalendar: 'Add to calendar',
  otherCalendars: 'Apple and others',
  calendarTitle: 'You’re invited',
  calendarActivity: '{time} {activity}',
  calendarLink: 'Invitation: {link}',
  calendarFileName: 'Invitation',
  calendarWithoutDate: 'This event has no date yet. Once it has one, it can be added here: {link}',
  previewAlt: 'An invitation: {title}',
  previewOpen: 'Open the invitation and say if you’re coming.',
  previewCanceled: 'This event is canceled',
  cardCanceled: 'Canceled',
} as const;
