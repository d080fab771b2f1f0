import type { MemberRole } from '#app/features/invite/members/schema.ts';
import { getSettingPath } from '#app/platform/paths.ts';
import { hostPassword, logIn, type LoggedIn } from '#tests/setup/hosts.ts';

import type { Site, Visitor } from './site.ts';

const settings = (inviteId: string) => getSettingPath(inviteId, 'co-hosts');

/** As the settings page shows it to the event's owner. */
export async function makeJoinPath(
  owner: Visitor,
  inviteId: string,
  role: MemberRole,
): Promise<string> {
  const { text } = await owner.post(settings(inviteId), {
    intent: 'invite-member',
    role,
    current: hostPassword,
  });
  return /\/host\/join\/[\w-]{32}/.exec(text)?.[0] ?? '';
}

/** A new host who has joined by a link of the owner. */
export async function addMember(
  site: Site,
  { owner, inviteId, role }: { owner: LoggedIn; inviteId: string; role: MemberRole },
): Promise<LoggedIn> {
  const member = await logIn(site, `${role}-${Math.trunc(Math.random() * 1e9)}`);
  await member.visitor.post(await makeJoinPath(owner.visitor, inviteId, role), {});
  return member;
}

export async function removeMember(
  site: Site,
  { owner, inviteId, member }: { owner: LoggedIn; inviteId: string; member: LoggedIn },
): Promise<void> {
  const { id } = await site.db
    .selectFrom('memberships')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('host_uid', '=', member.host.uid)
    .executeTakeFirstOrThrow();
  await owner.visitor.post(settings(inviteId), { intent: 'remove-member', id });
}
