export const unavailable = 'We can’t reach our data right now. Please try again.';

export const unexpected = 'Unexpected error. Please try again.';

export const heavyBusy =
  'Large guest lists are still being worked on. Please try again in a moment.';

export const overloaded = 'It’s very busy here right now. Please try again.';
