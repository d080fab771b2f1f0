import { peopleColumn } from '#app/features/invite/json-columns.server.ts';
import {
  selectInvitees,
  selectOpenReplies,
} from '#app/features/rsvp/reply/reply-queries.server.ts';
import type { Answer } from '#app/features/rsvp/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';
import { isolateText } from '#app/platform/text.ts';

import type { Arrival, DoorGuest, StoredArrival } from './door-rules.ts';

interface Row {
  id: string;
  name: string;
  people: string;
  answer: Answer | null;
  coming: number | null;
  extra: number | null;
  waiting: number | null;
  note: string | null;
}

const replyColumns = [
  'rsvps.answer',
  'rsvps.yes_count as coming',
  'rsvps.extra',
  'rsvps.waiting',
  'rsvps.note',
] as const;

/** Invitees, then guests of the open link. */
export async function listDoorRows(db: Db, inviteId: string): Promise<DoorGuest[]> {
  const invited = await selectInvitees(db)
    .select(['invitees.id', 'invitees.name', 'invitees.people', ...replyColumns])
    .where('invitees.invite_id', '=', inviteId)
    .execute();
  const open = await selectOpenReplies(db, inviteId)
    .select(['id', 'name', (eb) => eb.val('[]').as('people'), ...replyColumns])
    .execute();
  return [...invited.map(toGuest), ...open.map(toGuest)];
}

function toGuest(row: Row): DoorGuest {
  const answer = row.waiting === null ? (row.answer ?? 'none') : 'waiting';
  const household = peopleColumn.decode(row.people, row.id);
  return {
    id: row.id,
    name: row.name.trim() || say(namelessGuest),
    household: household.map(({ name }) => isolateText(name)).join(', '),
    answer,
    expected: answer === 'yes' ? (row.coming ?? 1) + (row.extra ?? 0) : 0,
    note: row.note ?? '',
  };
}

/** 0 without any change. */
export async function readLastChange(db: Db, inviteId: string): Promise<number> {
  const { last } = await db
    .selectFrom('arrivals')
    .select(({ fn }) => fn.max<number | null>('change').as('last'))
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The arrivals that changed after the change with this number. */
export function listArrivals(db: Db, inviteId: string, after: number): Promise<Arrival[]> {
  return db
    .selectFrom('arrivals')
    .select(['guest', 'people', 'version', 'name'])
    .where('invite_id', '=', inviteId)
    .where('change', '>', after)
    .execute();
}

export async function findArrivals(
  trx: Db,
  inviteId: string,
  guests: readonly string[],
): Promise<Map<string, StoredArrival>> {
  const rows = await trx
    .selectFrom('arrivals')
    .select(['guest', 'people', 'version', 'name', 'phone', 'press'])
    .where('invite_id', '=', inviteId)
    .where('guest', 'in', guests)
    .execute();
  return new Map(rows.map((row) => [row.guest, row]));
}

export async function findListed(
  trx: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const invited = trx
    .selectFrom('invitees')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('id', 'in', ids);
  const open = trx
    .selectFrom('rsvps')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('id', 'in', ids)
    .where('invitee_id', 'is', null);
  const rows = await invited.unionAll(open).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The invitees to whom these answers of the open link belong by now, by the answer's id. */
export async function findMerged(
  trx: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('rsvps')
    .select(['id', 'invitee_id as inviteeId'])
    .where('invite_id', '=', inviteId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, inviteeId }) => [id, inviteeId ?? id]));
}

export async function countWalkIns(trx: Db, inviteId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('arrivals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invite_id', '=', inviteId)
    .where('guest', 'like', '+%')
    .executeTakeFirstOrThrow();
  return count;
}

export async function putArrival(
  trx: Db,
  { inviteId, id, change, now }: { inviteId: string; id: string; change: number; now: number },
  arrival: StoredArrival,
): Promise<void> {
  const { guest, ...rest } = arrival;
  const changed = { ...rest, change, changed_at: now };
  await trx
    .insertInto('arrivals')
    .values({ id, invite_id: inviteId, guest, ...changed })
    .onConflict((conflict) => conflict.columns(['invite_id', 'guest']).doUpdateSet(changed))
    .execute();
}
