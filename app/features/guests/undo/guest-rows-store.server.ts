import { setImmediate } from 'node:timers/promises';

import { type Expression, type SqlBool, sql } from 'kysely';

import { readReply, replyColumns, toReplyRow } from '#app/features/rsvp/reply/reply-row.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf, listColumns, lockRows, writeJson } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { insertRows, prepareUpdates, updateRows } from '#app/platform/db/insert-rows.server.ts';
import type { Database } from '#app/platform/db/schema.server.ts';
import { deleteReplies, readVersion } from '#app/platform/db/versions.server.ts';

import type {
  Change,
  LostMail,
  RecordedOver,
  RemovedGuest,
  ReplyRecord,
} from './undo-store.server.ts';

type Kept = Change & { now: number };

const isWaitingMail = sql<SqlBool>`outbox.state <> 'leased'`;

async function columnsOf<Table extends keyof Database>(db: Db, tables: readonly Table[]) {
  const entries: [Table, string[]][] = [];
  for (const table of tables) entries.push([table, await listColumns(db, table)]);
  return new Map(entries);
}

/** The members of `RemovedGuest`, and the tables that they come from. */
const keptWith = {
  replies: { rsvps: 'rsvps', history: 'reply_history' },
  others: {
    labels: 'guest_labels',
    outbox: 'outbox',
    told: 'handed_over',
    messages: 'guest_messages',
  },
} as const;

/** Of the invitee at hand. */
const isOwn = (table: string) =>
  table === 'outbox'
    ? sql<SqlBool>`outbox.invitee_id = invitees.id and ${isWaitingMail}`
    : sql<SqlBool>`${sql.ref(`${table}.invitee_id`)} = invitees.id`;

/**
 * Keeps invitees as `RemovedGuest` rows, with their replies, or those who have labels or mail with these. The database
 * builds the rows, because reading ten thousand takes longer.
 */
export async function keepGuests(
  db: Db,
  { inviteId, change, now }: Kept,
  { ids, rows }: { ids: readonly string[]; rows: keyof typeof keptWith },
): Promise<void> {
  const tables = Object.entries(keptWith[rows]) as [string, keyof Database][];
  const columns = await columnsOf(db, ['invitees', ...tables.map(([, table]) => table)]);
  const json = writeJson(db);
  const own = tables.map(([name, table]) => [
    name,
    json.rows(table, columns.get(table) ?? [], isOwn(table)),
  ]);
  const guest = json.object({
    kind: sql.lit('guest'),
    invitee: json.row('invitees', columns.get('invitees') ?? []),
    ...(Object.fromEntries(own) as Record<string, Expression<string>>),
  });
  const has = tables.map(
    ([, table]) => sql`exists (select 1 from ${sql.table(table)} where ${isOwn(table)})`,
  );
  const isKept = rows === 'replies' ? sql`1 = 1` : sql`(${sql.join(has, sql` or `)})`;
  for (const batch of inBatches(ids)) {
    await setImmediate();
    await sql`insert into undo_rows (id, invite_id, change, changed_at, before)
      select ${`${change}.${rows}.`} || invitees.id, invite_id, ${change}, ${now}, ${json.asText(guest)}
      from invitees where ${isOneOf(db, 'invitees.id', batch, inviteId)} and ${isKept}`.execute(db);
  }
}

/** Keeps addresses and mail of replies as `LostMail` rows, by the id of the reply or of its invitee. */
export async function keepMail(
  trx: Db,
  { inviteId, change, now }: Kept,
  { column, ids }: { column: 'id' | 'invitee_id'; ids: readonly string[] },
): Promise<void> {
  const columns = await columnsOf(trx, ['guest_addresses', 'outbox']);
  const json = writeJson(trx);
  const ofReply = sql<SqlBool>`outbox.reply_id = guest_addresses.reply_id and ${isWaitingMail}`;
  const mail = json.object({
    kind: sql.lit('mail'),
    replyId: sql.ref('guest_addresses.reply_id'),
    address: json.row('guest_addresses', columns.get('guest_addresses') ?? []),
    outbox: json.rows('outbox', columns.get('outbox') ?? [], ofReply),
  });
  for (const batch of inBatches(ids)) {
    await sql`insert into undo_rows (id, invite_id, change, changed_at, before)
      select ${`${change}.`} || guest_addresses.reply_id, invite_id, ${change}, ${now}, ${json.asText(mail)}
      from guest_addresses where reply_id in
        (select id from rsvps where ${isOneOf(trx, column, batch, inviteId)})`.execute(trx);
  }
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
      const found = trx
        .selectFrom('rsvps')
        .selectAll()
        .where(isOneOf(trx, column, batch))
        .orderBy('id');
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
  const replies = guests.flatMap(({ rsvps = [] }) => rsvps);
  const version = await readVersion(trx, inviteId);
  await insertRows(
    trx,
    'rsvps',
    replies.map((row) => ({ ...row, version, waiting: seats.get(row.id) ?? null })),
    'keep',
  );
  const [history, labels] = [
    guests.flatMap(({ history: own = [] }) => own),
    guests.flatMap(({ labels: own = [] }) => own),
  ];
  await insertRows(trx, 'reply_history', history, 'keep');
  await insertRows(trx, 'guest_labels', labels, 'keep');
  const told = guests.flatMap(({ told: own = [] }) => own);
  await insertRows(trx, 'handed_over', told, 'keep');
  const messages = guests.flatMap(({ messages: own = [] }) => own);
  await insertRows(trx, 'guest_messages', messages, 'keep');
  const mails = guests.flatMap(({ outbox = [] }) => outbox);
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
    const rows = await trx
      .selectFrom('rsvps')
      .select('id')
      .where(isOneOf(trx, 'id', batch))
      .execute();
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
  const columns = [...replyColumns, 'version', 'updated_at'] as const;
  await updateRows(trx, 'rsvps', prepareUpdates<'rsvps'>(rows, columns));
}
