import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { changeReplies, passReplies, readVersion } from '#app/platform/db/versions.server.ts';

import { diffReplies, pickRecorded } from '../reply/history-rules.ts';
import { readReply, replyColumns, toReplyRow } from '../reply/reply-row.server.ts';
import { addHistory } from '../reply/reply-store.server.ts';
import { countTaken } from '../reply/seats-store.server.ts';
import { moveArrivals } from './arrivals-store.server.ts';
import { keepSeat } from './merge-seats.ts';

/** An answer of the open link, and the time of the change. */
export interface Listed {
  inviteId: string;
  answerId: string;
  now: number;
}

/** Reads and locks a reply of the event. */
function lockAnswer(trx: Db, { inviteId }: Listed, of: 'id' | 'invitee_id', id: string) {
  const query = trx
    .selectFrom('rsvps')
    .select(['id', 'invitee_id', 'version', 'updated_at', ...replyColumns])
    .where('invite_id', '=', inviteId)
    .where(of, '=', id);
  return lockRows(trx, query).executeTakeFirst();
}

/** Names a guest of the open link; false when there is no such answer. Another name than `seen` is not overwritten. */
export async function nameOpenAnswer(
  trx: Db,
  listed: Listed,
  { name, seen }: { name: string; seen: string },
): Promise<boolean | { current: string }> {
  const open = await lockAnswer(trx, listed, 'id', listed.answerId);
  if (open?.invitee_id !== null) return false;
  const current = open.name.trim();
  if (current !== name && current !== seen.trim()) return { current };
  await changeReplies(trx).set({ name }).where('id', '=', open.id).execute();
  const before = readReply(open);
  const { inviteId, now } = listed;
  const entry = { inviteId, inviteeId: null, replyId: open.id, by: 'host', now } as const;
  const change = diffReplies(before, { ...before, name });
  if (change) await addHistory(trx, [{ ...entry, ...change }]);
  return true;
}

/**
 * Assigns an answer of the open link to an invitee. If the invitee has an answer too, the newer one counts with the
 * better seat of both, and the history keeps the other. The device keeps its key, so that its guest can change the same
 * answer. `limit` is how many people may come, or null. The invitation must be locked. False when the answer or the
 * invitee does not exist.
 */
export async function mergeOpenAnswer(
  trx: Db,
  listed: Listed,
  { inviteeId, limit }: { inviteeId: string; limit: number | null },
): Promise<boolean> {
  const { inviteId, now } = listed;
  const open = await lockAnswer(trx, listed, 'id', listed.answerId);
  const own = await lockAnswer(trx, listed, 'invitee_id', inviteeId);
  const invitee = await trx
    .selectFrom('invitees')
    .select('id')
    .where('id', '=', inviteeId)
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  if (open?.invitee_id !== null || !invitee) return false;
  const entry = { inviteId, inviteeId, by: 'host', now } as const;
  const before = readReply(open);
  let merged = { ...before, incomplete: open.incomplete, updatedAt: open.updated_at };
  if (own) {
    const isNewer = own.updated_at > open.updated_at;
    const [newer, older] = isNewer ? [own, open] : [open, own];
    const free = limit === null ? Infinity : limit - (await countTaken(trx, inviteId)).taken;
    const { incomplete, updated_at: updatedAt } = newer;
    const reply = keepSeat(readReply(newer), readReply(older), free);
    merged = { ...reply, name: before.name, incomplete, updatedAt };
    const removed = { before: pickRecorded(readReply(own)), after: null };
    await addHistory(trx, [{ ...entry, replyId: own.id, ...removed }]);
    await trx.deleteFrom('rsvps').where('id', '=', own.id).execute();
  }
  const { incomplete, updatedAt, ...reply } = merged;
  // For the invitee it is a new reply.
  await passReplies(trx, inviteId, own ? [own, open] : [open]);
  await changeReplies(trx, await readVersion(trx, inviteId))
    .set({
      ...toReplyRow(reply, incomplete === 1),
      invitee_id: inviteeId,
      updated_at: updatedAt,
    })
    .where('id', '=', open.id)
    .execute();
  await trx
    .updateTable('reply_history')
    .set({ invitee_id: inviteeId })
    .where('reply_id', '=', open.id)
    .execute();
  const change = diffReplies(before, reply);
  if (change) await addHistory(trx, [{ ...entry, replyId: open.id, ...change }]);
  await moveArrivals(trx, { inviteId, from: open.id, to: inviteeId, now });
  return true;
}
