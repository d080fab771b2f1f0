import { BlockList, isIP } from 'node:net';

import * as v from 'valibot';

/** Headers that a visitor's own browser sends, or that say who is asked. */
const ordinary =
  /^(?:accept.*|authorization|connection|content-.*|cookie|forwarded|host|if-.*|origin|range|referer|sec-.*|te|transfer-encoding|upgrade.*|user-agent|via|x-forwarded-(?:for|host|port|proto))$/i;

const header = v.pipe(
  v.string(),
  v.regex(
    /^[a-z\d]+(?:-[a-z\d]+)*$/i,
    'must be the name of a header such as Remote-User: letters, digits and dashes',
  ),
  v.maxLength(60, 'must have at most 60 characters'),
  v.check((name) => !ordinary.test(name), 'must be a header that no browser sends'),
);

const rule = 'must be addresses of proxies, such as 127.0.0.1 or 10.0.0.0/24, with commas between';

/** Null for what is no address or network, and for a network that everybody is in. */
function readNetwork(text: string): { address: string; bits: number } | null {
  const [, address = '', given] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const bits = given === undefined ? longest : Number(given);
  return bits > 0 && bits <= longest && !address.includes('%') ? { address, bits } : null;
}

function toNetworks(text: string): BlockList | null {
  const networks = new BlockList();
  for (const part of text.split(',')) {
    const network = readNetwork(part.trim());
    if (!network) return null;
    const { address, bits } = network;
    networks.addSubnet(address, bits, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}

const networks = v.pipe(
  v.string(),
  v.transform(toNetworks),
  v.check((found) => found !== null, rule),
  v.transform((found) => found as BlockList),
);

export const forwardAuthRows = [
  {
    name: 'FORWARD_AUTH_HEADER',
    default: '',
    schema: v.optional(header),
    doc: 'Header in which a reverse proxy names who is logged in there, as Remote-User. Set together with FORWARD_AUTH_FROM; not with OIDC_ISSUER.',
  },
  {
    name: 'FORWARD_AUTH_FROM',
    default: '',
    schema: v.optional(networks),
    doc: 'Addresses or networks of that proxy, with commas between, as 127.0.0.1 or 10.0.0.0/24. The header counts only on connections from there.',
  },
] as const;

interface Given {
  FORWARD_AUTH_HEADER?: string | undefined;
  FORWARD_AUTH_FROM?: BlockList | undefined;
  OIDC_ISSUER?: string | undefined;
}

export function findForwardAuthContradictions(given: Given): string[] {
  const { FORWARD_AUTH_HEADER: name, FORWARD_AUTH_FROM: from, OIDC_ISSUER: issuer } = given;
  if (Boolean(name) !== Boolean(from)) {
    return ['FORWARD_AUTH_HEADER and FORWARD_AUTH_FROM must be set together'];
  }
  return name && issuer ? ['FORWARD_AUTH_HEADER cannot be set together with OIDC_ISSUER'] : [];
}
