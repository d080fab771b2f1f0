import type { RegistrationProblem } from '../schema.ts';

/** Why somebody who came by the provider is not let in, or nothing was linked. */
export type ProviderProblem =
  | 'unreachable'
  | 'misconfigured'
  | 'refused'
  | 'canceled'
  | 'lost'
  | 'too-many'
  | RegistrationProblem
  | 'locked'
  | 'other-host'
  | 'not-yours'
  | 'unproven'
  | 'linked'
  | 'only-way'
  | 'unnamed'
  | 'unexpected';

/** Where a host can log in besides this site. */
export interface ProviderOffer {
  /** What hosts call it. */
  name: string;
}

/** A host's own at the provider. */
export interface LinkedIdentity {
  /** What the provider calls the host; '' if it does not say. */
  name: string;
  since: number;
  usedAt: number;
}
