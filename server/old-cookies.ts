import type { IncomingMessage, ServerResponse } from 'node:http';

const day = 24 * 60 * 60;

interface Renamed {
  old: string;
  name: string;
  maxAge: number;
  /** The cookie's path for a request to `url`, or null where it does not belong. */
  pathOf: (url: string) => string | null;
}

/** The cookie names of releases that used no prefixes, not even over https. */
const renamed: readonly Renamed[] = [
  {
    old: 'festoon.session',
    name: '__Host-festoon.session',
    maxAge: 30 * day,
    pathOf: () => '/',
  },
  {
    old: 'festoon.guest',
    name: '__Secure-festoon.guest',
    maxAge: 400 * day,
    pathOf: (url) => /^\/guest\/[\w-]+/.exec(url)?.[0] ?? null,
  },
];

/** Files may be stored by shared caches, which must not store a cookie with them. */
const isFile = (url: string) => /^\/assets\/|\.(?:png|svg)$/.test(url);

/**
 * Takes a cookie under its old name for the one under its new name, and has the browser replace it, so that an upgrade
 * signs nobody out and no guest loses an answer (behaviour 23.24). Only for sites over https.
 */
export function replaceOldCookies(request: IncomingMessage, response: ServerResponse): void {
  const { cookie = '', url = '' } = { ...request.headers, url: request.url };
  const pairs = cookie.split(/; */);
  const lines: string[] = [];
  for (const { old, name, maxAge, pathOf } of renamed) {
    const path = pathOf(url);
    const index = pairs.findIndex((pair) => pair.startsWith(`${old}=`));
    const value = /=([\w%.+/=-]*)$/.exec(pairs[index] ?? '')?.[1];
    if (path === null || value === undefined) continue;
    const attributes = `Path=${path}; HttpOnly; Secure; SameSite=Lax`;
    lines.push(`${old}=; Max-Age=0; ${attributes}`);
    if (pairs.some((pair) => pair.startsWith(`${name}=`))) continue;
    pairs[index] = `${name}=${value}`;
    lines.push(`${name}=${value}; Max-Age=${maxAge}; ${attributes}`);
  }
  if (lines.length === 0) return;
  setCookieHeader(request, pairs.join('; '));
  // A response that sets cookies itself replaces these; the next one then carries them.
  if (!isFile(url)) response.setHeader('Set-Cookie', lines);
}

/** The application reads the raw headers. */
function setCookieHeader({ headers, rawHeaders }: IncomingMessage, value: string): void {
  headers.cookie = value;
  const index = rawHeaders.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === 'cookie');
  rawHeaders[index + 1] = value;
}
