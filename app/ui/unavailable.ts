export const unavailable = 'We cannot reach our data at the moment. Please try again.';

export const unexpected = 'Unexpected error. Please try again.';

export const heavyBusy =
  'Large guest lists are still being worked on. Please try again in a moment.';

export const overloaded = 'Very many people are here at the moment. Please try again.';
