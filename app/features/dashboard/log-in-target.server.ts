import { findInviteId } from '#app/features/host/rules.ts';
import type { LogInTarget } from '#app/features/host/schema.ts';
import { listMembers } from '#app/features/invite/members/membership-store.server.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

type Target = LogInTarget & Pick<Invite, 'eventName'>;

/** The invitation of `redirectTo` with its members' usernames; null for other paths. Logs a failed query. */
export async function findLogInTarget(
  { db, log }: { db: Db; log: Log },
  redirectTo: string,
): Promise<Result<Target | null, 'invite-missing' | 'invite-unreadable'>> {
  const id = findInviteId(redirectTo);
  if (id === null) return succeed(null);
  try {
    const invite = await findInvite(db, id);
    if (!invite) return fail('invite-missing');
    const { hostUid, hostUsername, hostEmail, eventName } = invite;
    const members = (await listMembers(db, id)).map(({ username }) => username);
    return succeed({ hostUid, hostUsername, hostEmail, eventName, members });
  } catch (error) {
    log.error('invite not read for a log-in', { error });
    return fail('invite-unreadable');
  }
}
