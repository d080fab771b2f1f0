import type { Page } from 'playwright';

import { SoftwareAuthenticator } from '#tests/setup/authenticator.ts';

import type { Reply, Site, Visitor } from './site.ts';

interface Challenge {
  challenge: string;
  [field: string]: unknown;
}

export function askChallenge(
  visitor: Visitor,
  intent: 'log-in' | 'confirm' | 'add',
  fields: Record<string, string> = {},
): Promise<Reply> {
  return visitor.post('/api/passkeys', { ...fields, intent });
}

export async function getChallenge(...asked: Parameters<typeof askChallenge>): Promise<Challenge> {
  const answer = JSON.parse((await askChallenge(...asked)).text) as {
    options?: Challenge;
    message?: string;
  };
  if (!answer.options) throw new Error(answer.message);
  return answer.options;
}

interface Adding {
  /** The host's proof: the field `current` or `passkey`. */
  proof?: Record<string, string>;
  name?: string;
  counter?: number;
}

/** For an account with the password `secret`. */
export async function addPasskey(
  site: Site,
  visitor: Visitor,
  adding: Adding = {},
): Promise<{ authenticator: SoftwareAuthenticator; reply: Reply }> {
  const { authenticator, send } = await prepareToAdd(site, visitor, adding);
  return { authenticator, reply: await send() };
}

/** Returns the form that adds the passkey. */
export async function prepareToAdd(
  site: Site,
  visitor: Visitor,
  { proof = { current: 'secret' }, name = 'Phone', counter = 0 }: Adding = {},
): Promise<{ authenticator: SoftwareAuthenticator; send: () => Promise<Reply> }> {
  const authenticator = new SoftwareAuthenticator();
  const options = await getChallenge(visitor, 'add', proof);
  const registration = authenticator.make(options, { origin: site.url, counter });
  const send = () =>
    visitor.post('/account/passkeys', { intent: 'add-passkey', name, registration });
  return { authenticator, send };
}

export function sendPasskey(visitor: Visitor, passkey: string, query = ''): Promise<Reply> {
  return visitor.post(`/hostLogIn${query}`, { mode: 'passkey', passkey });
}

export async function logInByPasskey(
  site: Site,
  visitor: Visitor,
  authenticator: SoftwareAuthenticator,
  { counter = 0, query = '' } = {},
): Promise<Reply> {
  const options = await getChallenge(visitor, 'log-in');
  return sendPasskey(visitor, authenticator.sign(options, { origin: site.url, counter }), query);
}

/** Gives a page's browser a device for passkeys, which agrees to everything. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
