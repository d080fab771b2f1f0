import type { InsertResult, Insertable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf, shareRows } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import type { ReplyHistoryTable } from '#app/platform/db/schema.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { changeReplies } from '#app/platform/db/versions.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';

import type { Reply } from '../reply.ts';
import type { ReplyChange } from './history-rules.ts';
import { afterColumn, beforeColumn } from './json-columns.server.ts';
import type { Respondent } from './reply-context.server.ts';
import { type ReplyRow, replyColumns, toReplyRow } from './reply-row.server.ts';

interface NewRow extends ReplyRow {
  id: string;
  invite_id: string;
  invitee_id: string | null;
  guest_key_hash: string | null;
  /** The event's, which the reply was judged by. */
  version: number;
  created_at: number;
  updated_at: number;
}

/** Inserts nothing if the guest has a reply, or the event has another version than the row. */
const addRow = (columns: readonly (keyof NewRow)[]) =>
  prepareStatement<NewRow, InsertResult>((db, value) =>
    db
      .insertInto('rsvps')
      .columns(columns)
      .expression((eb) => {
        const event = eb
          .selectFrom('invites')
          .select(columns.map((column) => eb.val(value(column)).as(column)))
          .where('id', '=', value('invite_id'))
          .where('version', '=', value('version'));
        return shareRows(db, event);
      })
      .onConflict((conflict) => conflict.doNothing()),
  );

const idColumns = [
  'id',
  'invite_id',
  'invitee_id',
  'guest_key_hash',
  'version',
  'created_at',
  'updated_at',
] as const;
const addReply = addRow([...idColumns, ...replyColumns]);

/** The columns of a simple answer. Binding half of the values takes less than half the time. */
const tapColumns = ['answer', 'name', 'extra', 'late', 'incomplete', 'facts_version'] as const;
const addTap = addRow([...idColumns, ...tapColumns]);

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

/** False if the guest has a reply or the event has changed. Violates a foreign key if the invitee was removed. */
export async function insertReply(
  db: Db,
  { inviteId, guest }: Respondent,
  written: { reply: Reply; incomplete: boolean; now: number; version: number },
): Promise<boolean> {
  const { reply, incomplete, now, version } = written;
  const row: NewRow = {
    ...toReplyRow(reply, incomplete),
    id: createOrderedId(now),
    invite_id: inviteId,
    invitee_id: 'inviteeId' in guest ? guest.inviteeId : null,
    guest_key_hash: 'keyHash' in guest ? guest.keyHash : null,
    version,
    created_at: now,
    updated_at: now,
  };
  const add = isTap(reply) ? addTap : addReply;
  const { numAffectedRows } = await add(db, row);
  return (numAffectedRows ?? 0n) > 0n;
}

/** False when the reply was removed. */
export async function updateReply(
  trx: Db,
  id: string,
  { reply, incomplete, now }: { reply: Reply; incomplete: boolean; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await changeReplies(trx)
    .set({ ...toReplyRow(reply, incomplete), updated_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many of the newest changes are kept (behaviour 25.15). */
export const mostChanges = 200;
const digits = 8;

export interface HistoryEntry {
  inviteId: string;
  inviteeId: string | null;
  replyId: string;
  /** 'list': promotion from the waiting list. 'edit': fitted to the host's edit. */
  by: 'guest' | 'host' | 'list' | 'edit';
  now: number;
  before: ReplyChange['before'];
  /** Null when the reply was removed. */
  after: ReplyChange['after'] | null;
}

/** Entries as they are stored, and the ids of those that are then too old to be kept. */
export interface NumberedHistory {
  rows: Insertable<ReplyHistoryTable>[];
  forgotten: string[];
}

/** The invitation must be locked. Several entries of one reply are in order. */
export async function addHistory(trx: Db, entries: readonly HistoryEntry[]): Promise<void> {
  await insertHistory(trx, await numberHistory(trx, entries));
}

/** Right as long as no reply changes. */
export async function numberHistory(
  db: Db,
  entries: readonly HistoryEntry[],
): Promise<NumberedHistory> {
  const counts = await countChanges(db, new Set(entries.map(({ replyId }) => replyId)));
  const forgotten: string[] = [];
  const rows = await mapInSlices(entries, (entry) => {
    const { replyId } = entry;
    const count = (counts.get(replyId) ?? 0) + 1;
    counts.set(replyId, count);
    const idOf = (index: number) => `${replyId}.${String(index).padStart(digits, '0')}`;
    if (count > mostChanges) forgotten.push(idOf(count - mostChanges));
    return {
      id: idOf(count),
      invite_id: entry.inviteId,
      invitee_id: entry.inviteeId,
      reply_id: replyId,
      changed_at: entry.now,
      changed_by: entry.by,
      before: beforeColumn.encode(entry.before),
      after: entry.after && afterColumn.encode(entry.after),
    };
  });
  return { rows, forgotten };
}

export async function insertHistory(trx: Db, { rows, forgotten }: NumberedHistory): Promise<void> {
  await insertRows(trx, 'reply_history', rows);
  for (const batch of inBatches(forgotten)) {
    await trx
      .deleteFrom('reply_history')
      .where(isOneOf(trx, 'id', batch))
      .execute();
  }
}

/** How often each reply was changed, as the id of its last change says. */
async function countChanges(db: Db, replyIds: ReadonlySet<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const batch of inBatches([...replyIds])) {
    const last = await db
      .selectFrom('reply_history')
      .select(({ fn }) => ['reply_id as replyId', fn.max('id').as('id')])
      .where(isOneOf(db, 'reply_id', batch))
      .groupBy('reply_id')
      .execute();
    for (const { replyId, id } of last) counts.set(replyId, Number(id.slice(-digits)));
  }
  return counts;
}

/** Of an invitee, or of one reply on the open link, the oldest first. */
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
    // An id contains the reply's id, which sorts by time, and the number of the change.
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    inviteId,
    inviteeId: row.invitee_id,
    replyId: row.reply_id,
    by: row.changed_by,
    now: row.changed_at,
    before: beforeColumn.decode(row.before, row.id),
    after: row.after === null ? null : afterColumn.decode(row.after, row.id),
  }));
}
