import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The socket's address, or behind a trusted proxy the last entry of X-Forwarded-For, which the proxy has added. */
export function getVisitorAddress(
  headers: Headers,
  incoming: IncomingMessage | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1) : null;
  return getNetwork(forwarded) ?? getNetwork(incoming?.socket.remoteAddress) ?? 'unknown';
}

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What limits count by: an IPv4 address, or an IPv6 /64, because one customer has all of it. Null for any other text.
 */
export function getNetwork(written: string | null | undefined): string | null {
  const address = withoutPort(written?.trim() ?? '');
  const mapped = mappedIPv4.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(mapped) ? network(mapped) : null;
}

/** Some proxies write 192.0.2.1:5000 or [2001:db8::1]:5000. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

function network(address: string): string {
  const [before = '', after] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::', 2);
  const left = groups(before);
  const right = after === undefined ? [] : groups(after);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const first = [...left, ...zeros, ...right].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groups(half: string): string[] {
  // A trailing IPv4 part stands for two groups, never among the first four.
  return half === '' ? [] : half.split(':').flatMap((g) => (g.includes('.') ? ['0', '0'] : [g]));
}
