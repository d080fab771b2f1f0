import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { listMembers, listOpenLinks } from './members/membership-store.server.ts';
import type { Member, OpenLink } from './members/schema.ts';
import { type OwnedInvite, isOwner } from './service.server.ts';

export interface MembersView {
  owner: string | null;
  members: Member[];
  /** The unused links, for the owner only. */
  links: OpenLink[];
  mayLeave: boolean;
}

export async function loadMembersView(
  { db, clock }: { db: Db; clock: Clock },
  invite: OwnedInvite,
): Promise<MembersView> {
  const { id, hostUid, editor } = invite;
  const members = await listMembers(db, id);
  const owner =
    hostUid === null
      ? null
      : await db
          .selectFrom('hosts')
          .select('display_name as name')
          .where('uid', '=', hostUid)
          .executeTakeFirst();
  return {
    owner: owner?.name ?? null,
    members: members.map(({ uid: _uid, ...member }) => member),
    links: isOwner(invite) ? await listOpenLinks(db, id, clock()) : [],
    mayLeave: members.some(({ uid }) => uid === editor),
  };
}
