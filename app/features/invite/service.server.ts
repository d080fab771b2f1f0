import { noteActivity } from '#app/features/activity/store.server.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { type DraftProblem, isUnnamed, parseDraft } from '#app/features/draft/rules.ts';
import { findTimeZone } from '#app/features/place/zone.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { findMemberRole } from './members/membership-store.server.ts';
import { type Permission, may } from './members/rules.ts';
import type { Role } from './members/schema.ts';
import { messages } from './messages.ts';
import { type PartChange, concernsReplies } from './rules.ts';
import { type SaveServices, invitesPerDay, saveDraftWithin } from './save-draft.server.ts';
import type { Invite, Owner, PartUpdate } from './schema.ts';
import * as store from './store.server.ts';

declare const admitted: unique symbol;

/** An invitation whose door screen the current host may use. Only `findOwnInvite` makes one. */
export type DoorInvite = Invite & {
  readonly [admitted]: true;
  /** The uid of the host who was let in. */
  readonly editor: string;
  /** That host's role in the event. */
  readonly role: Role;
};

/** An invitation that the current host may see and change. */
export type OwnedInvite = DoorInvite & { readonly role: 'owner' | 'co-host' };

/** An invitation of the current host's own, who may delete it and manage its members. */
export type OwnersInvite = DoorInvite & { readonly role: 'owner' };

/** The type of the invitation that each permission gives access to. */
export interface Permitted {
  door: DoorInvite;
  edit: OwnedInvite;
  own: OwnersInvite;
}

/** Why a host may not use an invitation. 'not-permitted' is for a member whose role allows less. */
export type AccessProblem = 'not-found' | 'wrong-host' | 'not-permitted';

/**
 * A host's role in an event, or null. Every signed-in host is a co-host of an imported invitation without an owner
 * (behaviour 18.3).
 */
async function findRole(db: Db, { id, hostUid }: Invite, uid: string): Promise<Role | null> {
  if (hostUid === null) return 'co-host';
  return hostUid === uid ? 'owner' : findMemberRole(db, id, uid);
}

/** True for the owner, who alone deletes the event and manages its members. */
export function isOwner(invite: DoorInvite): invite is OwnersInvite {
  return invite.role === 'owner';
}

/**
 * The invitation with this id, which may be any text, if the host's role has the permission: by default that of owner
 * and co-hosts (behaviour 38.1).
 */
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

/** The invitations that a host owns or is a member of, with the role, newest first (behaviour 38.9). */
export async function listInvitesOf(
  db: Db,
  uid: string,
): Promise<{ invite: Invite; role: Role }[]> {
  const own = await store.listInvitesOfHost(db, uid);
  const others = await store.listInvitesOfMember(db, uid);
  return [...own.map((invite) => ({ invite, role: 'owner' as const })), ...others].toSorted(
    (one, other) => other.invite.createdAt - one.invite.createdAt,
  );
}

export interface UpdateServices extends SaveServices {
  live: Publisher;
}

/** Why a draft was not saved, with the response's HTTP status. */
export type SaveProblem = DraftProblem & { status: 401 | 422 | 429 };

const signedOut: SaveProblem = { status: 401, part: null, message: messages.notSignedIn };

/**
 * Saves what /confirm posted as an invitation of `host` (null: nobody is signed in) and returns its id. A missing name
 * is reported first, then a missing sign-in, then the other problems (behaviour 12.6, 12.7, 12.15, 22.14). Without a
 * sign-in only the name is validated (behaviour 22.11).
 */
export async function confirmDraft(
  services: UpdateServices,
  host: Owner | null,
  input: unknown,
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
  const saved = await saveDraftWithin(services, {
    owner: host,
    draft: draft.value,
    perDay: invitesPerDay,
  });
  if (!saved.ok && saved.error === 'no-account') return fail(signedOut);
  if (!saved.ok) return fail({ status: 429, part: null, message: messages.tooManyNew });
  services.live.publish(saved.value);
  return saved;
}

/**
 * The time zone of a place that is being saved, for an invitation with neither a zone nor a date. With a date, the
 * host has seen the zone and chosen it, or chosen none, so a place must not change it (behaviour 20.12).
 */
function findZone(
  { timeZone, date }: Pick<Invite, 'timeZone' | 'date'>,
  update: PartUpdate,
): string | undefined {
  if (update.name !== 'location' || timeZone !== '' || date !== '') return undefined;
  const { lat, lng } = update.part;
  return lat === null || lng === null ? undefined : findTimeZone({ lat, lng });
}

/**
 * Changes one part of an invitation. Returns the new version, or 'stale', having written nothing, if this part has
 * changed since the version that the change is based on (behaviour 20.4).
 */
export async function updateInvite(
  { db, clock, live, settle }: UpdateServices,
  { id, editor, ...invite }: OwnedInvite,
  change: PartChange,
): Promise<Result<number, 'stale'>> {
  const timeZone = findZone(invite, change.update);
  const now = clock();
  const version = await db.transaction().execute(async (trx) => {
    const next = await store.updatePart(trx, { id, ...change, timeZone, now });
    if (next === null) return null;
    if (concernsReplies(change.update)) await settle?.(trx, id, now);
    const { name: part } = change.update;
    await noteActivity(trx, { inviteId: id, hostUid: editor, kind: 'edited', part, now });
    return next;
  });
  if (version === null) return fail('stale');
  live.publish(id);
  return succeed(version);
}

/** Closes or reopens the answers of an invitation (behaviour 14.25). */
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
