import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import { findMemberRole } from '#app/features/invite/members/membership-store.server.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { isPast } from '#app/features/schedule/past.ts';
import {
  type DueFollowUp,
  countSilent,
  listDueFollowUps,
  takeFollowUp,
} from '#app/features/told/follow-ups.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getByPhonePath } from '#app/platform/paths.ts';

interface FollowUpServices {
  db: Db;
  clock: Clock;
  mail: Mailer;
}

/**
 * Queues the mail that reminds hosts of those without an answer, each once whichever process runs it (behaviour 48.9).
 * Returns the number.
 */
export async function queueFollowUps({ db, clock, mail }: FollowUpServices): Promise<number> {
  const now = clock();
  let queued = 0;
  for (const due of await listDueFollowUps(db, now)) {
    queued += await db.transaction().execute((trx) => remind(trx, mail, due, now));
  }
  return queued;
}

const isStillHost = async (trx: Db, { id, hostUid }: Invite, uid: string) =>
  hostUid === uid || (await findMemberRole(trx, id, uid)) !== null;

async function remind(trx: Db, mail: Mailer, due: DueFollowUp, now: number): Promise<number> {
  const { inviteId, hostUid } = due;
  if (!(await takeFollowUp(trx, due))) return 0;
  const invite = await findInvite(trx, inviteId);
  if (!invite || !(await isStillHost(trx, invite, hostUid))) return 0;
  const host = await findMailAddress(trx, hostUid);
  if (invite.cancellation || invite.answersClosed || isPast(invite, now)) return 0;
  const count = await countSilent(trx, inviteId);
  if (!host?.isVerified || count === 0) return 0;
  if ((await mail.findOptedOut(trx, null, [host.address])).size > 0) return 0;
  const payload = {
    eventName: invite.eventName,
    path: getByPhonePath(inviteId, 'remind'),
    count,
  };
  const reminder = { kind: 'follow-up', payload, address: host.address, hostUid } as const;
  return mail.enqueue(trx, [{ ...reminder, inviteId: null }]);
}
