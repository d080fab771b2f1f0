import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { type ChallengePurpose, takeChallenge } from './challenges.server.ts';
import { type PasskeyRow, findPasskey, notePasskeyUse } from './passkey-store.server.ts';
import { type RelyingParty, findRelyingParty } from './relying-party.ts';
import { readChallenge, readResponse } from './responses.server.ts';
import { assertionSchema } from './schema.ts';

export interface PasskeyServices {
  db: Db;
  clock: Clock;
  /** Passkeys of any other origin are refused. */
  origin: string;
}

/** Names the account to the authenticator: the uid, which only this site issues. */
export function toHandle(uid: string): Buffer<ArrayBuffer> {
  return Buffer.from(uid);
}

type Assertion = NonNullable<ReturnType<typeof readAssertion>>;

function readAssertion(text: string) {
  return readResponse(text, assertionSchema);
}

/** The passkey's new count of uses; null for a wrong signature. */
async function verify(
  party: RelyingParty,
  passkey: PasskeyRow,
  { assertion, challenge }: { assertion: Assertion; challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = assertion.response;
  if (userHandle && userHandle !== toHandle(passkey.host_uid).toString('base64url')) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/**
 * The uid of the account whose passkey signed a challenge for this purpose (`text` is the response's JSON). Spends the
 * challenge in any case (behaviour 37.4). All failures are alike, so that nobody learns about accounts.
 */
export async function usePasskey(
  services: PasskeyServices,
  purpose: ChallengePurpose,
  text: string,
): Promise<Result<string, 'wrong-passkey'>> {
  const { db, clock, origin } = services;
  const party = findRelyingParty(origin);
  const assertion = readAssertion(text);
  const challenge = assertion && readChallenge(assertion.response.clientDataJSON);
  if (!party || !assertion || challenge === null) return fail('wrong-passkey');
  if (!(await takeChallenge(services, purpose, challenge))) return fail('wrong-passkey');
  const passkey = await findPasskey(db, assertion.id);
  if (!passkey) return fail('wrong-passkey');
  const counter = await verify(party, passkey, { assertion, challenge });
  if (counter === null) return fail('wrong-passkey');
  const used = await notePasskeyUse(db, { id: passkey.id, counter, now: clock() });
  return used ? succeed(passkey.host_uid) : fail('wrong-passkey');
}

/** The uid in a response, without checking the signature; null for none. */
export async function findNamedOwner(db: Db, text: string): Promise<string | null> {
  const assertion = readAssertion(text);
  return assertion && ((await findPasskey(db, assertion.id))?.host_uid ?? null);
}
