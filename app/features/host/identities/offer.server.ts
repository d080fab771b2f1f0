import { describeProviderProblem, readProviderProblem } from './messages.ts';
import type { IdentityProvider } from './provider.server.ts';
import type { ProviderOffer } from './schema.ts';

interface OfferServices {
  identityProvider: IdentityProvider | null;
  settings: { PASSWORD_SIGN_IN: boolean };
}

/** What a screen offers and says of the provider. */
interface Offered {
  provider: ProviderOffer | null;
  /** Hosts log in with a password: with the provider alone they do not (behaviour 47.8). */
  passwords: boolean;
  providerProblem: string | null;
}

/** `problem` is from the screen's address. */
export function describeProvider(
  { identityProvider, settings }: OfferServices,
  problem: string | null,
): Offered {
  if (!identityProvider) return { provider: null, passwords: true, providerProblem: null };
  const { name } = identityProvider;
  const known = readProviderProblem(problem);
  return {
    provider: { name },
    passwords: settings.PASSWORD_SIGN_IN,
    providerProblem: known && describeProviderProblem(known, name),
  };
}
