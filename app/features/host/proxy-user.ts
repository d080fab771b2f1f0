/** In place of an issuer, in the identities that the reverse proxy names. No provider has it: theirs are addresses. */
export const proxyIssuer = 'forward';

/**
 * Carries whom the reverse proxy names from the entrance of the server to whoever reads a request. The entrance removes
 * what a visitor sends by this name (`server/proxy-user.ts`).
 */
export const proxyUserHeader = 'festoon-proxy-user';

/** Headers hold only ASCII. */
export const encodeProxyUser = (name: string) => encodeURIComponent(name);

/** Whom the reverse proxy names in a request; null for nobody (behaviour 47.13). */
export function readProxyUser({ headers }: Pick<Request, 'headers'>): string | null {
  const text = headers.get(proxyUserHeader);
  return text === null ? null : decodeURIComponent(text);
}
