const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origins that may post forms: `APP_ORIGIN` alone if it is set, else the machine's local names. */
export function listAllowedOrigins(appOrigin: string | undefined, port: number): string[] {
  if (appOrigin) return [appOrigin];
  // Parsed as a URL, because browsers leave port 80 out of Origin.
  return ['localhost', '127.0.0.1', '[::1]'].map(
    (host) => new URL(`http://${host}:${port}`).origin,
  );
}

/** True for a read request, and for a write that one of `origins` sent. */
export function isFromOrigin({ method, headers }: Request, origins: readonly string[]): boolean {
  return readingMethods.has(method) || cameFrom(headers, origins);
}

/**
 * True for the page that stops mail: mail programs post to it by themselves (RFC 8058), without an origin. A secret in
 * its address says who it is for, and no cookie counts.
 */
export function isOpenToAll(pathname: string): boolean {
  return /^\/guest\/[\w-]+\/stop\/?$/.test(pathname);
}

/**
 * False when another site's page caused the request. When the browser sends no Sec-Fetch-Site (an old one, or on
 * plain HTTP), `Origin` or else `Referer` has to match, as for a form.
 */
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
