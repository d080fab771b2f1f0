import { findInviteId } from '#app/features/host/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

/** The invitation that `redirectTo` leads to, or null if it leads to none. A failed query is logged. */
export async function findLogInTarget(
  { db, log }: { db: Db; log: Log },
  redirectTo: string,
): Promise<Result<Invite | null, 'invite-missing' | 'invite-unreadable'>> {
  const id = findInviteId(redirectTo);
  if (id === null) return succeed(null);
  try {
    const invite = await findInvite(db, id);
    return invite ? succeed(invite) : fail('invite-missing');
  } catch (error) {
    log.error('invite not read for a log-in', { error });
    return fail('invite-unreadable');
  }
}
