import { cutText } from '#app/platform/cut-text.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { type HostServices, toHost } from '../claim.server.ts';
import { spendRegistrationLink } from '../registration/registration-links.server.ts';
import { isUsername, normalizeUsername, toSyntheticEmail } from '../rules.ts';
import type { Host } from '../schema.ts';
import { type Account, insertAccount, listFreeUsernames } from '../store.server.ts';
import { listSimilarUsernames, suggestUsername } from '../suggest-username.ts';
import { findHostOf, insertIdentity, noteIdentityUse } from './identities-store.server.ts';
import type { Vouched, VouchedNames } from './provider.server.ts';

export type OpenServices = HostServices & { log: Log };

const longestName = 100;

/** The host whose identity it is; null for a new one. */
export async function findKnownHost(
  { db, clock }: Pick<HostServices, 'db' | 'clock'>,
  identity: Pick<Vouched, 'issuer' | 'subject'>,
): Promise<Host | null> {
  const host = await findHostOf(db, identity);
  if (host) await noteIdentityUse(db, identity, clock());
  return host;
}

/**
 * Creates a host without a password for a new identity. Its username is made of what the provider calls it; where
 * another host has that, one like it: a name never opens somebody's account (behaviour 47.3, 47.4). `link` is the token
 * of the registration link that it uses up; null without one.
 */
export async function createHostOf(
  services: OpenServices,
  vouched: Vouched,
  link: string | null,
): Promise<Result<Host, 'wrong-registration-link'>> {
  const names = await findNames(services, vouched);
  const usernames = await listUsernames(services.db, names);
  for (const username of usernames) {
    try {
      return succeed(await storeHost(services, vouched, { username, names, link }));
    } catch (error) {
      if (error instanceof LinkUsedError) return fail('wrong-registration-link');
      if (!isUniqueViolation(error)) throw error;
    }
  }
  const known = await findKnownHost(services, vouched);
  if (!known) throw new Error('No username was free.');
  return succeed(known);
}

/** A provider that does not tell them keeps nobody out. */
export async function findNames(
  { log }: OpenServices,
  { findNames: ask }: Vouched,
): Promise<VouchedNames> {
  try {
    return await ask();
  } catch (error) {
    log.warn('identity provider told no name', { error });
    return { username: '', name: '' };
  }
}

class LinkUsedError extends Error {}

const mostTried = 3;

async function listUsernames(db: Db, { username, name }: VouchedNames): Promise<string[]> {
  const [given = ''] = normalizeUsername(username).split('@', 1);
  const base = isUsername(given) ? given : suggestUsername(given, name);
  const wished = base === '' ? [] : [base, ...listSimilarUsernames(base)].filter(isUsername);
  const free = wished.length === 0 ? [] : await listFreeUsernames(db, wished);
  return [...free.slice(0, mostTried), `host.${createId().slice(0, 12).toLowerCase()}`];
}

/** What the account shows of the identity; '' if the provider does not say. */
export const nameThere = ({ username, name }: VouchedNames) =>
  cutText(username || name, longestName);

async function storeHost(
  { db, clock }: OpenServices,
  vouched: Vouched,
  { username, names, link }: { username: string; names: VouchedNames; link: string | null },
): Promise<Host> {
  const now = clock();
  const account: Account = {
    uid: createId(),
    username,
    email: toSyntheticEmail(username),
    displayName: cutText(names.name || names.username || username, longestName),
    passwordHash: '',
    recoveryHash: '',
    recoveredAt: null,
  };
  const spending = { uid: account.uid, token: link ?? '', now };
  return db.transaction().execute(async (trx) => {
    // Only here is a sign-in seen that came back a moment before and is not committed yet.
    const known = await findHostOf(trx, vouched);
    if (known) return known;
    await insertAccount(trx, account, now);
    if (link !== null && !(await spendRegistrationLink(trx, spending))) throw new LinkUsedError();
    await insertIdentity(trx, {
      id: createId(),
      issuer: vouched.issuer,
      subject: vouched.subject,
      host_uid: account.uid,
      name: nameThere(names),
      created_at: now,
      used_at: now,
    });
    return toHost(account);
  });
}
