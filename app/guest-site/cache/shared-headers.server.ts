import { LRUCache } from 'lru-cache';

import type { Encoding } from '#app/platform/encodings.server.ts';

/** In Node's raw format: name, value, name, value. */
export interface SharedHeaders {
  headers: string[];
  /** The headers of a 304. */
  unchanged: string[];
}

/** Pages of one look in one encoding have the same headers. */
const mostSets = 100;

/** Headers that belong to one response or one page, or are set per encoding. */
const notShared = new Set(['set-cookie', 'content-length', 'content-language', 'vary', 'etag']);

/** Returns one object for equal headers, because their content security policy alone has 600 bytes. */
export function createHeaderSharing() {
  const known = new LRUCache<string, SharedHeaders>({ max: mostSets });
  return (headers: Headers, encoding: Encoding): SharedHeaders => {
    const named = [...headers].filter(([name]) => !notShared.has(name));
    const key = JSON.stringify([encoding, named]);
    const shared = known.get(key) ?? arrange(named, encoding);
    known.set(key, shared);
    return shared;
  };
}

function arrange(named: [string, string][], encoding: Encoding): SharedHeaders {
  const vary = ['vary', 'Accept-Encoding, Cookie'];
  const how = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return {
    headers: [...named.flat(), ...vary, ...how],
    unchanged: [...named.filter(([name]) => name !== 'content-type').flat(), ...vary],
  };
}
