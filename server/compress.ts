import type { MiddlewareHandler } from 'hono';
<<<<<<< HEAD
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
=======

import { chooseEncoding, encodeQuickly } from './encodings.ts';

const compressible = /^(?:text\/(?!event-stream)|application\/(?:json|javascript)|image\/svg)/;
const smallest = 1024;

/** Compresses answers made of text, whole: of ours only streams of events come in parts. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers, status } = c.res;
  if (!body || c.req.method === 'HEAD' || headers.has('Content-Encoding')) return;
  if (!compressible.test(headers.get('Content-Type') ?? '')) return;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (encoding === 'identity') return;
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const worthIt = whole.length >= smallest;
  const bytes = worthIt ? await encodeQuickly(whole, encoding) : whole;
  if (worthIt) headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  c.res = undefined;
  c.res = new Response(bytes, { status, headers });
};
>>>>>>> main
