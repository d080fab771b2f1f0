import type { MemberRole } from '#app/features/invite/members/schema.ts';
import { type SignedIn, signIn } from '#tests/fixtures/invites.ts';

import type { Site, Visitor } from './site.ts';

const settings = (inviteId: string) => `/host/events/${inviteId}/settings`;

/** As the settings page shows it to the event's owner. */
export async function makeJoinPath(
  owner: Visitor,
  inviteId: string,
  role: MemberRole,
): Promise<string> {
  const { text } = await owner.post(settings(inviteId), { intent: 'invite-member', role });
  return /\/host\/join\/[\w-]{32}/.exec(text)?.[0] ?? '';
}

/** A new host who has joined by a link of the owner. */
export async function addMember(
  site: Site,
  { owner, inviteId, role }: { owner: SignedIn; inviteId: string; role: MemberRole },
): Promise<SignedIn> {
  const member = await signIn(site, `${role}-${Math.trunc(Math.random() * 1e9)}`);
  await member.visitor.post(await makeJoinPath(owner.visitor, inviteId, role), {});
  return member;
}

export async function removeMember(
  site: Site,
  { owner, inviteId, member }: { owner: SignedIn; inviteId: string; member: SignedIn },
): Promise<void> {
  const { id } = await site.services.db
    .selectFrom('memberships')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('host_uid', '=', member.host.uid)
    .executeTakeFirstOrThrow();
  await owner.visitor.post(settings(inviteId), { intent: 'remove-member', id });
}
