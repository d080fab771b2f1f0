import type { Services } from '#app/context.ts';
import { inviteIdOf } from '#app/features/host/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

/**
 * The invitation that a log-in leading to `redirectTo` is for, null when it is for none, or why it cannot
 * be had (spec §8). The failure of a look-up is logged here.
 */
export async function findLogInTarget(
  { db, log }: Services,
  redirectTo: string,
): Promise<Result<Invite | null, 'invite-missing' | 'invite-unreadable'>> {
  const id = inviteIdOf(redirectTo);
  if (id === null) return ok(null);
  try {
    const invite = await findInvite(db, id);
    return invite ? ok(invite) : fail('invite-missing');
  } catch (error) {
    log.error('invite not read for a log-in', { error });
    return fail('invite-unreadable');
  }
}
