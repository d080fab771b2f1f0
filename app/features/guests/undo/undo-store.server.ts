import type { Selectable } from 'kysely';
import * as v from 'valibot';

import type { Db } from '#app/platform/db/client.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { jsonColumn } from '#app/platform/db/json-column.server.ts';
import type {
  GuestAddressesTable,
  GuestLabelsTable,
  InviteesTable,
  OutboxTable,
  ReplyHistoryTable,
  RsvpsTable,
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

export type Before = RemovedGuest | LostMail | RecordedOver | Labeled;

const keptRow = v.looseObject({ kind: v.picklist(['guest', 'mail', 'reply', 'label']) });

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

const rowsAtOnce = 1000;

/** Outside of a transaction in several short ones: nobody finds the rows before their change is stored. */
export async function keepBefore(
  db: Db,
  { inviteId, change, now }: Change & { now: number },
  before: readonly Before[],
): Promise<void> {
  for (const batch of inBatches(before, rowsAtOnce)) {
    const rows = batch.map((one) => ({
      id: createId(),
      invite_id: inviteId,
      change,
      changed_at: now,
      before: beforeColumn.encode(toKept(one)),
    }));
    await insertRows(db, 'undo_rows', rows);
  }
}

/** What is kept of a change. It stays the same until it is taken. */
export async function readBefore(db: Db, { inviteId, change }: Change): Promise<Before[]> {
  const rows = await db
    .selectFrom('undo_rows')
    .select(['id', 'before'])
    .where('invite_id', '=', inviteId)
    .where('change', '=', change)
    .execute();
  return mapInSlices(rows, ({ id, before }) => {
    const one = beforeColumn.decode(before, id);
    return one.kind === 'reply' ? { ...one, after: { ...one.before, ...one.after } } : one;
  });
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

/** Deletes what is kept of a change that is undone, or was planned and not made. False if there was nothing. */
export async function forgetChange(db: Db, { inviteId, change }: Change): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('undo_rows')
    .where('invite_id', '=', inviteId)
    .where('change', '=', change)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetBefore(db: Db, until: number): Promise<void> {
  await db.deleteFrom('undo_rows').where('changed_at', '<', until).execute();
}
