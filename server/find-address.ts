import { TrieRouter } from 'hono/router/trie-router';

import * as addresses from '#app/platform/addresses.ts';

const { eventData, ...named } = addresses;
const countParams = (address: string) => address.split(':').length;

const router = new TrieRouter<string>();
const patterns = [...Object.values(named), ...Object.values(eventData)].filter(
  (address) => address === addresses.assets || !address.endsWith('*'),
);
// '/guests/add' comes before '/guests/:guestId'.
for (const pattern of patterns.toSorted((a, b) => countParams(a) - countParams(b))) {
  router.add('ALL', pattern.toLowerCase(), pattern);
}

/**
 * The pattern of a request's path, also of what a page requests in the background; 'other' for one that nobody serves.
 * Limits are chosen by it, and metrics use it as a label, since it holds nothing of a visitor.
 */
export function findAddress(target: string): string {
  const [path = ''] = target.toLowerCase().split('?', 1);
  const page = path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/_root\.data$/, '/')
    .replace(/(?:\.data|\/)$/, '');
  const [[match] = []] = router.match('ALL', page || '/');
  return match?.[0] ?? 'other';
}

/** The value of a pattern's parameter in a path; '' without one. */
export function readParam(pathname: string, address: string, name: string): string {
  const index = address.split('/').indexOf(`:${name}`);
  return pathname.split(/\/+/)[index] ?? '';
}
