import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { HostServices } from '../claim.server.ts';
import { forgetDevicesOf } from '../devices.server.ts';
import { hashPassword } from '../passwords.server.ts';
import { createRecoveryCode, hashRecoveryCode } from '../recovery-codes.server.ts';
import { findNewPasswordProblem } from '../rules.ts';
import type { LogInProblem } from '../schema.ts';
import { type RecordServices, recordHostEvent } from '../security-events.server.ts';
import { endSessionsOf } from '../sessions.server.ts';
import { setPassword, setRecoveryHash } from '../store.server.ts';
import { findReset, revokeResets, spendReset } from './reset-links.server.ts';

interface NewPassword {
  token: string;
  password: string;
  address: string;
  /** Browser and system in words; '' when unknown. */
  device: string;
}

/**
 * Works once, and ends every session (behaviour 37.9). Wrong links count by address, like failed log-ins. Returns the
 * new recovery code of a host whose link was handed over, because that host has none, or has lost it (behaviour 46.11).
 */
export async function resetPassword(
  services: HostServices & RecordServices,
  { token, password, ...source }: NewPassword,
): Promise<Result<string | null, LogInProblem>> {
  const { db, clock, limits, live, security } = services;
  if (!(await limits.authByAddress.allow(source.address))) return fail('too-many');
  const host = await findReset(services, token);
  if (!host) {
    security.record('password reset refused', { address: source.address, problem: 'wrong-link' });
    return fail('wrong-link');
  }
  await limits.authByAddress.refund(source.address);
  const problem = findNewPasswordProblem(password);
  if (problem) return fail(problem);
  const hashed = await hashPassword(limits.hashing, password);
  if (!hashed.ok) return hashed;
  const recoveryCode = host.isHandedOver ? createRecoveryCode() : null;
  const done = await db.transaction().execute(async (trx) => {
    if (!(await spendReset({ db: trx, clock }, token))) return false;
    await revokeResets(trx, host.uid, clock());
    await setPassword(trx, host.uid, hashed.value);
    if (recoveryCode) await setRecoveryHash(trx, host.uid, hashRecoveryCode(recoveryCode));
    await endSessionsOf(trx, host.uid);
    await forgetDevicesOf(trx, host.uid);
    return true;
  });
  if (!done) return fail('wrong-link');
  live.publish(host.uid);
  // Another link may be asked for at once.
  await limits.resetsByUsername.forget(host.username);
  const event = host.isHandedOver ? 'password set by link' : 'password reset by mail';
  await recordHostEvent(services, event, host, source);
  return succeed(recoveryCode);
}
