import { readReply, replyColumns, toReplyRow } from '#app/features/rsvp/reply/reply-row.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { insertRows, putRows } from '#app/platform/db/insert-rows.server.ts';
import { deleteReplies, readVersion } from '#app/platform/db/versions.server.ts';

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
  const stored = await listStored(
    trx,
    lost.map(({ replyId }) => replyId),
  );
  const own = lost.filter(({ replyId }) => stored.has(replyId));
  const addresses = own.map(({ address }) => address);
  await insertRows(trx, 'guest_addresses', addresses, 'keep');
  const mails = own.flatMap(({ outbox }) => outbox);
  await insertRows(trx, 'outbox', mails, 'keep');
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
  inviteId: string,
  { guests, seats }: { guests: readonly RemovedGuest[]; seats: ReadonlyMap<string, number | null> },
): Promise<void> {
  const invitees = guests.map(({ invitee }) => invitee);
  await insertRows(trx, 'invitees', invitees, 'keep');
  const replies = guests.flatMap(({ rsvps }) => rsvps);
  const version = await readVersion(trx, inviteId);
  await insertRows(
    trx,
    'rsvps',
    replies.map((row) => ({ ...row, version, waiting: seats.get(row.id) ?? null })),
    'keep',
  );
  const [history, labels] = [
    guests.flatMap((one) => one.history),
    guests.flatMap((one) => one.labels),
  ];
  await insertRows(trx, 'reply_history', history, 'keep');
  await insertRows(trx, 'guest_labels', labels, 'keep');
  const mails = guests.flatMap(({ outbox }) => outbox);
  const stored = await listStored(
    trx,
    mails.flatMap((row) => row.reply_id ?? []),
  );
  await insertRows(
    trx,
    'outbox',
    mails.map((row) => ({
      ...row,
      reply_id: row.reply_id !== null && stored.has(row.reply_id) ? row.reply_id : null,
    })),
    'keep',
  );
}

async function listStored(trx: Db, replyIds: readonly string[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const batch of inBatches(replyIds)) {
    const rows = await trx.selectFrom('rsvps').select('id').where('id', 'in', batch).execute();
    for (const { id } of rows) stored.add(id);
  }
  return stored;
}

/** Writes what replies said before, or deletes those that were not there. Whose they are by now stays. */
export async function putReplies(
  trx: Db,
  inviteId: string,
  replies: readonly (RecordedOver & { current: ReplyRecord; waiting: number | null })[],
): Promise<void> {
  const added = replies.filter(({ before }) => before === null).map(({ after }) => after.id);
  await deleteReplies(trx, inviteId, added);
  const rows = replies.flatMap(({ before, current, waiting }) =>
    before
      ? {
          ...current,
          ...toReplyRow(readReply(before), before.incomplete === 1),
          waiting,
          version: current.version + 1,
          updated_at: before.updated_at,
        }
      : [],
  );
  await putRows(trx, 'rsvps', rows, [...replyColumns, 'version', 'updated_at']);
}
