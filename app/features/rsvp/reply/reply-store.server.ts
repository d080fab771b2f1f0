import type { InsertResult } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';

import type { ReplyChange } from './history-rules.ts';
import type { ReplyPlace } from './reply-context.server.ts';
import { type ReplyRow, toReplyRow } from './reply-row.server.ts';
import type { Reply } from './reply.ts';

interface NewRow extends ReplyRow {
  id: string;
  inviteId: string;
  inviteeId: string | null;
  keyHash: string | null;
  now: number;
}

const addReply = prepareStatement<NewRow, InsertResult>((db, value) =>
  db
    .insertInto('rsvps')
    .values({
      id: value('id'),
      invite_id: value('inviteId'),
      invitee_id: value('inviteeId'),
      guest_key_hash: value('keyHash'),
      name: value('name'),
      answer: value('answer'),
      people: value('people'),
      extra: value('extra'),
      companions: value('companions'),
      note: value('note'),
      decide_by: value('decide_by'),
      answers: value('answers'),
      incomplete: value('incomplete'),
      hidden: value('hidden'),
      late: value('late'),
      facts_version: value('facts_version'),
      waiting: value('waiting'),
      recorded_by_host: value('recorded_by_host'),
      yes_count: value('yes_count'),
      maybe_count: value('maybe_count'),
      no_count: value('no_count'),
      created_at: value('now'),
      updated_at: value('now'),
    })
    .onConflict((conflict) => conflict.doNothing()),
);

type PlainRow = Pick<
  NewRow,
  | 'id'
  | 'inviteId'
  | 'inviteeId'
  | 'keyHash'
  | 'answer'
  | 'late'
  | 'incomplete'
  | 'facts_version'
  | 'now'
>;

/** A tap and nothing else. Binding a third of the values takes less than half the time. */
const addTap = prepareStatement<PlainRow, InsertResult>((db, value) =>
  db
    .insertInto('rsvps')
    .values({
      id: value('id'),
      invite_id: value('inviteId'),
      invitee_id: value('inviteeId'),
      guest_key_hash: value('keyHash'),
      name: '',
      answer: value('answer'),
      extra: 0,
      late: value('late'),
      incomplete: value('incomplete'),
      facts_version: value('facts_version'),
      created_at: value('now'),
      updated_at: value('now'),
    })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Whether a first reply of one person holds more than an answer. */
function isTap(reply: Reply): boolean {
  return (
    reply.people === null &&
    reply.extra === 0 &&
    reply.waiting === null &&
    reply.name === '' &&
    reply.note === '' &&
    reply.decideBy === '' &&
    !reply.hidden &&
    !reply.recordedByHost &&
    Object.keys(reply.answers).length === 0
  );
}

/**
 * Stores a first reply in one statement; false when there is one already, which stays. Violates a foreign key if the
 * invitee or the invitation was removed meanwhile.
 */
export async function insertReply(
  db: Db,
  { inviteId, guest }: ReplyPlace,
  { reply, incomplete, now }: { reply: Reply; incomplete: boolean; now: number },
): Promise<boolean> {
  const row: PlainRow = {
    id: createOrderedId(now),
    inviteId,
    inviteeId: 'inviteeId' in guest ? guest.inviteeId : null,
    keyHash: 'keyHash' in guest ? guest.keyHash : null,
    answer: reply.answer,
    late: reply.late ? 1 : 0,
    incomplete: incomplete ? 1 : 0,
    facts_version: reply.factsVersion,
    now,
  };
  const { numAffectedRows } = await (isTap(reply)
    ? addTap(db, row)
    : addReply(db, { ...toReplyRow(reply, incomplete), ...row }));
  return (numAffectedRows ?? 0n) > 0n;
}

/** Stores a changed reply; false when it was removed meanwhile. */
export async function updateReply(
  trx: Db,
  id: string,
  { reply, incomplete, now }: { reply: Reply; incomplete: boolean; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rsvps')
    .set({ ...toReplyRow(reply, incomplete), updated_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many changes of one reply are kept; a guest who changes it without end keeps the newest. */
export const mostChanges = 200;
const digits = 8;

const lastChangeOf = prepareStatement<{ replyId: string }, { id: string }>((db, value) =>
  db
    .selectFrom('reply_history')
    .select('id')
    .where('reply_id', '=', value('replyId'))
    .orderBy('id', 'desc')
    .limit(1),
);

/** A change of a reply as the history keeps it. */
export interface HistoryEntry {
  inviteId: string;
  inviteeId: string | null;
  replyId: string;
  by: 'guest' | 'host' | 'list';
  now: number;
  before: ReplyChange['before'];
  /** Null when the reply was removed. */
  after: ReplyChange['after'] | null;
}

/** Adds a change to the history. The reply's row must be locked. */
export async function addHistory(trx: Db, entry: HistoryEntry): Promise<void> {
  const { replyId } = entry;
  const [last] = (await lastChangeOf(trx, { replyId })).rows;
  const count = last ? Number(last.id.slice(-digits)) + 1 : 1;
  const idOf = (index: number) => `${replyId}.${String(index).padStart(digits, '0')}`;
  await trx
    .insertInto('reply_history')
    .values({
      id: idOf(count),
      invite_id: entry.inviteId,
      invitee_id: entry.inviteeId,
      reply_id: replyId,
      changed_at: entry.now,
      changed_by: entry.by,
      before: JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
    })
    .execute();
  if (count <= mostChanges) return;
  await trx
    .deleteFrom('reply_history')
    .where('id', '=', idOf(count - mostChanges))
    .execute();
}

/** The changes of one guest's reply, the oldest first: an invitee's, or those of a reply on the open link. */
export async function listHistory(
  db: Db,
  inviteId: string,
  of: { inviteeId: string } | { replyId: string },
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('reply_history')
    .selectAll()
    .where('invite_id', '=', inviteId)
    .$if('inviteeId' in of, (query) =>
      query.where('invitee_id', '=', 'inviteeId' in of ? of.inviteeId : ''),
    )
    .$if('replyId' in of, (query) =>
      query.where('reply_id', '=', 'replyId' in of ? of.replyId : ''),
    )
    // Ids count the changes of a reply, and those of replies sort by time.
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    inviteId,
    inviteeId: row.invitee_id,
    replyId: row.reply_id,
    by: row.changed_by,
    now: row.changed_at,
    before: JSON.parse(row.before) as HistoryEntry['before'],
    after: row.after === null ? null : (JSON.parse(row.after) as ReplyChange['after']),
  }));
}
