import { readTextField } from '#app/platform/form.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { HostServices } from '../claim.server.ts';
import { readDevice } from '../devices.server.ts';
import { logInMessages } from '../messages.ts';
import { type PasskeyServices, usePasskey } from '../passkeys/use-passkey.server.ts';
import { verifyPassword } from '../passwords.server.ts';
import type { Host, LogInProblem } from '../schema.ts';
import { type SessionServices, readSessionKey } from '../sessions.server.ts';
import * as store from '../store.server.ts';

export type ConfirmServices = HostServices & PasskeyServices;

/** The session and the device stay when all others are signed out. */
export interface HostSession {
  host: Host;
  sessionKey: string;
  device: string | null;
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
  };
}

/** A wrong proof, unlike a missing one, is recorded. */
export function isWrong(problem: LogInProblem): boolean {
  return problem === 'wrong-password' || problem === 'wrong-passkey';
}

export function describeRefusal(problem: LogInProblem): { status: number; message: string } {
  if (problem === 'wrong-password') {
    return { status: 403, message: 'That is not your current password.' };
  }
  const statuses: Partial<Record<LogInProblem, number>> = { 'wrong-passkey': 403, 'too-many': 429 };
  return { status: statuses[problem] ?? 400, message: logInMessages[problem] };
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

/** Failures count per session, so that a stolen one can neither guess nor lock the host out (behaviour 37.5). */
export async function confirmIdentity(
  services: ConfirmServices,
  { host, sessionKey }: HostSession,
  proof: Proof,
): Promise<Result<store.Account, LogInProblem>> {
  const { db, limits } = services;
  const key = `${host.username} session ${sessionKey}`;
  const account = await store.findAccount(db, { username: host.username });
  if (!account) return fail('unknown-username');
  if (!(await limits.authByUsername.allow(key))) return fail('too-many');
  const proven = await proves(services, { account, sessionKey }, proof);
  if (!proven.ok) return proven;
  await limits.authByUsername.forget(key);
  return succeed(account);
}
