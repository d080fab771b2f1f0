import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { readVersion } from '#app/platform/db/versions.server.ts';
import { createId, createOrderedId } from '#app/platform/ids.server.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';

import type { KeptReply } from './kept-reply.ts';
import { findMissingAnswers } from './question-rules.ts';
import { readReply, replyColumns, toReplyRow } from './reply-row.server.ts';

/** Null for a guest of the open link. */
export interface OwnedReply {
  inviteeId: string | null;
  reply: KeptReply;
}

/** The oldest first. */
export async function listReplies(
  db: Db,
  inviteId: string,
): Promise<(OwnedReply & { id: string })[]> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['id', 'invitee_id as inviteeId'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .select(replyColumns)
    .where('invite_id', '=', inviteId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return mapInSlices(rows, ({ inviteeId, createdAt, updatedAt, ...row }) => ({
    id: row.id,
    inviteeId,
    reply: { ...readReply(row), createdAt, updatedAt },
  }));
}

/** Returns the ids of stored replies. Those of the open link get random device keys, which no visitor has. */
export async function insertReplies(
  db: Db,
  { inviteId, questions }: { inviteId: string; questions: readonly StoredQuestion[] },
  replies: readonly OwnedReply[],
): Promise<string[]> {
  const version = await readVersion(db, inviteId);
  const rows = await mapInSlices(
    replies,
    ({ inviteeId, reply: { createdAt, updatedAt, ...reply } }) => ({
      ...toReplyRow(reply, findMissingAnswers(reply, questions).length > 0),
      id: createOrderedId(createdAt),
      invite_id: inviteId,
      invitee_id: inviteeId,
      guest_key_hash: inviteeId === null ? createId() : null,
      version,
      created_at: createdAt,
      updated_at: updatedAt,
    }),
  );
  await insertRows(db, 'rsvps', rows);
  return rows.map(({ id }) => id);
}
