import type { MiddlewareHandler } from 'hono';

import { chooseEncoding, encodeQuickly } from '#app/platform/encodings.server.ts';

const compressible = /^(?:text\/(?!event-stream)|application\/(?:json|javascript)|image\/svg)/;

/** Only event streams are sent in parts. */
export const compressResponses: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'HEAD' || c.res.headers.has('Content-Encoding')) return;
  if (!compressible.test(c.res.headers.get('Content-Type') ?? '')) return;
  // Reading `body` makes the adapter create a stream and new headers, so it comes after the checks.
  const { body, headers, status } = c.res;
  if (!body) return;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (encoding === 'identity') return;
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const { bytes, encoding: used } = await encodeQuickly(whole, encoding);
  if (used !== 'identity') headers.set('Content-Encoding', used);
  headers.delete('Content-Length');
  c.res = undefined;
  c.res = new Response(bytes, { status, headers });
};
