/** Whom passkeys are made for: a domain, and the one origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party of a site, or null where browsers have no passkeys: on a network address, and without https other than
 * on localhost (behaviour 37.1).
 */
export function findRelyingParty(origin: string): RelyingParty | null {
  const { protocol, hostname } = new URL(origin);
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isAddress ? { id: hostname, origin } : null;
}

/**
 * The signatures that passkeys may have, the preferred first: EdDSA, ES256 and RS256, by their COSE numbers. The library's
 * own list depends on the version of Node.
 */
export const signatures = [-8, -7, -257];
