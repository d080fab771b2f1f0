import type { Db } from '#app/platform/db/client.server.ts';
import { isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import {
  type Attempt,
  type Credentials,
  type HostServices,
  type HostWithCode,
  claimAccount,
  toHost,
} from './claim.server.ts';
import { isKnownDevice } from './devices.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { hashRecoveryCode, createRecoveryCode } from './recovery-codes.server.ts';
import { spendRegistrationLink } from './registration/registration-links.server.ts';
import {
  findCredentialsProblem,
  findNewPasswordProblem,
  normalizeUsername,
  toSyntheticEmail,
} from './rules.ts';
import type { Host, LogInProblem, LogInTarget } from './schema.ts';
import * as store from './store.server.ts';

export interface LogInSource {
  address: string;
  /** The address has fewer failures than its limit. */
  withinLimit: boolean;
  /** The hash of the device cookie's token, or null. */
  device: string | null;
}

/** An address that a new account names (behaviour 17.52). */
export interface NewAddress {
  /** Why no link that confirms it can be sent now; null if one can, which counts as sent. */
  findProblem: (uid: string) => Promise<LogInProblem | null>;
  /** Stores the address and queues the link, in the transaction that inserts the account. */
  keep: (trx: Db, uid: string) => Promise<void>;
  /** To be called after the commit. */
  wake: () => void;
}

/** What a new account comes with. */
interface SignUp {
  newAddress?: NewAddress | null;
  /** The token of the registration link that it uses up; null for none. */
  link?: string | null;
}

/** Derived from the form's id and the username, so that a repeated form finds its account. */
export function toUid({ attempt, username }: Attempt & { username: string }): string {
  return hashToken(`${attempt} ${normalizeUsername(username)}`).slice(0, 22);
}

class LinkUsedError extends Error {}

/** Throws a `LinkUsedError`, or violates a unique index, and then nothing is stored. */
async function storeAccount(
  { db, clock }: HostServices,
  account: store.Account,
  { newAddress, link = null }: SignUp,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await store.insertAccount(trx, account, now);
    const spending = { token: link ?? '', uid: account.uid, now };
    if (link !== null && !(await spendRegistrationLink(trx, spending))) throw new LinkUsedError();
    await newAddress?.keep(trx, account.uid);
  });
  newAddress?.wake();
}

/**
 * The unique index decides whether a username is taken. A repeated form gets the same account with a new recovery code
 * (behaviour 17.25). A registration link makes one account (behaviour 46.4).
 */
export async function createAccount(
  services: HostServices,
  { attempt, password, ...typed }: Credentials & Attempt,
  signUp: SignUp = {},
): Promise<Result<HostWithCode, LogInProblem>> {
  const { db, limits } = services;
  const username = normalizeUsername(typed.username);
  const problem = findCredentialsProblem(username, password) ?? findNewPasswordProblem(password);
  if (problem) return fail(problem);
  const passwordHash = await hashPassword(limits.hashing, password);
  if (!passwordHash.ok) return passwordHash;
  const recoveryCode = createRecoveryCode();
  const account: store.Account = {
    uid: toUid({ attempt, username }),
    username,
    email: toSyntheticEmail(username),
    displayName: username,
    passwordHash: passwordHash.value,
    recoveryHash: hashRecoveryCode(recoveryCode),
    recoveredAt: null,
  };
  try {
    // A name that is taken uses up none of the links of a day.
    if (signUp.newAddress && !(await store.findAccount(db, { username }))) {
      const refused = await signUp.newAddress.findProblem(account.uid);
      if (refused) return fail(refused);
    }
    await storeAccount(services, account, signUp);
  } catch (error) {
    if (error instanceof LinkUsedError) return fail('wrong-registration-link');
    if (!isUniqueViolation(error)) throw error;
    const existing = await store.findAccount(db, { username });
    if (existing?.uid !== account.uid) return fail('taken');
    const same = await verifyPassword(limits.hashing, existing.passwordHash, password);
    if (!same.ok) return same;
    if (!same.value) return fail('taken');
    await store.setRecoveryHash(db, existing.uid, account.recoveryHash);
  }
  return succeed({ host: toHost(account), recoveryCode });
}

/** Counts a guess until it proves right. Null when there were too many (behaviour 17.28, 17.40). */
async function countGuess(
  { db, clock, limits }: HostServices,
  { uid, username }: store.Account,
  { address, withinLimit, device }: LogInSource,
): Promise<{ takeBack: () => Promise<void> } | null> {
  const { authByUsername, guessesByUsername } = limits;
  const isKnown = device !== null && (await isKnownDevice({ db, clock }, device, uid));
  if (!isKnown && !withinLimit) return null;
  const key = `${username} ${isKnown ? `device ${device}` : address}`;
  if (!(await authByUsername.allow(key))) return null;
  // A known device has only its own count, so that nobody else can lock the host out.
  if (!isKnown && !(await guessesByUsername.allow(username))) return null;
  return {
    async takeBack() {
      await authByUsername.forget(key);
      if (!isKnown) await guessesByUsername.refund(username);
    },
  };
}

/** With a target, checks its account (behaviour 17.22). Success clears counted failures (behaviour 17.28). */
export async function logIn(
  services: HostServices,
  { password, ...typed }: Credentials,
  target: LogInTarget | null,
  source: LogInSource,
): Promise<Result<Host, LogInProblem>> {
  const { db, limits } = services;
  const username = normalizeUsername(typed.username);
  const problem = findCredentialsProblem(username, password);
  if (problem) return fail(problem);
  const claimed = await claimAccount(db, username, target);
  if (!claimed.ok) return claimed;
  const account = claimed.value;
  const guess = await countGuess(services, account, source);
  if (!guess) return fail('too-many');
  const verified = await verifyPassword(limits.hashing, account.passwordHash, password);
  if (!verified.ok) return verified;
  if (!verified.value) return fail(target ? 'wrong-password-for-invite' : 'wrong-password');
  await guess.takeBack();
  return succeed(toHost(account));
}
