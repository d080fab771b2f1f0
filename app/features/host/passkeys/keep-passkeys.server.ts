import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows, isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { takeChallenge } from './challenges.server.ts';
import { insertPasskey, listPasskeyRows, transportsColumn } from './passkey-store.server.ts';
import { type RelyingParty, findRelyingParty, signatures } from './relying-party.ts';
import { readChallenge, readResponse } from './responses.server.ts';
import { type Passkey, mostPasskeys, registrationSchema } from './schema.ts';
import type { PasskeyServices } from './use-passkey.server.ts';

/** The oldest first. */
export async function listPasskeys(db: Db, uid: string): Promise<Passkey[]> {
  const rows = await listPasskeyRows(db, uid);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    since: row.created_at,
    usedAt: row.used_at,
  }));
}

type Registration = NonNullable<ReturnType<typeof readRegistration>>;

function readRegistration(text: string) {
  return readResponse(text, registrationSchema);
}

/**
 * The credential of a new passkey; null for another challenge. Refuses certificates about the authenticator, which were
 * not requested and which the library would check over the network.
 */
async function verify(
  party: RelyingParty,
  { registration, challenge }: { registration: Registration; challenge: string },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const object = Buffer.from(registration.response.attestationObject, 'base64url');
    const attestation = decodeAttestationObject(object);
    if (attestation.get('attStmt').get('x5c') !== undefined) return null;
    if (!['none', 'packed'].includes(attestation.get('fmt'))) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: signatures,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null;
  }
}

export type AddProblem = 'wrong-passkey' | 'too-many-passkeys' | 'known-passkey';

interface NewPasskey {
  uid: string;
  sessionKey: string;
  name: string;
  /** The JSON of the browser's response to a challenge for adding. */
  text: string;
}

/** Locks the account, so that concurrent requests cannot exceed the limit of ten (behaviour 37.3). */
export async function addPasskey(
  services: PasskeyServices,
  { uid, sessionKey, name, text }: NewPasskey,
): Promise<Result<null, AddProblem>> {
  const { db, clock, origin } = services;
  const party = findRelyingParty(origin);
  const registration = readRegistration(text);
  const challenge = registration && readChallenge(registration.response.clientDataJSON);
  if (!party || !registration || challenge === null) return fail('wrong-passkey');
  if (!(await takeChallenge(services, `add ${sessionKey}`, challenge)))
    return fail('wrong-passkey');
  const credential = await verify(party, { registration, challenge });
  if (!credential) return fail('wrong-passkey');
  try {
    return await db.transaction().execute(async (trx) => {
      const host = trx.selectFrom('hosts').select('uid').where('uid', '=', uid);
      await lockRows(trx, host).execute();
      if ((await listPasskeyRows(trx, uid)).length >= mostPasskeys) {
        return fail('too-many-passkeys');
      }
      await insertPasskey(trx, {
        id: createId(),
        credential_id: credential.id,
        host_uid: uid,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: transportsColumn.encode(registration.response.transports),
        name,
        created_at: clock(),
        used_at: null,
      });
      return succeed(null);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return fail('known-passkey');
    throw error;
  }
}
