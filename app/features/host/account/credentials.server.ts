import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { HostServices } from '../claim.server.ts';
import { forgetDevicesOf } from '../devices.server.ts';
import { hashPassword } from '../passwords.server.ts';
import { createRecoveryCode, hashRecoveryCode } from '../recovery-codes.server.ts';
import { revokeResets } from '../reset/reset-links.server.ts';
import { findNewPasswordProblem } from '../rules.ts';
import type { LogInProblem } from '../schema.ts';
import { endSessionsOf } from '../sessions.server.ts';
import * as store from '../store.server.ts';
import {
  type HostSession,
  type ConfirmServices,
  type Proof,
  confirmIdentity,
} from './identity.server.ts';

export async function signOutElsewhere(
  trx: Db,
  { host: { uid }, sessionKey, device }: HostSession,
  now: number,
): Promise<void> {
  await endSessionsOf(trx, uid, sessionKey);
  await forgetDevicesOf(trx, uid, device);
  await revokeResets(trx, uid, now);
}

/** Replaces credentials and ends other sessions, if the confirmed password is still current. */
async function replaceCredentials(
  { db, clock, live }: HostServices,
  asking: HostSession,
  from: string,
  changed: { password_hash: string } | { recovery_hash: string; recovered_at: null },
): Promise<Result<null, LogInProblem>> {
  const { uid } = asking.host;
  const done = await db.transaction().execute(async (trx) => {
    if (!(await store.setCredentials(trx, uid, from, changed))) return false;
    await signOutElsewhere(trx, asking, clock());
    return true;
  });
  if (!done) return fail('wrong-password');
  live.publish(uid);
  return succeed(null);
}

/** Requires the current password or a passkey (behaviour 32.1, 37.5). */
export async function changePassword(
  services: ConfirmServices,
  asking: HostSession,
  { proof, next }: { proof: Proof; next: string },
): Promise<Result<null, LogInProblem>> {
  const problem = findNewPasswordProblem(next);
  if (problem) return fail(problem);
  const confirmed = await confirmIdentity(services, asking, proof);
  if (!confirmed.ok) return confirmed;
  const hashed = await hashPassword(services.limits.hashing, next);
  if (!hashed.ok) return hashed;
  const { passwordHash } = confirmed.value;
  return replaceCredentials(services, asking, passwordHash, { password_hash: hashed.value });
}

/** Requires the password or a passkey; returns the new code (behaviour 32.2). */
export async function replaceRecoveryCode(
  services: ConfirmServices,
  asking: HostSession,
  proof: Proof,
): Promise<Result<string, LogInProblem>> {
  const confirmed = await confirmIdentity(services, asking, proof);
  if (!confirmed.ok) return confirmed;
  const code = createRecoveryCode();
  const replaced = await replaceCredentials(services, asking, confirmed.value.passwordHash, {
    recovery_hash: hashRecoveryCode(code),
    recovered_at: null,
  });
  return replaced.ok ? succeed(code) : replaced;
}
