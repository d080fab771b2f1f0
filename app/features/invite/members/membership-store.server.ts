import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';

import type { Member, MemberRole, OpenLink } from './schema.ts';

const roleOfMember = prepareStatement<{ inviteId: string; uid: string }, { role: MemberRole }>(
  (db, value) =>
    db
      .selectFrom('memberships')
      .select('role')
      .where('invite_id', '=', value('inviteId'))
      .where('host_uid', '=', value('uid')),
);

export async function findMemberRole(
  db: Db,
  inviteId: string,
  uid: string,
): Promise<MemberRole | null> {
  const { rows } = await roleOfMember(db, { inviteId, uid });
  return rows[0]?.role ?? null;
}

export async function listMembers(db: Db, inviteId: string): Promise<(Member & { uid: string })[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('hosts', 'hosts.uid', 'memberships.host_uid')
    .select([
      'memberships.id',
      'memberships.role',
      'memberships.joined_at as joinedAt',
      'hosts.uid',
      'hosts.username',
      'hosts.display_name as name',
    ])
    .where('memberships.invite_id', '=', inviteId)
    .orderBy('memberships.joined_at')
    .orderBy('memberships.id')
    .execute();
}

const oneMemberOf = prepareStatement<{ inviteId: string }, { id: string }>((db, value) =>
  db.selectFrom('memberships').select('id').where('invite_id', '=', value('inviteId')).limit(1),
);

export async function hasMembers(db: Db, inviteId: string): Promise<boolean> {
  return (await oneMemberOf(db, { inviteId })).rows.length > 0;
}

export async function listMembershipsOf(
  db: Db,
  uid: string,
): Promise<{ eventName: string; role: MemberRole; joinedAt: number }[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('invites', 'invites.id', 'memberships.invite_id')
    .select([
      'invites.event_name as eventName',
      'memberships.role',
      'memberships.joined_at as joinedAt',
    ])
    .where('memberships.host_uid', '=', uid)
    .where('invites.deleted_at', 'is', null)
    .orderBy('memberships.joined_at')
    .execute();
}

export async function listOpenLinks(db: Db, inviteId: string, now: number): Promise<OpenLink[]> {
  return db
    .selectFrom('join_links')
    .select(['id', 'role', 'expires_at as expiresAt'])
    .where('invite_id', '=', inviteId)
    .where('used_by', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface LockedEvent {
  id: string;
  hostUid: string | null;
}

/** Locks an event, so that changes of its members or guests follow one another. Undefined when it is deleted. */
export async function lockEvent(trx: Db, inviteId: string): Promise<LockedEvent | undefined> {
  const query = trx
    .selectFrom('invites')
    .select(['id', 'host_uid as hostUid'])
    .where('id', '=', inviteId)
    .where('deleted_at', 'is', null);
  return lockRows(trx, query).executeTakeFirst();
}

interface NewLink {
  id: string;
  inviteId: string;
  role: MemberRole;
  tokenHash: string;
  now: number;
  expiresAt: number;
}

/** Also removes the event's links that have expired. */
export async function insertLink(trx: Db, link: NewLink): Promise<void> {
  await trx
    .deleteFrom('join_links')
    .where('invite_id', '=', link.inviteId)
    .where('expires_at', '<=', link.now)
    .execute();
  await trx
    .insertInto('join_links')
    .values({
      id: link.id,
      invite_id: link.inviteId,
      role: link.role,
      token_hash: link.tokenHash,
      created_at: link.now,
      expires_at: link.expiresAt,
      used_by: null,
    })
    .execute();
}

/** False when there is no unused link. */
export async function deleteLink(trx: Db, inviteId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('join_links')
    .where('invite_id', '=', inviteId)
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface StoredLink {
  id: string;
  inviteId: string;
  role: MemberRole;
  usedBy: string | null;
}

/** Finds a link, used or not, until it expires. */
export async function findLink(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<StoredLink | undefined> {
  return db
    .selectFrom('join_links')
    .select(['id', 'invite_id as inviteId', 'role', 'used_by as usedBy'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** False when another host has used the link, or it is gone. */
export async function takeLink(trx: Db, id: string, uid: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('join_links')
    .set({ used_by: uid })
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewMembership {
  id: string;
  inviteId: string;
  uid: string;
  role: MemberRole;
  now: number;
}

/** Changes the role of somebody who is a member already. */
export async function putMembership(trx: Db, member: NewMembership): Promise<void> {
  await trx
    .insertInto('memberships')
    .values({
      id: member.id,
      invite_id: member.inviteId,
      host_uid: member.uid,
      role: member.role,
      joined_at: member.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['invite_id', 'host_uid']).doUpdateSet({ role: member.role }),
    )
    .execute();
}

/** Returns the host's uid; null when there is none. */
export async function deleteMembership(
  trx: Db,
  inviteId: string,
  which: { id: string } | { uid: string },
): Promise<string | null> {
  const row = await trx
    .deleteFrom('memberships')
    .where('invite_id', '=', inviteId)
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('host_uid', '=', which.uid)))
    .returning('host_uid')
    .executeTakeFirst();
  return row?.host_uid ?? null;
}
