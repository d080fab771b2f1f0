import { getJoinPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { createJoinLink, removeMember, revokeJoinLink } from './members.server.ts';
import { memberMessages } from './members/messages.ts';
import type { MemberRole } from './members/schema.ts';
import type { OwnersInvite, UpdateServices } from './service.server.ts';

export type MemberAction =
  | { intent: 'invite-member'; role: MemberRole }
  | { intent: 'revoke-link'; id: string }
  | { intent: 'remove-member'; id: string };

/** The address of a new link is shown only once. */
export type MemberDone =
  | { done: 'invited'; role: MemberRole; link: string }
  | { done: 'revoked' | 'removed' | 'gone' };

const problems = { full: memberMessages.full, 'not-owner': memberMessages.notOwner } as const;

/** Returns a sentence for a refusal. Removing what is already gone succeeds. */
export async function runMemberAction(
  services: UpdateServices & { origin: string },
  invite: OwnersInvite,
  action: MemberAction,
): Promise<Result<MemberDone, string>> {
  switch (action.intent) {
    case 'invite-member': {
      const { role } = action;
      const token = await createJoinLink(services, invite, role);
      if (!token.ok) return fail(problems[token.error]);
      const link = services.origin + getJoinPath(token.value);
      return succeed({ done: 'invited', role, link });
    }
    case 'revoke-link':
      await revokeJoinLink(services, invite, action.id);
      return succeed({ done: 'revoked' });
    case 'remove-member': {
      const removed = await removeMember(services, invite, action.id);
      if (!removed.ok) return fail(problems[removed.error]);
      return succeed({ done: removed.value ? 'removed' : 'gone' });
    }
  }
}
