import { readTextField } from '#app/platform/form.server.ts';
import { texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { HostServices } from '../claim.server.ts';
import { logInMessages } from '../messages.ts';
import { createChallenge } from '../passkeys/challenges.server.ts';
import { passkeyMessages } from '../passkeys/messages.ts';
import {
  type PasskeyRow,
  listPasskeyRows,
  transportsColumn,
} from '../passkeys/passkey-store.server.ts';
import { type RelyingParty, findRelyingParty, signatures } from '../passkeys/relying-party.ts';
import { type ChallengeReply, type PasskeyIntent, mostPasskeys } from '../passkeys/schema.ts';
import { type PasskeyServices, toHandle } from '../passkeys/use-passkey.server.ts';
import { type RecordServices, recordHostEvent } from '../security-events.server.ts';
import {
  type HostSession,
  type ProofRefusal,
  confirmIdentity,
  describeRefusal,
  isWrong,
  readProof,
} from './identity.server.ts';

type ChallengeServices = HostServices & PasskeyServices & RecordServices;

interface ChallengeRequest {
  address: string;
  /** Browser and system in words; '' when unknown. */
  device: string;
  asking: HostSession | null;
  form: FormData;
}

type HostRequest = ChallengeRequest & { asking: HostSession };

type Challenged = Result<object, ProofRefusal>;

const messages = texts({ signedOut: 'You’re signed out. Please log in again.' });

const signedOut = fail({ status: 401, message: messages.signedOut });

const toDescriptor = (row: PasskeyRow) => ({
  id: row.credential_id,
  transports: transportsColumn.decode(row.transports, row.id),
});

function bytesOf(challenge: string): Buffer<ArrayBuffer> {
  return Buffer.from(challenge, 'base64url');
}

/** Any passkey of this site may answer: the browser lets the person choose, without a username. */
async function challengeVisitor(
  services: ChallengeServices,
  { id: rpID }: RelyingParty,
): Promise<Challenged> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const challenge = bytesOf(await createChallenge(services, 'log-in'));
  return succeed(
    await generateAuthenticationOptions({ rpID, challenge, userVerification: 'preferred' }),
  );
}

/** Only the host's own passkeys may answer. */
async function challengeHost(
  services: ChallengeServices,
  { id: rpID }: RelyingParty,
  { host, sessionKey }: HostSession,
): Promise<Challenged> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const allowCredentials = (await listPasskeyRows(services.db, host.uid)).map(toDescriptor);
  const challenge = bytesOf(await createChallenge(services, `confirm ${sessionKey}`));
  return succeed(
    await generateAuthenticationOptions({
      rpID,
      challenge,
      allowCredentials,
      userVerification: 'preferred',
    }),
  );
}

async function challengeNewPasskey(
  services: ChallengeServices,
  { id: rpID }: RelyingParty,
  { asking, form, ...source }: HostRequest,
): Promise<Challenged> {
  const { host, sessionKey } = asking;
  const own = await listPasskeyRows(services.db, host.uid);
  if (own.length >= mostPasskeys) {
    return fail({ status: 409, message: passkeyMessages['too-many-passkeys'] });
  }
  const confirmed = await confirmIdentity(services, asking, readProof(form));
  if (!confirmed.ok) {
    const problem = confirmed.error;
    if (isWrong(problem)) {
      await recordHostEvent(services, 'passkey change refused', host, { ...source, problem });
    }
    return fail(describeRefusal(problem));
  }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const challenge = bytesOf(await createChallenge(services, `add ${sessionKey}`));
  return succeed(
    await generateRegistrationOptions({
      rpName: 'Festoon',
      rpID,
      challenge,
      userName: host.username,
      userDisplayName: host.displayName,
      userID: toHandle(host.uid),
      attestationType: 'none',
      supportedAlgorithmIDs: signatures,
      excludeCredentials: own.map(toDescriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    }),
  );
}

function makeOptions(
  services: ChallengeServices,
  party: RelyingParty,
  { intent, ...request }: ChallengeRequest & { intent: PasskeyIntent },
): Promise<Challenged> | Challenged {
  const { asking } = request;
  if (intent === 'log-in') return challengeVisitor(services, party);
  if (!asking) return signedOut;
  if (intent === 'confirm') return challengeHost(services, party, asking);
  return challengeNewPasskey(services, party, { ...request, asking });
}

function refuse({ status, ...refusal }: ProofRefusal) {
  return { status, answer: { ok: false as const, ...refusal } };
}

function isIntent(text: string): text is PasskeyIntent {
  return text === 'log-in' || text === 'confirm' || text === 'add';
}

/** Anybody may request a challenge to log in, so their number per address is limited (behaviour 37.4). */
export async function handleChallengeForm(
  services: ChallengeServices,
  request: ChallengeRequest,
): Promise<{ status: number; answer: ChallengeReply<object> }> {
  const party = findRelyingParty(services.origin);
  const intent = readTextField(request.form, 'intent');
  if (!party || !isIntent(intent)) return refuse({ status: 400, message: passkeyMessages.none });
  if (!(await services.limits.challengesByAddress.allow(request.address))) {
    return refuse({ status: 429, message: logInMessages['too-many'] });
  }
  const challenged = await makeOptions(services, party, { ...request, intent });
  if (!challenged.ok) return refuse(challenged.error);
  return { status: 200, answer: { ok: true, options: challenged.value } };
}
