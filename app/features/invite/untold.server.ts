import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import type { InvitesTable } from '#app/platform/db/schema.server.ts';

import { type FactRow, factColumns, readFacts } from './facts.server.ts';
import { untoldColumn } from './json-columns.server.ts';
import { toFacts } from './rules.ts';
import type { KnownFacts, PartUpdate } from './schema.ts';

/** `changedAt` is the time of the latest change that guests were not told of. */
export type Untold = ReturnType<typeof untoldColumn.decode>;

export const untoldColumns = [...factColumns, 'event_name', 'untold'] as const;

type UntoldRow = FactRow & Pick<Selectable<InvitesTable>, 'event_name' | 'untold'>;

interface Change {
  id: string;
  row: UntoldRow;
  update: PartUpdate;
  now: number;
}

const isSame = (one: KnownFacts, other: KnownFacts) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Notes a change of the facts or the title that guests were not told of (behaviour 35.4). A change back to what they
 * know removes the note. Nothing is noted while nobody knows of the event. The row must be locked.
 */
export async function noteUntold(trx: Db, { id, row, update, now }: Change): Promise<void> {
  const { name, part } = update;
  if (name !== 'eventName' && name !== 'dateTime' && name !== 'location') return;
  const was: KnownFacts = { ...readFacts(row), eventName: row.event_name };
  const changed = { ...was, ...part };
  const is: KnownFacts = { ...toFacts(changed), eventName: changed.eventName };
  if (isSame(was, is)) return;
  const before = row.untold === null ? was : untoldColumn.decode(row.untold, id).before;
  if (row.untold === null && !(await isKnown(trx, id))) return;
  await setUntold(trx, id, isSame(before, is) ? null : { before, changedAt: now });
}

/** Whether somebody was invited by mail or by phone, or has answered. */
async function isKnown(db: Db, inviteId: string): Promise<boolean> {
  const reply = db.selectFrom('rsvps').select('invite_id').where('invite_id', '=', inviteId);
  const mail = db
    .selectFrom('outbox')
    .select('invite_id')
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is not', null);
  const said = db.selectFrom('handed_over').select('invite_id').where('invite_id', '=', inviteId);
  return (
    (await said.limit(1).executeTakeFirst()) !== undefined ||
    (await reply.limit(1).executeTakeFirst()) !== undefined ||
    (await mail.limit(1).executeTakeFirst()) !== undefined
  );
}

/** Null when the guests know everything. */
export async function findUntold(db: Db, inviteId: string): Promise<Untold | null> {
  const row = await db
    .selectFrom('invites')
    .select('untold')
    .where('id', '=', inviteId)
    .executeTakeFirst();
  return row?.untold ? untoldColumn.decode(row.untold, inviteId) : null;
}

/** Null once guests were told, or need not be. */
export async function setUntold(trx: Db, inviteId: string, untold: Untold | null): Promise<void> {
  const text = untold === null ? null : untoldColumn.encode(untold);
  await trx.updateTable('invites').set({ untold: text }).where('id', '=', inviteId).execute();
}
