import { readReply, replyColumns, toReplyRow } from '#app/features/rsvp/reply/reply-row.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';

import {
  type LostMail,
  type RecordedOver,
  type RemovedGuest,
  type ReplyRecord,
} from './undo-store.server.ts';

function groupBy<Row extends { invitee_id: string | null }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ invitee_id: id }) => id);
  return (id: string) => groups.get(id) ?? [];
}

/** Reads invitees with everything except mail that is being sent, and locks their replies. */
export async function readGuests(trx: Db, ids: readonly string[]): Promise<RemovedGuest[]> {
  const all: RemovedGuest[] = [];
  for (const batch of inBatches(ids)) {
    const ofGuests = ['invitee_id', 'in', batch] as const;
    const invitees = trx.selectFrom('invitees').selectAll().where('id', 'in', batch);
    const rsvps = trx
      .selectFrom('rsvps')
      .selectAll()
      .where(...ofGuests);
    const history = trx
      .selectFrom('reply_history')
      .selectAll()
      .where(...ofGuests);
    const labels = trx
      .selectFrom('guest_labels')
      .selectAll()
      .where(...ofGuests);
    const outbox = trx
      .selectFrom('outbox')
      .selectAll()
      .where(...ofGuests);
    const of = {
      rsvps: groupBy(await lockRows(trx, rsvps).execute()),
      history: groupBy(await history.execute()),
      labels: groupBy(await labels.execute()),
      outbox: groupBy(await outbox.where('state', '<>', 'leased').execute()),
    };
    for (const invitee of await invitees.execute()) {
      const { id } = invitee;
      all.push({
        kind: 'guest',
        invitee,
        rsvps: of.rsvps(id),
        history: of.history(id),
        labels: of.labels(id),
        outbox: of.outbox(id),
      });
    }
  }
  return all;
}

/** Leaves out mail that is being sent. */
export async function readMail(trx: Db, replyIds: readonly string[]): Promise<LostMail[]> {
  const all: LostMail[] = [];
  for (const batch of inBatches(replyIds)) {
    const ofReplies = ['reply_id', 'in', batch] as const;
    const addresses = await trx
      .selectFrom('guest_addresses')
      .selectAll()
      .where(...ofReplies)
      .execute();
    const mails = await trx
      .selectFrom('outbox')
      .selectAll()
      .where(...ofReplies)
      .where('state', '<>', 'leased')
      .execute();
    const outbox = Map.groupBy(mails, ({ reply_id: id }) => id);
    for (const address of addresses) {
      const { reply_id: replyId } = address;
      const own = outbox.get(replyId) ?? [];
      all.push({ kind: 'mail', replyId, address, outbox: own });
    }
  }
  return all;
}

/** Restores addresses and mail of the replies that exist. */
export async function insertMail(trx: Db, lost: readonly LostMail[]): Promise<void> {
  for (const batch of inBatches(lost)) {
    const ids = batch.map(({ replyId }) => replyId);
    const found = await trx.selectFrom('rsvps').select('id').where('id', 'in', ids).execute();
    const stored = new Set(found.map(({ id }) => id));
    const own = batch.filter(({ replyId }) => stored.has(replyId));
    if (own.length === 0) continue;
    await trx
      .insertInto('guest_addresses')
      .values(own.map(({ address }) => address))
      .onConflict((c) => c.doNothing())
      .execute();
    for (const mails of inBatches(own.flatMap(({ outbox }) => outbox))) {
      await trx
        .insertInto('outbox')
        .values(mails)
        .onConflict((c) => c.doNothing())
        .execute();
    }
  }
}

/** Locks and returns replies, by the id of the invitee or of the reply. */
export async function readReplies(
  trx: Db,
  { invited, open }: { invited: readonly string[]; open: readonly string[] },
): Promise<Map<string, ReplyRecord>> {
  const replies = new Map<string, ReplyRecord>();
  for (const [column, ids] of [
    ['invitee_id', invited],
    ['id', open],
  ] as const) {
    for (const batch of inBatches(ids)) {
      const found = trx.selectFrom('rsvps').selectAll().where(column, 'in', batch).orderBy('id');
      for (const row of await lockRows(trx, found).execute()) replies.set(row[column] ?? '', row);
    }
  }
  return replies;
}

/** `seats` holds the numbers on the waiting list, by reply. */
export async function insertGuests(
  trx: Db,
  guests: readonly RemovedGuest[],
  seats: ReadonlyMap<string, number | null>,
): Promise<void> {
  const stored = new Set<string>();
  for (const batch of inBatches(guests.map(({ invitee }) => invitee))) {
    await trx
      .insertInto('invitees')
      .values(batch)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  const replies = guests.flatMap(({ rsvps }) => rsvps);
  for (const batch of inBatches(replies)) {
    const rows = await trx
      .insertInto('rsvps')
      .values(batch.map((row) => ({ ...row, waiting: seats.get(row.id) ?? null })))
      .onConflict((c) => c.doNothing())
      .returning('id')
      .execute();
    for (const { id } of rows) stored.add(id);
  }
  for (const batch of inBatches(guests.flatMap(({ history }) => history))) {
    await trx
      .insertInto('reply_history')
      .values(batch)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  for (const batch of inBatches(guests.flatMap(({ labels }) => labels))) {
    await trx
      .insertInto('guest_labels')
      .values(batch)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  const mails = guests.flatMap(({ outbox }) => outbox);
  for (const batch of inBatches(mails)) {
    const rows = batch.map((row) => ({
      ...row,
      reply_id: row.reply_id !== null && stored.has(row.reply_id) ? row.reply_id : null,
    }));
    await trx
      .insertInto('outbox')
      .values(rows)
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

/** Ignores the waiting list. */
export function isSameReply(one: ReplyRecord, other: ReplyRecord): boolean {
  const ignored = new Set<string>(['waiting', 'promoted_at']);
  return replyColumns
    .filter((column) => !ignored.has(column))
    .every((column) => one[column] === other[column]);
}

/** Writes what a reply said before, or deletes it where there was none. Whose it is by now stays. */
export async function putReply(
  trx: Db,
  { before, after }: RecordedOver,
  waiting: number | null,
): Promise<void> {
  if (before === null) await trx.deleteFrom('rsvps').where('id', '=', after.id).execute();
  else {
    const said = toReplyRow(readReply(before), before.incomplete === 1);
    await trx
      .updateTable('rsvps')
      .set({ ...said, waiting, updated_at: before.updated_at })
      .where('id', '=', after.id)
      .execute();
  }
}
