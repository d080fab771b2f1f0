import type { NamedHeaders } from './named-headers.ts';

/** What is looked at of a request. */
interface Asked {
  method: string;
  headers: NamedHeaders;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origins a form may come from. With `APP_ORIGIN` set, that one only; without it, the names that a
 * machine has for itself.
 */
export function allowedOrigins(appOrigin: string | undefined, port: number): string[] {
  if (appOrigin) return [appOrigin];
  // Read as an address, so that port 80 disappears as it does from what a browser sends.
  return ['localhost', '127.0.0.1', '[::1]'].map(
    (host) => new URL(`http://${host}:${port}`).origin,
  );
}

/** True for a reading request, and for a writing one that one of `origins` sent. */
export function isFromOrigin({ method, headers }: Asked, origins: readonly string[]): boolean {
  return readingMethods.has(method) || cameFrom(headers, origins);
}

/**
 * False when a page of another site makes a visitor's browser ask. Where the browser says nothing of it
 * (an old one, or one on plain HTTP), `Origin` or else `Referer` has to match, as for a form.
 */
export function isOwnQuestion(
  { headers }: Pick<Asked, 'headers'>,
  origins: readonly string[],
): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return cameFrom(headers, origins);
}

function cameFrom(headers: NamedHeaders, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origins.includes(origin);
  const referer = URL.parse(headers.get('referer') ?? '');
  return referer !== null && origins.includes(referer.origin);
}
