import { deleteAccount } from '#app/features/host/account/delete-account.server.ts';
import { commandLine } from '#app/features/host/account/device-names.ts';
import { appoint, countAdministrators, dismiss } from '#app/features/host/administrators.server.ts';
import { handOverReset } from '#app/features/host/reset/reset-links.server.ts';
import { isUsername, normalizeUsername, toSyntheticEmail } from '#app/features/host/rules.ts';
import { noteHostEvent } from '#app/features/host/security-events.server.ts';
import { findAccount, insertAccount } from '#app/features/host/store.server.ts';
import {
  handOverEventsOf,
  listWithCoHost,
} from '#app/features/invite/lifecycle/hand-over.server.ts';
import { removeEventsOf } from '#app/features/invite/lifecycle/remove-events.server.ts';
import { listEntriesOfHost } from '#app/features/invite/store.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import type { SecurityEvent } from '#app/platform/security-log.server.ts';

/** How whoever runs the site manages hosts, without a password of anybody. A failure is a sentence. */
export interface ManageServices {
  db: Db;
  clock: Clock;
  live: Publisher;
}

const badName =
  'Usernames must be 3-30 characters using letters, numbers, dots, underscores, or dashes.';

async function findHost(db: Db, name: string) {
  const username = normalizeUsername(name);
  const host = isUsername(username) ? await findAccount(db, { username }) : null;
  return host ? succeed(host) : fail(`There is no host ${JSON.stringify(username)}.`);
}

const note = (services: ManageServices, event: SecurityEvent, uid: string) =>
  noteHostEvent(services, event, { uid, device: commandLine });

/** Returns the token of the link that sets the new host's password (behaviour 46.10, 46.11). */
export async function createHost(
  services: ManageServices,
  name: string,
): Promise<Result<string, string>> {
  const { db, clock } = services;
  const username = normalizeUsername(name);
  if (!isUsername(username)) return fail(badName);
  const uid = createId();
  const email = toSyntheticEmail(username);
  const account = { uid, username, email, displayName: username };
  const secrets = { passwordHash: '', recoveryHash: '', recoveredAt: null };
  try {
    await insertAccount(db, { ...account, ...secrets }, clock());
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return fail(`There is a host ${username} already.`);
  }
  await note(services, 'account created', uid);
  return succeed(await handOverReset(services, uid));
}

/** The same for a host who is there: to set another password. */
export async function makePasswordLink(
  services: ManageServices,
  name: string,
): Promise<Result<string, string>> {
  const host = await findHost(services.db, name);
  if (!host.ok) return host;
  await note(services, 'password link made', host.value.uid);
  return succeed(await handOverReset(services, host.value.uid));
}

/** Returns what was done, with a warning once nobody is an administrator (behaviour 46.6, 46.10). */
export async function setAdministrator(
  services: ManageServices,
  name: string,
  isOn: boolean,
): Promise<Result<string, string>> {
  const { db, clock } = services;
  const host = await findHost(db, name);
  if (!host.ok) return host;
  const { uid, username } = host.value;
  const changed = await (isOn ? appoint(db, uid, clock()) : dismiss(db, uid));
  if (!changed) return succeed(`${username} is ${isOn ? 'an' : 'no'} administrator already.`);
  await note(services, isOn ? 'administrator appointed' : 'administrator dismissed', uid);
  const done = isOn
    ? `${username} is an administrator now.`
    : `${username} is no administrator any more.`;
  return succeed(done + (await warnIfNone(db)));
}

const warnIfNone = async (db: Db) =>
  (await countAdministrators(db)) === 0 ? ' Nobody is an administrator now.' : '';

/** What becomes of a host's events; null where nothing was said. */
export type Leaving = 'delete' | 'hand-over' | null;

/**
 * Removes an account. One with events is removed only if it was said what becomes of them: deleted, or those with a
 * co-host handed over to the first and the others deleted (behaviour 46.12).
 */
export async function removeHost(
  services: ManageServices,
  name: string,
  leaving: Leaving,
): Promise<Result<string, string>> {
  const { db, clock } = services;
  const found = await findHost(db, name);
  if (!found.ok) return found;
  const host = found.value;
  const events = (await listEntriesOfHost(db, host.uid)).length;
  const shared = (await listWithCoHost(db, host.uid)).length;
  const before = await countAdministrators(db);
  if (events > 0 && leaving === null) {
    return fail(
      `${host.username} has ${events} ${events === 1 ? 'event' : 'events'}, ${shared} of them with a co-host. Say what becomes of them: --delete-events deletes all; --hand-over gives those with a co-host to the first one and deletes the others.`,
    );
  }
  const handed: string[] = [];
  await deleteAccount(services, { host, typed: host.username }, async (trx, uid) => {
    if (leaving === 'hand-over') {
      handed.push(...((await handOverEventsOf(trx, { uid, now: clock() })) ?? []));
    }
    const deleted = await removeEventsOf(trx, uid);
    return [...handed, ...deleted];
  });
  const kept =
    handed.length > 0 ? ` ${handed.length} of their events now belong to a co-host.` : '';
  const warning = before > 0 ? await warnIfNone(db) : '';
  return succeed(`${host.username} is removed.${kept}${warning}`);
}
