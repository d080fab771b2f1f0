import { appoint } from '#app/features/host/administrators.server.ts';
import { joinEvent, removeMember } from '#app/features/invite/members.server.ts';
import type { MemberRole } from '#app/features/invite/members/schema.ts';
import { findOwnInvite } from '#app/features/invite/service.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import type { Role } from '#tests/fixtures/access-roles.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn, setMailAddress } from '#tests/setup/hosts.ts';

import { makeJoinPath } from './members.ts';
import type { Site, Visitor } from './site.ts';

/** An event, with a visitor for each role. */
export interface Cast {
  inviteId: string;
  owner: LoggedIn;
  visitors: Record<Role, Visitor>;
}

async function addVerifiedHost(site: Site): Promise<LoggedIn> {
  const name = createId().toLowerCase();
  const made = await logIn(site, name);
  await setMailAddress(site.db, made.host, `${name}@example.org`);
  return made;
}

/** Enough for each request of a row to have its own. */
const guests = makeInvitees(40);

export async function castRoles(site: Site): Promise<Cast> {
  const { services } = site;
  const owner = await addVerifiedHost(site);
  const inviteId = await addEvent(site.db, { host: owner.host, invitees: guests });
  const invite = await findOwnInvite(services.db, inviteId, owner.host, 'own');
  if (!invite.ok) throw new Error(invite.error);
  const join = async (role: MemberRole) => {
    const member = await addVerifiedHost(site);
    const token = await makeToken(owner.visitor, inviteId, role);
    const joined = await joinEvent(services, member.host, token);
    if (!joined.ok) throw new Error(joined.error);
    return member;
  };
  const [door, coHost, removed] = [
    await join('door'),
    await join('co-host'),
    await join('co-host'),
  ];
  const { id } = await services.db
    .selectFrom('memberships')
    .select('id')
    .where('host_uid', '=', removed.host.uid)
    .executeTakeFirstOrThrow();
  await removeMember(services, invite.value, id);
  const [guest, invited] = [site.visitor(), site.visitor()];
  await guest.post(getGuestPath(inviteId), { answer: 'maybe' });
  const { token } = await services.db
    .selectFrom('invitees')
    .select('token')
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
  await invited.get(`${getGuestPath(inviteId)}?g=${token}`);
  const administrator = await addVerifiedHost(site);
  await appoint(site.db, administrator.host.uid, 1);
  const visitors = {
    anonymous: site.visitor(),
    guest,
    'invited guest': invited,
    door: door.visitor,
    'co-host': coHost.visitor,
    owner: owner.visitor,
    'another host': (await addVerifiedHost(site)).visitor,
    'removed co-host': removed.visitor,
    administrator: administrator.visitor,
  };
  return { inviteId, owner, visitors };
}

const makeToken = async (owner: Visitor, inviteId: string, role: MemberRole) =>
  (await makeJoinPath(owner, inviteId, role)).slice('/host/join/'.length);
