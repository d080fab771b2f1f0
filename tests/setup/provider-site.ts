import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import type { Adapters } from '#server/start.ts';

import { type OidcProvider, startOidcProvider } from './oidc-provider.ts';
import { type Site, openSite } from './site.ts';
import { site, useSite } from './use-site.ts';

export let provider: OidcProvider;

/** The provider judges tokens by the machine's clock. */
export const clock = () => Date.now();

async function startProvider(): Promise<void> {
  provider = await startOidcProvider();
}

function forgetWho(): void {
  provider.person = { sub: 'u-1', preferred_username: 'lena', name: 'Lena Vogt' };
  provider.hasAsked = false;
  provider.tamper = () => {};
}

/** A site that is the client 'festoon' of a real provider, for the tests of a file. Nobody is signed in there. */
export function useSiteWithProvider(env: Record<string, string> = {}): void {
  beforeAll(startProvider);
  useSite(async () => {
    const settings = { ...provider.settings('festoon'), OIDC_NAME: 'Party ID', ...env };
    return [settings, { clock }];
  });
  beforeAll(() => provider.register('festoon', site.services.origin));
  beforeEach(forgetWho);
  afterAll(() => provider[Symbol.asyncDispose]());
}

const opened: Site[] = [];

interface Beside extends Adapters {
  client?: string;
  /** Its clock. */
  at?: () => number;
}

/** Another site of this provider, with other settings, over the database of this file's site until the test ends. */
export async function openBeside(
  env: Record<string, string>,
  { client = 'festoon', at = clock, ...adapters }: Beside = {},
): Promise<Site> {
  const settings = { ...provider.settings(client), OIDC_NAME: 'Party ID', ...env };
  const beside = await openSite(settings, { database: site.database, clock: at, ...adapters });
  opened.push(beside);
  provider.register(client, beside.services.origin);
  return beside;
}

export function closeBeside(): void {
  afterEach(async () => {
    for (const beside of opened.splice(0)) await beside.close();
    provider.register('festoon', site.services.origin);
  });
}
