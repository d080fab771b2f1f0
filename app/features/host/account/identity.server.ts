import type { Db } from '#app/platform/db/client.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import { say } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import type { SecurityEvent } from '#app/platform/security-log.server.ts';

import type { HostServices } from '../claim.server.ts';
import { readDevice } from '../devices.server.ts';
import { findHostOf } from '../identities/identities-store.server.ts';
import { logInMessages } from '../messages.ts';
import { listPasskeyRows } from '../passkeys/passkey-store.server.ts';
import { type PasskeyServices, usePasskey } from '../passkeys/use-passkey.server.ts';
import { verifyPassword } from '../passwords.server.ts';
import { proxyIssuer, readProxyUser } from '../proxy-user.ts';
import type { Host, LogInProblem } from '../schema.ts';
import { type RecordServices, recordHostEvent } from '../security-events.server.ts';
import {
  type SessionServices,
  isConfirmed,
  noteConfirmed,
  readSessionKey,
} from '../sessions.server.ts';
import * as store from '../store.server.ts';
import { describeDevice } from './device-names.ts';

export type ConfirmServices = HostServices & PasskeyServices & SessionServices;

/** The session and the device stay when all others are signed out. */
export interface HostSession {
  host: Host;
  sessionKey: string;
  device: string | null;
  /** Whom the reverse proxy names; null for nobody. */
  proxyUser: string | null;
}

/** The password, or a passkey's signature. */
export interface Proof {
  password: string;
  /** The JSON of the browser's response, or ''. */
  passkey: string;
}

export function readProof(form: FormData): Proof {
  return { password: readTextField(form, 'current'), passkey: readTextField(form, 'passkey') };
}

export async function readHostSession(
  services: SessionServices,
  request: Request,
  host: Host,
): Promise<HostSession> {
  return {
    host,
    sessionKey: readSessionKey(services, request) ?? '',
    device: readDevice(services, request),
    proxyUser: readProxyUser(request),
  };
}

/** A wrong proof, unlike a missing one, is recorded. */
export function isWrong(problem: LogInProblem): boolean {
  return problem === 'wrong-password' || problem === 'wrong-passkey';
}

/** What a form says that needs a proof. */
export interface ProofRefusal {
  status: number;
  message: string;
  /** The form asks for the proof: 'first' before there was one. */
  asks?: 'first' | 'again';
}

const statuses: Partial<Record<LogInProblem, number>> = {
  unproven: 403,
  'wrong-password': 403,
  'wrong-passkey': 403,
  'too-many': 429,
};

export function describeRefusal(problem: LogInProblem): ProofRefusal {
  const status = statuses[problem];
  const message =
    problem === 'wrong-password' ? say('That’s not your password.') : logInMessages[problem];
  if (status === undefined) return { status: 400, message };
  return { status, message, asks: problem === 'unproven' ? 'first' : 'again' };
}

async function proves(
  services: ConfirmServices,
  { account, sessionKey }: { account: store.Account; sessionKey: string },
  { password, passkey }: Proof,
): Promise<Result<null, LogInProblem>> {
  if (passkey !== '') {
    const used = await usePasskey(services, `confirm ${sessionKey}`, passkey);
    return used.ok && used.value === account.uid ? succeed(null) : fail('wrong-passkey');
  }
  const { hashing } = services.limits;
  const verified = await verifyPassword(hashing, account.passwordHash, password);
  if (!verified.ok) return verified;
  return verified.value ? succeed(null) : fail('wrong-password');
}

/** Whether a form can hold a proof of the host's; at the provider it is given beforehand. */
async function hasOwnProof(db: Db, { uid, passwordHash }: store.Account): Promise<boolean> {
  return passwordHash !== '' || (await listPasskeyRows(db, uid)).length > 0;
}

/** The proxy vouches with each request for whom it names (behaviour 47.17). */
async function isNamedByProxy(db: Db, { host, proxyUser }: HostSession): Promise<boolean> {
  if (proxyUser === null) return false;
  const named = await findHostOf(db, { issuer: proxyIssuer, subject: proxyUser });
  return named?.uid === host.uid;
}

/**
 * Whether it is the host who asks: by a proof, which counts for ten minutes in its session, unless `how` is 'always' and the host has
 * a proof that a form can hold. Who has none of these is who the reverse proxy names.
 * Returns 'unproven' when there is none. Failures count per session, so that a stolen one can neither guess nor lock
 * the host out (behaviour 32.10, 37.5).
 */
export async function confirmIdentity(
  services: ConfirmServices,
  asking: HostSession,
  proof: Proof,
  how: 'lately' | 'always' = 'lately',
): Promise<Result<store.Account, LogInProblem>> {
  const { db, limits } = services;
  const { host, sessionKey } = asking;
  const key = `${host.username} session ${sessionKey}`;
  const account = await store.findAccount(db, { username: host.username });
  if (!account) return fail('unknown-username');
  if (proof.password === '' && proof.passkey === '') {
    const hasOwn = await hasOwnProof(db, account);
    const counts = how === 'lately' || !hasOwn;
    const isKnown =
      (counts && (await isConfirmed(services, sessionKey))) ||
      (!hasOwn && (await isNamedByProxy(db, asking)));
    return isKnown ? succeed(account) : fail('unproven');
  }
  if (!(await limits.authByUsername.allow(key))) return fail('too-many');
  const proven = await proves(services, { account, sessionKey }, proof);
  if (!proven.ok) return proven;
  await limits.authByUsername.forget(key);
  await noteConfirmed(services, sessionKey);
  return succeed(account);
}

interface ProofForm {
  request: Request;
  address: string;
  host: Host;
  proof: Proof;
}

/** Null if it is the host who sent a form (`confirmIdentity`). A wrong proof is recorded as `refused`. */
export async function requireProof(
  services: ConfirmServices & RecordServices,
  { request, address, host, proof }: ProofForm,
  refused: SecurityEvent,
  how: 'lately' | 'always' = 'lately',
): Promise<ProofRefusal | null> {
  const asking = await readHostSession(services, request, host);
  const confirmed = await confirmIdentity(services, asking, proof, how);
  if (confirmed.ok) return null;
  const problem = confirmed.error;
  if (isWrong(problem)) {
    const device = describeDevice(request.headers.get('user-agent'));
    await recordHostEvent(services, refused, host, { address, device, problem });
  }
  return describeRefusal(problem);
}
