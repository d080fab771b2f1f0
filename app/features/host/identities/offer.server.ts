import { findIdentitySource } from './identity-source.ts';
import { describeProviderProblem, readProviderProblem } from './messages.ts';
import type { IdentityProvider } from './provider.server.ts';
import type { ProviderOffer } from './schema.ts';

interface OfferServices {
  identityProvider: IdentityProvider | null;
  settings: { PASSWORD_SIGN_IN: boolean; FORWARD_AUTH_HEADER?: string | undefined };
}

/** What a screen offers and says of the provider. */
interface Offered {
  provider: ProviderOffer | null;
  /** Hosts log in with a password: with the provider alone they do not (behaviour 47.8). */
  passwords: boolean;
  providerProblem: string | null;
}

/** `problem` is from the screen's address. */
export function describeProvider(services: OfferServices, problem: string | null): Offered {
  const source = findIdentitySource(services);
  if (!source) return { provider: null, passwords: true, providerProblem: null };
  const { name, isProxy } = source;
  const known = readProviderProblem(problem);
  return {
    provider: isProxy ? null : { name },
    passwords: services.settings.PASSWORD_SIGN_IN,
    providerProblem: known && describeProviderProblem(known, name),
  };
}
