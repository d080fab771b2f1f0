import { noteActivity } from '#app/features/activity/store.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId, createToken, hashToken } from '#app/platform/ids.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { formatHostTitle } from '../rules.ts';
import type { Invite, Owner } from '../schema.ts';
import type { OwnersInvite } from '../service.server.ts';
import { findInvite } from '../store.server.ts';
import * as store from './membership-store.server.ts';
import { joinLinkMs, maxMembers } from './rules.ts';
import type { JoinOffer, MemberRole, Role } from './schema.ts';

interface MemberServices {
  db: Db;
  clock: Clock;
  live: Publisher;
}

/**
 * Returns the token, which is not stored (behaviour 38.2). 'full': members and unused links have a limit (behaviour
 * 38.3).
 */
export async function createJoinLink(
  { db, clock }: Pick<MemberServices, 'db' | 'clock'>,
  { id: inviteId }: OwnersInvite,
  role: MemberRole,
): Promise<Result<string, 'full'>> {
  const token = createToken();
  const now = clock();
  return db.transaction().execute(async (trx) => {
    await store.lockEvent(trx, inviteId);
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

interface Found {
  link: store.StoredLink;
  invite: Invite;
}

/** Used or not. The token may be any text. */
async function findLinked(
  { db, clock }: Pick<MemberServices, 'db' | 'clock'>,
  token: string,
): Promise<Found | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const link = await store.findLink(db, hashToken(token), clock());
  const invite = link && (await findInvite(db, link.inviteId));
  return link && invite ? { link, invite } : null;
}

async function findRoleIn(db: Db, invite: Invite, uid: string): Promise<Role | null> {
  return invite.hostUid === uid ? 'owner' : store.findMemberRole(db, invite.id, uid);
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
  const found = await findLinked(services, token);
  if (!found) return null;
  const { link, invite } = found;
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

/**
 * A host whose role allows as much keeps it and does not use the link up (behaviour 38.5). 'gone': the link is used,
 * revoked or expired.
 */
export async function joinEvent(
  services: MemberServices,
  { uid }: Pick<Owner, 'uid'>,
  token: string,
): Promise<Result<{ inviteId: string; role: Role }, 'gone'>> {
  const { db, clock, live } = services;
  const found = await findLinked(services, token);
  if (!found) return fail('gone');
  const { link, invite } = found;
  const { inviteId, role } = link;
  const now = clock();
  const joined = await db.transaction().execute(async (trx) => {
    await store.lockEvent(trx, inviteId);
    const already = await findRoleIn(trx, invite, uid);
    if (already !== null && covers(already, role)) return already;
    if (!(await store.takeLink(trx, link.id, uid))) return null;
    await store.putMembership(trx, { id: createId(), inviteId, uid, role, now });
    await noteActivity(trx, { inviteId, hostUid: uid, kind: 'joined', part: role, now });
    return role;
  });
  if (joined === null) return fail('gone');
  // The host's open screens check their permission again, and the event's hosts see the new member.
  for (const id of [uid, inviteId]) live.publish(id);
  return succeed({ inviteId, role: joined });
}

/** At once; false when there is no such membership (behaviour 38.6). */
export async function removeMember(
  { db, clock, live }: MemberServices,
  { id: inviteId, editor }: OwnersInvite,
  memberId: string,
): Promise<boolean> {
  const now = clock();
  const removed = await db.transaction().execute(async (trx) => {
    const uid = await store.deleteMembership(trx, inviteId, { id: memberId });
    if (uid === null) return null;
    await noteActivity(trx, { inviteId, hostUid: editor, kind: 'member-removed', now });
    return uid;
  });
  if (removed === null) return false;
  for (const id of [removed, inviteId]) live.publish(id);
  return true;
}

/** False when there is no membership (behaviour 38.7). */
export async function leaveEvent(
  { db, clock, live }: MemberServices,
  { uid }: Pick<Owner, 'uid'>,
  inviteId: string,
): Promise<boolean> {
  const now = clock();
  const left = await db.transaction().execute(async (trx) => {
    if ((await store.deleteMembership(trx, inviteId, { uid })) === null) return false;
    await noteActivity(trx, { inviteId, hostUid: uid, kind: 'left', now });
    return true;
  });
  if (!left) return false;
  for (const id of [uid, inviteId]) live.publish(id);
  return true;
}
