import type { Publisher } from '#app/features/live/bus.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import type { Limits } from './limits.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { hashRecoveryCode, newRecoveryCode, nextRecoveryCode } from './recovery-codes.server.ts';
import {
  credentialsProblem,
  newPasswordProblem,
  normalizeUsername,
  syntheticEmail,
  targetProblem,
} from './rules.ts';
import type { Host, LogInProblem, LogInTarget } from './schema.ts';
import { endSessionsOf } from './sessions.server.ts';
import * as store from './store.server.ts';

export interface HostServices {
  db: Db;
  clock: Clock;
  limits: Limits;
  live: Publisher;
}

/** What a host typed, as typed. */
interface Credentials {
  username: string;
  password: string;
}

/** A form's random id: the same form sent twice (a double tap) is one sign-up or one recovery. */
interface Attempt {
  attempt: string;
}

interface HostWithCode {
  host: Host;
  /** In the clear, to be shown once. */
  recoveryCode: string;
}

function toHost({ uid, username, email, displayName }: store.Account): Host {
  return { uid, username, email, displayName };
}

/**
 * Creates an account (spec §6). A taken username is found by the unique index, never by looking first.
 * The uid is derived from the form's id and the username, which is how a repeated form is recognised: it
 * gets the account it made, with a new recovery code in place of the one that was lost.
 */
export async function createAccount(
  { db, clock, limits }: HostServices,
  { attempt, password, ...typed }: Credentials & Attempt,
): Promise<Result<HostWithCode, LogInProblem>> {
  const username = normalizeUsername(typed.username);
  const problem = credentialsProblem(username, password) ?? newPasswordProblem(password);
  if (problem) return fail(problem);
  const passwordHash = await hashPassword(limits.hashing, password);
  if (!passwordHash.ok) return passwordHash;
  const recoveryCode = newRecoveryCode();
  const account: store.Account = {
    uid: hashToken(`${attempt} ${username}`).slice(0, 22),
    username,
    email: syntheticEmail(username),
    displayName: username,
    passwordHash: passwordHash.value,
    recoveryHash: hashRecoveryCode(recoveryCode),
  };
  try {
    await store.insertAccount(db, account, clock());
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const existing = await store.findAccount(db, { username });
    if (existing?.uid !== account.uid) return fail('taken');
    const same = await verifyPassword(limits.hashing, existing.passwordHash, password);
    if (!same.ok) return same;
    if (!same.value) return fail('taken');
    await store.setRecoveryHash(db, existing.uid, account.recoveryHash);
  }
  return ok({ host: toHost(account), recoveryCode });
}

/** The account that somebody wants to prove is theirs: the targeted invitation's, or the username's. */
async function claimedAccount(
  db: Db,
  username: string,
  target: LogInTarget | null,
): Promise<Result<store.Account, LogInProblem>> {
  const problem = target && targetProblem(target, username);
  if (problem) return fail(problem);
  const email = target?.hostEmail?.trim();
  const account = await store.findAccount(db, email ? { email } : { username });
  if (account) return ok(account);
  // No account can be created for an existing invitation: sending its host to do that leads nowhere.
  return fail(target ? 'no-host-details' : 'unknown-username');
}

/**
 * Checks a username and password (spec §5, §6). With a target, the invitation's stored login address
 * decides whose password it has to be. Failures count against the account, a success forgets them.
 */
export async function logIn(
  { db, limits }: HostServices,
  { password, ...typed }: Credentials,
  target: LogInTarget | null,
): Promise<Result<Host, LogInProblem>> {
  const username = normalizeUsername(typed.username);
  const problem = credentialsProblem(username, password);
  if (problem) return fail(problem);
  const claimed = await claimedAccount(db, username, target);
  if (!claimed.ok) return claimed;
  const account = claimed.value;
  if (!(await limits.authByUsername.allow(account.username))) return fail('too-many');
  const verified = await verifyPassword(limits.hashing, account.passwordHash, password);
  if (!verified.ok) return verified;
  if (!verified.value) return fail(target ? 'wrong-password-for-invite' : 'wrong-password');
  await limits.authByUsername.forget(account.username);
  return ok(toHost(account));
}

/**
 * Sets a new password with the one-time recovery code, replaces the code and ends every session of the
 * host (decisions §5).
 */
export async function recoverPassword(
  { db, limits, live }: HostServices,
  { code, password, attempt, ...typed }: Credentials & Attempt & { code: string },
  target: LogInTarget | null,
): Promise<Result<HostWithCode, LogInProblem>> {
  const username = normalizeUsername(typed.username);
  if (username === '' || code.trim() === '' || password === '') return fail('missing-for-recovery');
  const problem = credentialsProblem(username, password) ?? newPasswordProblem(password);
  if (problem) return fail(problem);
  const claimed = await claimedAccount(db, username, target);
  if (!claimed.ok) return claimed;
  const account = claimed.value;
  if (!(await limits.authByUsername.allow(account.username))) return fail('too-many');
  const recoveryCode = nextRecoveryCode(code, attempt);
  const recoveryHash = hashRecoveryCode(recoveryCode);
  const from = [hashRecoveryCode(code), recoveryHash];
  if (!from.includes(account.recoveryHash)) return fail('wrong-recovery-code');
  const passwordHash = await hashPassword(limits.hashing, password);
  if (!passwordHash.ok) return passwordHash;
  const replaced = await db.transaction().execute(async (trx) => {
    const secrets = { from, recoveryHash, passwordHash: passwordHash.value };
    const done = await store.replaceSecrets(trx, account.uid, secrets);
    if (done) await endSessionsOf(trx, account.uid);
    return done;
  });
  if (!replaced) return fail('wrong-recovery-code');
  live.publish(account.uid);
  await limits.authByUsername.forget(account.username);
  return ok({ host: toHost(account), recoveryCode });
}
