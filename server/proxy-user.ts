import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

import { encodeProxyUser, proxyUserHeader } from '#app/features/host/proxy-user.ts';
import { isStorable } from '#app/platform/text.ts';

/** In bytes. */
const longestName = 255;

/** Why what the proxy says names nobody. */
export type ProxyUserFault = 'sent twice' | 'too long' | 'not text' | 'a list' | 'a placeholder';

interface Trusted {
  FORWARD_AUTH_HEADER?: string | undefined;
  FORWARD_AUTH_FROM?: BlockList | undefined;
}

/**
 * Replaces the header in which a reverse proxy names its user by one that the rest of the server reads
 * (`readProxyUser`). The header counts only from a socket of `FORWARD_AUTH_FROM`, and only once; every spelling of it is
 * removed, from whatever address (behaviour 47.13, 47.14).
 */
export function createProxyUserGate(
  { FORWARD_AUTH_HEADER: name, FORWARD_AUTH_FROM: from }: Trusted,
  onFault: (fault: ProxyUserFault) => void,
): (request: IncomingMessage) => void {
  const own = name?.toLowerCase();
  const lengths = new Set([proxyUserHeader.length, name?.length]);
  const isRemoved = (header: string) => {
    if (!lengths.has(header.length)) return false;
    const plain = header.toLowerCase().replaceAll('_', '-');
    return plain === proxyUserHeader || plain === own;
  };
  return (request) => {
    const { rawHeaders } = request;
    if (!rawHeaders.some((header, at) => at % 2 === 0 && isRemoved(header))) return;
    const values: string[] = [];
    const kept: string[] = [];
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const [header = '', value = ''] = rawHeaders.slice(at, at + 2);
      if (!isRemoved(header)) {
        kept.push(header, value);
        continue;
      }
      // Node has read the headers already. Some readers take those, others the raw ones.
      delete request.headers[header.toLowerCase()];
      if (header.toLowerCase() === own) values.push(value);
    }
    if (from && isFrom(request.socket.remoteAddress, from)) {
      const read = readName(values);
      if ('fault' in read) onFault(read.fault);
      else if (read.user !== '') {
        const user = encodeProxyUser(read.user);
        kept.push(proxyUserHeader, user);
        request.headers[proxyUserHeader] = user;
      }
    }
    request.rawHeaders = kept;
  };
}

const mappedIPv4 = /^::ffff:(?=\d+\.)/i;

function isFrom(remote: string | undefined, from: BlockList): boolean {
  const [address = ''] = (remote ?? '').replace(mappedIPv4, '').split('%', 1);
  const version = isIP(address);
  return version !== 0 && from.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Node reads headers as Latin-1; names are UTF-8. An empty one names nobody. */
function readName(values: readonly string[]): { user: string } | { fault: ProxyUserFault } {
  const [value = '', ...more] = values;
  if (more.length > 0) return { fault: 'sent twice' };
  if (value.length > longestName) return { fault: 'too long' };
  const user = decode(value)?.trim() ?? null;
  if (user === null || !isStorable(user) || /\p{C}/u.test(user)) return { fault: 'not text' };
  // What Caddy before 2.9 sends where its sign-on names nobody.
  if (/^\{.*\}$/.test(user)) return { fault: 'a placeholder' };
  // What a proxy on the way makes of two headers.
  return user.includes(',') ? { fault: 'a list' } : { user };
}

function decode(latin1: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'));
  } catch {
    return null;
  }
}
