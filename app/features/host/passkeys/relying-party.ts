/** A domain, and the one origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Null where browsers have no passkeys: on a network address, and on http except localhost (behaviour 37.1). */
export function findRelyingParty(origin: string): RelyingParty | null {
  const { protocol, hostname } = new URL(origin);
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isAddress ? { id: hostname, origin } : null;
}

/** EdDSA, ES256 and RS256 as COSE numbers, the preferred first. The library's list depends on the version of Node. */
export const signatures = [-8, -7, -257];
