import { beforeAll, beforeEach } from 'vitest';

import type { StoredInvitee } from '#app/features/invite/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { getDashboardPath } from '#app/platform/paths.ts';

import { type NewEvent, addEvent } from './events.ts';
import { type LoggedIn, logIn } from './hosts.ts';
import { findSeenVersion } from './seen-version.ts';
import { site } from './use-site.ts';

/** Set before a file's first test by `useHosts`. `other` has no role in the event. */
export let owner: LoggedIn;
export let other: LoggedIn;

/** The owner's event. */
export let id: string;

let hosts = 0;

/** Replaces the event by a new one. */
export async function switchEvent(changes: NewEvent = {}): Promise<void> {
  id = await addEvent(site.db, { host: owner.host, ...changes });
}

/** Two hosts of the site that `useSite` has opened. */
export function useHosts(): void {
  beforeAll(async () => {
    owner = await logIn(site, 'ana');
    other = await logIn(site, 'mal');
  });
}

/** One event for a file. */
export function useEvent(changes?: NewEvent): void {
  useHosts();
  beforeAll(() => switchEvent(changes));
}

export function giveEachTestAnEvent(changes?: NewEvent): void {
  useHosts();
  beforeEach(() => switchEvent(changes));
}

/** Each test gets an owner of its own, with an event. */
export function giveEachTestAnOwner(changes?: NewEvent): void {
  beforeEach(async () => {
    owner = await logIn(site, `host-${(hosts += 1)}`);
    await switchEvent(changes);
  });
}

/** Posts an action of the overview or the guest list. */
export const act = (action: unknown, { visitor }: Pick<LoggedIn, 'visitor'> = owner) =>
  visitor.postJson(`${getDashboardPath(id)}.data`, action);

export async function findInvitee(name: string): Promise<StoredInvitee> {
  const found = (await listInvitees(site.db, id)).find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not invited.`);
  return found;
}

/** Records an answer in an invitee's row, whose stored answer the host has seen. */
export async function record(name: string, as: string, by = owner) {
  const { id: inviteeId } = await findInvitee(name);
  const seen = await findSeenVersion(site.db, inviteeId);
  return act({ intent: 'record', record: { inviteeId }, as, seen }, by);
}
