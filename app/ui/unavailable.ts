import { texts } from '#app/platform/language/texts.ts';

export const unavailable = texts('We can’t reach our data right now. Please try again.');

export const unexpected = texts('Unexpected error. Please try again.');

export const heavyBusy = texts(
  'Large guest lists are still being worked on. Please try again in a moment.',
);

export const overloaded = texts('It’s very busy here right now. Please try again.');
