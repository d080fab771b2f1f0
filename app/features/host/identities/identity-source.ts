import { say } from '#app/platform/language/say.ts';

import { proxyIssuer } from '../proxy-user.ts';

interface SourceServices {
  identityProvider: { name: string; issuer: string } | null;
  settings: { FORWARD_AUTH_HEADER?: string | undefined };
}

/** Where hosts' identities come from. */
export interface IdentitySource {
  /** What hosts call it. */
  name: string;
  issuer: string;
  /** A reverse proxy, which names its user in every request, and no provider where one logs in. */
  isProxy: boolean;
}

/** The provider or the proxy of the settings, which name at most one (behaviour 47.1, 47.13). */
export function findIdentitySource({
  identityProvider,
  settings,
}: SourceServices): IdentitySource | null {
  if (identityProvider) {
    const { name, issuer } = identityProvider;
    return { name, issuer, isProxy: false };
  }
  if (settings.FORWARD_AUTH_HEADER === undefined) return null;
  return { name: say('single sign-on'), issuer: proxyIssuer, isProxy: true };
}
