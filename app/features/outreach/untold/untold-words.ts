import { countLabel } from '#app/platform/text.ts';

/** '6 guests don’t know yet', of a cancellation or a change. */
export const describeUntold = (count: number): string =>
  `${countLabel(count, 'guest')} ${count === 1 ? 'doesn’t' : 'don’t'} know yet`;

/** Of guests without an address, or who want no mail. */
export const describeOthers = (count: number): string =>
  `${countLabel(count, 'guest')} can’t be mailed from here: tell them yourself.`;
