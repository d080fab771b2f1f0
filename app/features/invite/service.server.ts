import { noteActivity } from '#app/features/activity/store.server.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import type { PartName } from '#app/features/draft/parts.ts';
import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { type DraftProblem, isUnnamed, parseDraft } from '#app/features/draft/rules.ts';
import { findTimeZone } from '#app/features/place/zone.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { findPreferredLanguage } from '#app/platform/language/preferred-language.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { findMemberRole } from './members/membership-store.server.ts';
import { type Permission, may } from './members/rules.ts';
import type { Role } from './members/schema.ts';
import { messages } from './messages.ts';
import { findPhoneCountry, readPhones } from './phone-numbers.server.ts';
import { type PartChange, concernsReplies } from './rules.ts';
import { type SaveServices, invitesPerDay, saveDraftWithin } from './save-draft.server.ts';
import type { Invite, Owner, PartUpdate } from './schema.ts';
import * as store from './store.server.ts';

declare const admitted: unique symbol;

/** An event and the role of a host in it. Only `findOwnInvite` and `listEntriesOf` make one. */
export interface Admitted {
  readonly [admitted]: true;
  readonly id: string;
  readonly editor: string;
  readonly role: Role;
}

export type DoorInvite = Invite & Admitted;

/** The current host may see and change it. */
export type OwnedInvite = DoorInvite & { readonly role: 'owner' | 'co-host' };

/** The current host may delete it and manage its members. */
export type OwnersInvite = DoorInvite & { readonly role: 'owner' };

export interface Permitted {
  door: DoorInvite;
  edit: OwnedInvite;
  own: OwnersInvite;
}

/** 'not-permitted' is for a member whose role allows less. */
export type AccessProblem = 'not-found' | 'wrong-host' | 'not-permitted';

/** Every signed-in host is a co-host of an imported invitation without an owner (behaviour 18.3). */
async function findRole(db: Db, { id, hostUid }: Invite, uid: string): Promise<Role | null> {
  if (hostUid === null) return 'co-host';
  return hostUid === uid ? 'owner' : findMemberRole(db, id, uid);
}

export function isOwner<Event extends Admitted>(
  invite: Event,
): invite is Event & { readonly role: 'owner' } {
  return invite.role === 'owner';
}

/** The id may be any text. By default it asks for the permission of owner and co-hosts (behaviour 38.1). */
export async function findOwnInvite<P extends Permission = 'edit'>(
  db: Db,
  id: string,
  { uid }: Pick<Owner, 'uid'>,
  permission: P = 'edit' as P,
): Promise<Result<Permitted[P], AccessProblem>> {
  const invite = await store.findInvite(db, id);
  if (!invite) return fail('not-found');
  const role = await findRole(db, invite, uid);
  if (role === null) return fail('wrong-host');
  if (!may(role, permission)) return fail('not-permitted');
  return succeed({ ...invite, editor: uid, role } as Permitted[P]);
}

/** The events of a host's list, read or not. */
export type ListedEntry = Admitted & store.EventEntry;

/** Newest first (behaviour 38.9). */
export async function listEntriesOf(db: Db, uid: string): Promise<ListedEntry[]> {
  const own = await store.listEntriesOfHost(db, uid);
  const others = await store.listEntriesOfMember(db, uid);
  return [...own.map((entry) => ({ ...entry, role: 'owner' as const })), ...others]
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map((entry) => ({ ...entry, editor: uid }) as ListedEntry);
}

export interface UpdateServices extends SaveServices {
  live: Publisher;
}

export type SaveProblem = DraftProblem & { status: 401 | 422 | 429 };

const signedOut: SaveProblem = { status: 401, part: null, message: messages.notSignedIn };

/**
 * A missing name is reported first, then a missing sign-in, then the other problems (behaviour 12.6, 12.7, 12.15,
 * 22.14). Without a sign-in only the name is validated (behaviour 22.11).
 */
export async function confirmDraft(
  services: UpdateServices,
  host: Owner | null,
  input: unknown,
  acceptLanguage: string | null = null,
): Promise<Result<string, SaveProblem>> {
  if (!host) {
    return isUnnamed(input)
      ? fail({ status: 422, part: 'eventName', message: titleRequired })
      : fail(signedOut);
  }
  const draft = parseDraft(input);
  if (!draft.ok) {
    const { part = null, message = saveFailed } = draft.error[0] ?? {};
    return fail({ status: 422, part, message });
  }
  const country = findPhoneCountry(draft.value.timeZone, acceptLanguage);
  const invitees = readPhones(draft.value.invitees, country);
  if (!invitees.ok) return fail({ status: 422, part: 'invitee', message: invitees.error });
  const saved = await saveDraftWithin(services, {
    owner: host,
    draft: {
      language: findPreferredLanguage(acceptLanguage),
      ...draft.value,
      invitees: invitees.value,
    },
    perDay: invitesPerDay,
  });
  if (!saved.ok && saved.error === 'no-account') return fail(signedOut);
  if (!saved.ok) return fail({ status: 429, part: null, message: messages.tooManyNew });
  services.live.publish(saved.value);
  return saved;
}

/** With a date, the host has seen the zone and chosen it, or none, so a place must not change it (behaviour 20.12). */
function findZone(
  { timeZone, date }: Pick<Invite, 'timeZone' | 'date'>,
  update: PartUpdate,
): string | undefined {
  if (update.name !== 'location' || timeZone !== '' || date !== '') return undefined;
  const { lat, lng } = update.part;
  return lat === null || lng === null ? undefined : findTimeZone({ lat, lng });
}

/** The part that was changed since a change's version, and the invitation as it is now. */
interface Outdated {
  part: PartName;
  current: Invite;
}

/** Returns the new version. Stores nothing when a part has changed since the change's version (behaviour 20.4, 20.15). */
export async function updateInvite(
  { db, clock, live, settle }: UpdateServices,
  { id, editor, ...invite }: OwnedInvite,
  { version, update, along }: PartChange,
): Promise<Result<number, 'gone' | Outdated>> {
  const updates = along ? [update, along] : [update];
  const parts = updates.map(({ name }) => name);
  const now = clock();
  const saved = await db.transaction().execute(async (trx) => {
    const stale = await store.findStalePart(trx, { id, version, parts });
    const current = stale === undefined ? null : await store.findInvite(trx, id);
    if (stale !== undefined && stale !== 'gone' && current) return fail({ part: stale, current });
    if (stale !== undefined) return fail('gone');
    let next: number | null = version;
    for (const one of updates) {
      const timeZone = findZone(invite, one);
      next = await store.updatePart(trx, { id, version: next, update: one, timeZone, now });
      if (next === null) throw new Error('A locked invitation was changed.');
      const entry = { inviteId: id, hostUid: editor, part: one.name, now } as const;
      await noteActivity(trx, { ...entry, kind: 'edited' });
    }
    if (updates.some(concernsReplies)) await settle?.(trx, id, now);
    return succeed(next);
  });
  if (saved.ok) live.publish(id);
  return saved;
}

/** Guests can read closed answers and not change them (behaviour 14.25). */
export async function closeAnswers(
  { db, clock, live }: UpdateServices,
  { id, editor }: OwnedInvite,
  closed: boolean,
): Promise<void> {
  const now = clock();
  const done = await db.transaction().execute(async (trx) => {
    if (!(await store.setAnswersClosed(trx, { id, closed, now }))) return false;
    const kind = closed ? 'answers-closed' : 'answers-opened';
    await noteActivity(trx, { inviteId: id, hostUid: editor, kind, now });
    return true;
  });
  if (done) live.publish(id);
}
