import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress';

import { chooseEncoding, encode, quickQuality } from './encodings.ts';

/** Below this the headers weigh more than what is saved. */
const least = 1024;

/**
 * Compresses what was rendered for one visitor, in one piece and off the event loop's thread: a stream of
 * pieces costs several times as much. Streams of events go out as they come.
 */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  const type = res.headers.get('Content-Type') ?? '';
  if (!res.body || c.req.method === 'HEAD' || res.headers.has('Content-Encoding')) return;
  if (type.startsWith('text/event-stream') || !isText(type)) return;
  res.headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (encoding === 'identity') return;
  const body = Buffer.from(await res.arrayBuffer());
  const small = body.length < least;
  const sent = small ? body : await encode(body, encoding, quickQuality);
  c.res = new Response(sent as Buffer<ArrayBuffer>, res);
  if (small) return;
  c.res.headers.set('Content-Encoding', encoding);
  c.res.headers.delete('Content-Length');
};

/** React Router's own data counts too. */
function isText(type: string): boolean {
  return compressible.test(type) || type.startsWith('text/x-script');
}
