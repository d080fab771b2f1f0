import type { Visit } from '#app/context.ts';
import { mapSource } from '#app/features/place/map-source.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

/** Where a page's map is from, by what it is made of; each null where maps are not. */
export interface MapOrigins {
  tiles: string | null;
  google: string | null;
}

export function mapOrigins(settings: Settings): MapOrigins {
  const source = mapSource(settings);
  return {
    tiles: source?.by === 'tiles' ? new URL(source.url).origin : null,
    google: source?.by === 'google' ? new URL(source.script).origin : null,
  };
}

export interface PageAccess {
  visit: Pick<Visit, 'mayShowMap' | 'isMap' | 'styleSources'> & {
    /** None on a guest's page that is rendered past the framework. */
    nonce?: string;
  };
  maps: MapOrigins;
  https: boolean;
}

function contentSecurityPolicy({ visit, maps }: PageAccess): string {
  const { nonce } = visit;
  if (visit.isMap && maps.google !== null && nonce !== undefined) {
    return googlePolicy(nonce, maps.google, visit.styleSources);
  }
  const images = visit.mayShowMap ? maps.tiles : null;
  const once = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...once].join(' ')}`,
    `style-src ${[...visit.styleSources, ...once].join(' ')}`,
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

/** What Google's guide asks for its Maps JavaScript API, and of this site's own no more than the page needs. */
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
    // Scripts that the page's own one loads, whose addresses are Google's to choose.
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

/**
 * Sets what every response carries. Tile servers need a Referer, hence no `no-referrer`. A response that
 * says nothing of caching is not kept: most show one person's own things.
 */
export function setSecurityHeaders(headers: Headers, page: PageAccess): void {
  setCommonHeaders(headers, page.https);
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(page));
  }
}

/** Sets what a response carries that is no page. */
export function setCommonHeaders(headers: Headers, https: boolean): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (https) headers.set('Strict-Transport-Security', 'max-age=31536000');
}
