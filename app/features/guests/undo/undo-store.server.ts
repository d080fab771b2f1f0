import { setImmediate } from 'node:timers/promises';

import type { Insertable, Selectable } from 'kysely';
import * as v from 'valibot';

import type { HandedOver } from '#app/features/told/hand-over.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { jsonColumn } from '#app/platform/db/json-column.server.ts';
import type { GuestMessagesTable, OutboxTable } from '#app/platform/db/mail-tables.server.ts';
import type {
  GuestAddressesTable,
  GuestLabelsTable,
  InviteesTable,
  ReplyHistoryTable,
  RsvpsTable,
  UndoRowsTable,
} from '#app/platform/db/schema.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';

export type ReplyRecord = Selectable<RsvpsTable>;

/** An invitee may have one row with the replies and one with the rest. */
export interface RemovedGuest {
  kind: 'guest';
  invitee: Selectable<InviteesTable>;
  rsvps?: ReplyRecord[];
  history?: Selectable<ReplyHistoryTable>[];
  labels?: Selectable<GuestLabelsTable>[];
  outbox?: Selectable<OutboxTable>[];
  told?: HandedOver[];
  messages?: Selectable<GuestMessagesTable>[];
}

/** The address that a guest of the open link left, and the mail to it. */
export interface LostMail {
  kind: 'mail';
  replyId: string;
  address: Selectable<GuestAddressesTable>;
  outbox: Selectable<OutboxTable>[];
}

/** A reply before and after the host recorded another. Stored with what differs in `after`. */
export interface RecordedOver {
  kind: 'reply';
  before: ReplyRecord | null;
  after: ReplyRecord;
}

export interface Labeled {
  kind: 'label';
  inviteeId: string;
  label: string;
  on: boolean;
}

/** What a host said of an invitee, or took back. */
export interface Told {
  kind: 'told';
  on: boolean;
  row: HandedOver;
}

/** What an invitee read in before and since. */
export interface Translated {
  kind: 'language';
  inviteeId: string;
  before: string;
  after: string;
}

export type Before = RemovedGuest | LostMail | RecordedOver | Labeled | Told | Translated;

const keptRow = v.looseObject({
  kind: v.picklist(['guest', 'mail', 'reply', 'label', 'told', 'language']),
});

/** Only the kind is checked: the rest are rows as this server has read them. */
const beforeColumn = jsonColumn(
  'undo_rows',
  'before',
  v.custom<Before>((row) => v.is(keptRow, row)),
);

export interface Change {
  inviteId: string;
  change: string;
}

/** Leaves out of a reply what was the same before. */
function toKept(one: Before): Before {
  if (one.kind !== 'reply' || one.before === null) return one;
  const { before, after } = one;
  const names = Object.keys(after) as (keyof ReplyRecord)[];
  const differing = names.filter((name) => after[name] !== before[name]);
  const kept = Object.fromEntries(differing.map((name) => [name, after[name]]));
  return { ...one, after: kept as ReplyRecord };
}

export type KeptRow = Insertable<UndoRowsTable>;

/** The rows that `insertKept` stores: encoding them takes longer than storing. */
export function encodeKept(
  { inviteId, change, now }: Change & { now: number },
  before: readonly Before[],
): Promise<KeptRow[]> {
  return mapInSlices(before, (one): KeptRow => ({
    id: createId(),
    invite_id: inviteId,
    change,
    changed_at: now,
    before: beforeColumn.encode(toKept(one)),
  }));
}

export async function insertKept(trx: Db, rows: readonly KeptRow[]): Promise<void> {
  await insertRows(trx, 'undo_rows', rows);
}

function readBefore({ id, before }: { id: string; before: string }): Before {
  const one = beforeColumn.decode(before, id);
  return one.kind === 'reply' ? { ...one, after: { ...one.before, ...one.after } } : one;
}

/** What is kept of a change, a few rows at a time: all rows of a large list are too much to hold. */
export async function* readKept(
  db: Db,
  { inviteId, change }: Change,
): AsyncGenerator<{ id: string; before: Before }> {
  const kept = await db
    .selectFrom('undo_rows')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('change', '=', change)
    .execute();
  for (const batch of inBatches(kept.map(({ id }) => id))) {
    await setImmediate();
    const rows = await db
      .selectFrom('undo_rows')
      .select(['id', 'before'])
      .where(isOneOf(db, 'id', batch))
      .execute();
    for (const row of rows) yield { id: row.id, before: readBefore(row) };
  }
}

/** Deletes these rows, and returns those that were still there. */
export async function takeKept(trx: Db, ids: readonly string[]): Promise<Before[]> {
  const taken: Before[] = [];
  for (const batch of inBatches(ids)) {
    const rows = await trx
      .deleteFrom('undo_rows')
      .where(isOneOf(trx, 'id', batch))
      .returning(['id', 'before'])
      .execute();
    for (const row of rows) taken.push(readBefore(row));
  }
  return taken;
}

/** The changes that Undo can still find. */
export async function listUndoable(db: Db, inviteId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('undo_rows')
    .select('change')
    .where('invite_id', '=', inviteId)
    .union(
      db
        .selectFrom('removed_answers')
        .select('removal as change')
        .where('invite_id', '=', inviteId),
    )
    .execute();
  return new Set(rows.map(({ change }) => change));
}

/** Deletes what is kept of a change that was planned and not made. */
export async function forgetChange(db: Db, { inviteId, change }: Change): Promise<void> {
  await db
    .deleteFrom('undo_rows')
    .where('invite_id', '=', inviteId)
    .where('change', '=', change)
    .execute();
}

export async function forgetBefore(db: Db, until: number): Promise<void> {
  await db.deleteFrom('undo_rows').where('changed_at', '<', until).execute();
}
