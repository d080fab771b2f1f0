import { texts } from '#app/platform/language/say.ts';

/** UTF-16 units (behaviour 10.8). */
export const maxAddress = 200;
/** Autocomplete begins at this many characters. */
export const minSearch = 3;

export const searchTooShort = texts('Please type at least 3 characters.');
export const addressMissing = texts('Please type an address.');
export const addressTooLong = texts('Please use at most 200 characters for the address.');
export const noMapNow = texts('No map right now. The address is kept.');

/** One line of at most `max` UTF-16 units, cut before a comma, else before a space, but never within a character. */
export function shortenAddress(address: string, max = maxAddress): string {
  const line = address.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const comma = line.lastIndexOf(',', max);
  const end = comma > 0 ? comma : line.lastIndexOf(' ', max);
  const head = line.slice(0, end > 0 ? end : max).replace(/[\uD800-\uDBFF]$/, '');
  return head.replace(/[\s,]+$/, '');
}

/** Prepends a venue's name, unless the address starts with it. */
export function prependName(name: string, address: string): string {
  return address.startsWith(name) ? address : shortenAddress(`${name}, ${address}`);
}
