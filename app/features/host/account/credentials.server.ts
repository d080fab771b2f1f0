import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { HostServices } from '../claim.server.ts';
import { forgetDevicesOf } from '../devices.server.ts';
import { hashPassword, verifyPassword } from '../passwords.server.ts';
import { createRecoveryCode, hashRecoveryCode } from '../recovery-codes.server.ts';
import { findNewPasswordProblem } from '../rules.ts';
import type { Host, LogInProblem } from '../schema.ts';
import { endSessionsOf } from '../sessions.server.ts';
import * as store from '../store.server.ts';

/** A signed-in host, and where they are signed in: that session and device stay. */
export interface Asking {
  host: Host;
  sessionKey: string;
  device: string | null;
}

/**
 * The account, if the password is right. Failures count for the session, so that whoever has taken one over can
 * neither try passwords at will nor lock the host out elsewhere.
 */
async function confirmPassword(
  { db, limits }: HostServices,
  { host, sessionKey }: Asking,
  password: string,
): Promise<Result<store.Account, LogInProblem>> {
  const key = `${host.username} session ${sessionKey}`;
  const account = await store.findAccount(db, { username: host.username });
  if (!account) return fail('unknown-username');
  if (!(await limits.authByUsername.allow(key))) return fail('too-many');
  const verified = await verifyPassword(limits.hashing, account.passwordHash, password);
  if (!verified.ok) return verified;
  if (!verified.value) return fail('wrong-password');
  await limits.authByUsername.forget(key);
  return succeed(account);
}

/** Writes new credentials and ends every other session, if the password is still the one that was confirmed. */
async function replaceCredentials(
  { db, live }: HostServices,
  { host: { uid }, sessionKey, device }: Asking,
  from: string,
  changed: { password_hash: string } | { recovery_hash: string; recovered_at: null },
): Promise<Result<null, LogInProblem>> {
  const done = await db.transaction().execute(async (trx) => {
    if (!(await store.setCredentials(trx, uid, from, changed))) return false;
    await endSessionsOf(trx, uid, sessionKey);
    await forgetDevicesOf(trx, uid, device);
    return true;
  });
  if (!done) return fail('wrong-password');
  live.publish(uid);
  return succeed(null);
}

/** Sets a new password, which asks for the current one (behaviour 32.1). */
export async function changePassword(
  services: HostServices,
  asking: Asking,
  { current, next }: { current: string; next: string },
): Promise<Result<null, LogInProblem>> {
  const problem = findNewPasswordProblem(next);
  if (problem) return fail(problem);
  const confirmed = await confirmPassword(services, asking, current);
  if (!confirmed.ok) return confirmed;
  const hashed = await hashPassword(services.limits.hashing, next);
  if (!hashed.ok) return hashed;
  const { passwordHash } = confirmed.value;
  return replaceCredentials(services, asking, passwordHash, { password_hash: hashed.value });
}

/** Replaces the recovery code, which asks for the password, and returns the new one (behaviour 32.2). */
export async function replaceRecoveryCode(
  services: HostServices,
  asking: Asking,
  password: string,
): Promise<Result<string, LogInProblem>> {
  const confirmed = await confirmPassword(services, asking, password);
  if (!confirmed.ok) return confirmed;
  const code = createRecoveryCode();
  const replaced = await replaceCredentials(services, asking, confirmed.value.passwordHash, {
    recovery_hash: hashRecoveryCode(code),
    recovered_at: null,
  });
  return replaced.ok ? succeed(code) : replaced;
}
