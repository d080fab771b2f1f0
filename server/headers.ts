import type { PagePolicy } from '#app/context.ts';
import { chooseMapSource } from '#app/features/place/map/map-source.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

/** Null where maps are off. */
export interface MapOrigins {
  tiles: string | null;
  google: string | null;
}

export function getMapOrigins(settings: Settings): MapOrigins {
  const source = chooseMapSource(settings);
  return {
    tiles: source?.by === 'tiles' ? new URL(source.url).origin : null,
    google: source?.by === 'google' ? new URL(source.script).origin : null,
  };
}

export interface PageAccess {
  policy: PagePolicy;
  maps: MapOrigins;
  /** Null for a site over plain http. */
  transport: string | null;
}

function contentSecurityPolicy({ policy, maps }: PageAccess): string {
  const { nonce, styleSources, mayShowMap, isMap } = policy;
  if (isMap && maps.google !== null && nonce !== undefined) {
    return googlePolicy(nonce, maps.google, styleSources);
  }
  const images = mayShowMap ? maps.tiles : null;
  const once = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...once].join(' ')}`,
    `style-src ${[...styleSources, ...once].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${images ? ` ${images}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * The policy of Google's guide to its Maps JavaScript API, with only those sources of this site that the page needs.
 */
function googlePolicy(nonce: string, script: string, styles: readonly string[]): string {
  const google = [
    script,
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
  ];
  const from = google.join(' ');
  return [
    "default-src 'none'",
    // Google's script loads further scripts from addresses that only it knows.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval' blob:`,
    `style-src ${styles.join(' ')} 'nonce-${nonce}' https://fonts.googleapis.com`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${from} https://*.googleusercontent.com`,
    "font-src 'self' https://fonts.gstatic.com",
    `connect-src 'self' data: blob: ${from}`,
    'frame-src https://*.google.com',
    'worker-src blob:',
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** Tile servers need a Referer, hence no `no-referrer`. Without Cache-Control a response is private and revalidated. */
export function setSecurityHeaders(headers: Headers, page: PageAccess): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (page.transport !== null) headers.set('Strict-Transport-Security', page.transport);
  const type = headers.get('Content-Type');
  if (type?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(page));
  } else if (type !== null) {
    // A response without a type may be a 304, whose headers become those of the stored page.
    headers.set('Content-Security-Policy', filePolicy);
  }
}

/** Responses that are not pages load nothing and cannot be framed. SVG files may hold styles. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function getTransportPolicy(origin: string, settings: Settings): string | null {
  if (!origin.startsWith('https:')) return null;
  return `max-age=31536000${settings.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`;
}
