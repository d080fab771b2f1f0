export interface PageAccess {
  /** What the page's own scripts carry; without it, only files of the site are run. */
  nonce: string | undefined;
  /** The origin, beside the site's own, that the page's images may come from. */
  images: string | null;
  https: boolean;
}

function contentSecurityPolicy({ nonce, images }: PageAccess): string {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
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
 * Sets what every response carries. Tile servers need a Referer, hence no `no-referrer`. A response that
 * says nothing of caching is not kept: most show one person's own things.
 */
export function setSecurityHeaders(headers: Headers, page: PageAccess): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(page));
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (page.https) headers.set('Strict-Transport-Security', 'max-age=31536000');
}
