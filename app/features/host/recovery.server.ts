import { type Result, fail, succeed } from '#app/platform/result.ts';

import { isLocked } from './account/account-lock.server.ts';
import {
  type Attempt,
  type Credentials,
  type HostServices,
  type HostWithCode,
  claimAccount,
  toHost,
} from './claim.server.ts';
import { forgetDevicesOf } from './devices.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { hashRecoveryCode, deriveRecoveryCode } from './recovery-codes.server.ts';
import { revokeResets } from './reset/reset-links.server.ts';
import { findCredentialsProblem, findNewPasswordProblem, normalizeUsername } from './rules.ts';
import type { LogInProblem, LogInTarget } from './schema.ts';
import { endSessionsOf } from './sessions.server.ts';
import * as store from './store.server.ts';

/** How long a recovery may be repeated if its reply was lost. */
const repeatableMs = 10 * 60 * 1000;

interface Recovery {
  password: string;
  recoveryCode: string;
}

/**
 * Sets a new password, replaces the recovery code and ends every session (behaviour 17.27). For ten minutes, the same
 * form with the same password gets the same answer (behaviour 17.39).
 */
export async function recoverPassword(
  services: HostServices,
  { code, password, attempt, ...typed }: Credentials & Attempt & { code: string },
  target: LogInTarget | null,
): Promise<Result<HostWithCode, LogInProblem>> {
  const { db } = services;
  const username = normalizeUsername(typed.username);
  if (username === '' || code.trim() === '' || password === '') return fail('missing-for-recovery');
  const problem = findCredentialsProblem(username, password) ?? findNewPasswordProblem(password);
  if (problem) return fail(problem);
  const claimed = await claimAccount(db, username, target);
  if (!claimed.ok) return claimed;
  const account = claimed.value;
  const recovery = { password, recoveryCode: deriveRecoveryCode(code, attempt) };
  if (account.recoveryHash !== hashRecoveryCode(code)) return repeat(services, account, recovery);
  // Before the code is used up.
  if (await isLocked(db, account.uid)) return fail('locked');
  const replaced = await replaceSecrets(services, account, recovery);
  if (!replaced.ok) return replaced;
  if (replaced.value)
    return succeed({ host: toHost(account), recoveryCode: recovery.recoveryCode });
  // The code was used since the account was read, perhaps by the same form.
  const now = await store.findAccount(db, { email: account.email });
  return now ? repeat(services, now, recovery) : fail('wrong-recovery-code');
}

/** False if the account's code has been replaced since it was read. */
async function replaceSecrets(
  { db, clock, limits, live }: HostServices,
  { uid, recoveryHash: from }: store.Account,
  { password, recoveryCode }: Recovery,
): Promise<Result<boolean, LogInProblem>> {
  const passwordHash = await hashPassword(limits.hashing, password);
  if (!passwordHash.ok) return passwordHash;
  const replaced = await db.transaction().execute(async (trx) => {
    const done = await store.replaceSecrets(trx, uid, {
      from,
      passwordHash: passwordHash.value,
      recoveryHash: hashRecoveryCode(recoveryCode),
      recoveredAt: clock(),
    });
    if (done) await endSessionsOf(trx, uid);
    if (done) await forgetDevicesOf(trx, uid);
    if (done) await revokeResets(trx, uid, clock());
    return done;
  });
  if (replaced) live.publish(uid);
  return succeed(replaced);
}

/** Repeats the answer to the same form with the same password. */
async function repeat(
  { clock, limits }: HostServices,
  account: store.Account,
  { password, recoveryCode }: Recovery,
): Promise<Result<HostWithCode, LogInProblem>> {
  const recent = clock() - (account.recoveredAt ?? -Infinity) < repeatableMs;
  if (!recent || account.recoveryHash !== hashRecoveryCode(recoveryCode)) {
    return fail('wrong-recovery-code');
  }
  const same = await verifyPassword(limits.hashing, account.passwordHash, password);
  if (!same.ok) return same;
  return same.value
    ? succeed({ host: toHost(account), recoveryCode })
    : fail('wrong-recovery-code');
}
