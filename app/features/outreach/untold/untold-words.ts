import { say } from '#app/platform/language/say.ts';

/** '6 guests don’t know yet', of a cancellation or a change. */
export const describeUntold = (count: number): string =>
  say('{count, plural, one {# guest doesn’t know yet} other {# guests don’t know yet}}', { count });

/** Of guests without an address, or who want no mail. */
export const describeOthers = (count: number): string =>
  say(
    '{count, plural, one {# guest can’t be mailed from here: tell them by phone.} other {# guests can’t be mailed from here: tell them by phone.}}',
    { count },
  );
