import type { IncomingMessage } from 'node:http';

/**
 * The visitor's network address, for rate limits: the socket's, or behind a trusted proxy the last entry
 * of X-Forwarded-For, which is the one that the proxy itself wrote.
 */
export function visitorAddress(
  request: Request,
  incoming: IncomingMessage | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy && request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded || incoming?.socket.remoteAddress || 'unknown';
}
