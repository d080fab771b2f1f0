import { noteActivity } from '#app/features/activity/store.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId, createToken, hashToken } from '#app/platform/ids.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import * as store from './members/membership-store.server.ts';
import { joinLinkMs, maxMembers } from './members/rules.ts';
import type { JoinOffer, MemberRole, Role } from './members/schema.ts';
import { formatHostTitle } from './rules.ts';
import type { Owner } from './schema.ts';
import type { OwnersInvite } from './service.server.ts';
import { findInvite } from './store.server.ts';

interface MemberServices {
  db: Db;
  clock: Clock;
  live: Publisher;
}

/** Locks the event. False when it is deleted, or its owner another host meanwhile. */
async function lockOwned(trx: Db, { id, editor }: OwnersInvite): Promise<boolean> {
  return (await store.lockEvent(trx, id))?.hostUid === editor;
}

/**
 * Returns the link's token, which is not stored (behaviour 38.2). 'full' when the event has as many members and unused
 * links as it can have (behaviour 38.3); 'not-owner' when the event was handed over meanwhile.
 */
export async function createJoinLink(
  { db, clock }: Pick<MemberServices, 'db' | 'clock'>,
  invite: OwnersInvite,
  role: MemberRole,
): Promise<Result<string, 'full' | 'not-owner'>> {
  const { id: inviteId } = invite;
  const token = createToken();
  const now = clock();
  return db.transaction().execute(async (trx) => {
    if (!(await lockOwned(trx, invite))) return fail('not-owner');
    const members = await store.listMembers(trx, inviteId);
    const links = await store.listOpenLinks(trx, inviteId, now);
    if (members.length + links.length >= maxMembers) return fail('full');
    const tokenHash = hashToken(token);
    const expiresAt = now + joinLinkMs;
    await store.insertLink(trx, { id: createId(), inviteId, role, tokenHash, now, expiresAt });
    return succeed(token);
  });
}

/** False when there is no unused link (behaviour 38.2). */
export function revokeJoinLink(
  { db }: Pick<MemberServices, 'db'>,
  invite: OwnersInvite,
  id: string,
): Promise<boolean> {
  return store.deleteLink(db, invite.id, id);
}

/** Finds a link, used or not. The token may be any text. */
async function findLink(
  { db, clock }: Pick<MemberServices, 'db' | 'clock'>,
  token: string,
): Promise<store.StoredLink | undefined> {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  return store.findLink(db, hashToken(token), clock());
}

async function findRoleIn(db: Db, event: store.LockedEvent, uid: string): Promise<Role | null> {
  return event.hostUid === uid ? 'owner' : store.findMemberRole(db, event.id, uid);
}

/** Whether a host with this role already has everything that the role `offered` allows. */
function covers(role: Role | null, offered: MemberRole): boolean {
  return role !== null && (role !== 'door' || offered === 'door');
}

/**
 * `already`: the host's role, if it allows as much. Null for a link that is used, revoked or expired (behaviour 38.4).
 */
export async function findJoinOffer(
  services: Pick<MemberServices, 'db' | 'clock'>,
  token: string,
  uid: string | null,
): Promise<{ offer: JoinOffer; already: Role | null } | null> {
  const link = await findLink(services, token);
  const invite = link && (await findInvite(services.db, link.inviteId));
  if (!invite) return null;
  const role = uid === null ? null : await findRoleIn(services.db, invite, uid);
  const already = covers(role, link.role) ? role : null;
  if (link.usedBy !== null && already === null) return null;
  const owner =
    invite.hostUid === null
      ? undefined
      : await services.db
          .selectFrom('hosts')
          .select('display_name as name')
          .where('uid', '=', invite.hostUid)
          .executeTakeFirst();
  const title = formatHostTitle(invite);
  const offer = { inviteId: invite.id, title, role: link.role, invitedBy: owner?.name ?? '' };
  return { offer, already };
}

interface Joined {
  inviteId: string;
  role: Role;
  /** Null when the role stays as it was. */
  change: 'joined' | 'role' | null;
}

/**
 * A host whose role allows as much keeps it and does not use the link up (behaviour 38.5). 'gone': the link is used,
 * revoked or expired.
 */
export async function joinEvent(
  services: MemberServices,
  { uid }: Pick<Owner, 'uid'>,
  token: string,
): Promise<Result<Joined, 'gone'>> {
  const { db, clock, live } = services;
  const link = await findLink(services, token);
  if (!link) return fail('gone');
  const { inviteId, role } = link;
  const now = clock();
  const joined = await db.transaction().execute(async (trx) => {
    const event = await store.lockEvent(trx, inviteId);
    if (!event) return null;
    const already = await findRoleIn(trx, event, uid);
    if (already !== null && covers(already, role)) return { role: already, change: null };
    if (!(await store.takeLink(trx, link.id, uid))) return null;
    await store.putMembership(trx, { id: createId(), inviteId, uid, role, now });
    await noteActivity(trx, { inviteId, hostUid: uid, kind: 'joined', part: role, now });
    return { role, change: already === null ? ('joined' as const) : ('role' as const) };
  });
  if (joined === null) return fail('gone');
  // The host's open screens check their permission again, and the event's hosts see the new member.
  for (const id of [uid, inviteId]) live.publish(id);
  return succeed({ inviteId, ...joined });
}

/**
 * At once. False when the membership is gone; 'not-owner' when the event was handed over meanwhile (behaviour
 * 38.6).
 */
export async function removeMember(
  { db, clock, live }: MemberServices,
  invite: OwnersInvite,
  memberId: string,
): Promise<Result<boolean, 'not-owner'>> {
  const { id: inviteId, editor } = invite;
  const now = clock();
  const removed = await db.transaction().execute(async (trx) => {
    if (!(await lockOwned(trx, invite))) return fail('not-owner');
    const uid = await store.deleteMembership(trx, inviteId, { id: memberId });
    if (uid !== null) {
      await noteActivity(trx, { inviteId, hostUid: editor, kind: 'member-removed', now });
    }
    return succeed(uid);
  });
  if (!removed.ok) return removed;
  if (removed.value === null) return succeed(false);
  for (const id of [removed.value, inviteId]) live.publish(id);
  return succeed(true);
}

/** False when there is no membership (behaviour 38.7). */
export async function leaveEvent(
  { db, clock, live }: MemberServices,
  { uid }: Pick<Owner, 'uid'>,
  inviteId: string,
): Promise<boolean> {
  const now = clock();
  const left = await db.transaction().execute(async (trx) => {
    await store.lockEvent(trx, inviteId);
    if ((await store.deleteMembership(trx, inviteId, { uid })) === null) return false;
    await noteActivity(trx, { inviteId, hostUid: uid, kind: 'left', now });
    return true;
  });
  if (!left) return false;
  for (const id of [uid, inviteId]) live.publish(id);
  return true;
}
