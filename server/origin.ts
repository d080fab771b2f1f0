import * as addresses from '#app/platform/addresses.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** `APP_ORIGIN` alone if it is set, else the machine's local names. */
export function listAllowedOrigins(appOrigin: string | undefined, port: number): string[] {
  if (appOrigin) return [appOrigin];
  // Parsed as a URL, because browsers leave port 80 out of Origin.
  return ['localhost', '127.0.0.1', '[::1]'].map(
    (host) => new URL(`http://${host}:${port}`).origin,
  );
}

export function isFromOrigin({ method, headers }: Request, origins: readonly string[]): boolean {
  return readingMethods.has(method) || cameFrom(headers, origins);
}

/**
 * Mail programs post to the page that stops mail, without an origin (RFC 8058). Its address holds a secret; no cookie
 * counts.
 */
export function isOpenToAll(address: string): boolean {
  return address === addresses.unsubscribe;
}

/** Without Sec-Fetch-Site (old browsers, plain HTTP), `Origin` or else `Referer` decides. */
export function isSameOriginRequest(
  { headers }: Pick<Request, 'headers'>,
  origins: readonly string[],
): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return cameFrom(headers, origins);
}

function cameFrom(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origins.includes(origin);
  const referer = URL.parse(headers.get('referer') ?? '');
  return referer !== null && origins.includes(referer.origin);
}
