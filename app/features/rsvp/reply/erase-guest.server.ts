import type { Db } from '#app/platform/db/client.server.ts';
import { deleteReplies } from '#app/platform/db/versions.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { noReply } from '../reply.ts';
import type { AnswerServices } from './answer.server.ts';
import { pickRecorded } from './history-rules.ts';
import { type Respondent, lockContext } from './reply-context.server.ts';
import { addHistory } from './reply-store.server.ts';
import { promoteWaiting } from './settle.server.ts';

/** Whose data goes: the entry on the host's list, if there is one, and the reply, if there is one. */
export interface Erased {
  inviteId: string;
  inviteeId: string | null;
  replyId: string | null;
  now: number;
}

interface Erasing {
  /** Erases what other features keep of the guest, in the same transaction. */
  along: (trx: Db, erased: Erased) => Promise<unknown>;
}

/**
 * A guest's answer with everything in it, its earlier states and what could bring it back. The entry on the host's list
 * stays, without an answer, and its history says who removed it (behaviour 44.7). False when there is no such guest.
 */
export async function eraseGuest(
  { db, clock, live, tellPromoted }: AnswerServices,
  respondent: Respondent,
  { along }: Erasing,
): Promise<boolean> {
  const now = clock();
  const { inviteId } = respondent;
  for (;;) {
    const done = await db.transaction().execute(async (trx) => {
      const context = await lockContext(trx, respondent, 'invitation');
      if (context === null) return null;
      if (typeof context === 'string') return false;
      const { inviteeId, stored, rules } = context;
      const erased = { inviteId, inviteeId, replyId: stored?.id ?? null, now };
      await eraseKept(trx, respondent, erased);
      await along(trx, erased);
      if (stored) await deleteReplies(trx, inviteId, [stored.id]);
      if (stored && inviteeId !== null) {
        const change = { before: pickRecorded(noReply), after: null, by: 'guest' } as const;
        await addHistory(trx, [{ inviteId, inviteeId, replyId: createId(), now, ...change }]);
      }
      if (stored && rules.limit !== null)
        await promoteWaiting(trx, inviteId, { now, tellPromoted });
      return true;
    });
    if (done) live.publish(inviteId);
    if (done !== null) return done;
  }
}

/** Earlier states, and those that a host's Undo would bring back. */
async function eraseKept(trx: Db, { guest }: Respondent, erased: Erased): Promise<void> {
  const { inviteId, inviteeId, replyId } = erased;
  for (const [column, id] of [
    ['invitee_id', inviteeId],
    ['reply_id', replyId],
  ] as const) {
    if (id === null) continue;
    const ofEvent = trx.deleteFrom('reply_history').where('invite_id', '=', inviteId);
    await ofEvent.where(column, '=', id).execute();
  }
  for (const id of [inviteeId, replyId]) {
    if (id === null) continue;
    await trx
      .deleteFrom('undo_rows')
      .where('invite_id', '=', inviteId)
      .where('before', 'like', `%${id}%`)
      .execute();
  }
  if ('keyHash' in guest) {
    await trx
      .deleteFrom('removed_answers')
      .where('invite_id', '=', inviteId)
      .where('guest_key_hash', '=', guest.keyHash)
      .execute();
  }
}
