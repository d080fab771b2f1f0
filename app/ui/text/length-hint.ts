import { say } from '#app/platform/language/say.ts';

/** '19,500/20,000 characters' once a text comes near its limit. */
export function getLengthHint(length: number, max: number): string | undefined {
  if (length < 0.9 * max) return undefined;
  return say('{length, number}/{max, number} characters', { length, max });
}
