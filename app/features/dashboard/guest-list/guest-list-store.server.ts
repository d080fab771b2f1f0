import { sql } from 'kysely';

import type { Answer } from '#app/features/rsvp/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';

import type { ListedGuest } from './guest-row.ts';

/** The guests of an invitation who gave an answer, who gave none, or all of them. */
export interface GuestSelection {
  inviteId: string;
  answer: Answer | 'none' | 'all';
}

/** A slice of the selected guests in their order, or those with certain ids. */
export type Slice = { offset: number; limit: number } | { ids: readonly string[] };

export interface NamedGuest {
  id: string;
  name: string;
  email: string;
}

function invited(db: Db, { inviteId, answer }: GuestSelection) {
  const query = db
    .selectFrom('invitees')
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .where('invitees.invite_id', '=', inviteId);
  if (answer === 'all') return query;
  return answer === 'none'
    ? query.where('rsvps.id', 'is', null)
    : query.where('rsvps.answer', '=', answer);
}

/**
 * The answers of the open link that belong to no invitee. Only answers of the open link have a key, which is indexed.
 */
function open(db: Db, { inviteId, answer }: GuestSelection) {
  const query = db
    .selectFrom('rsvps')
    .where('invite_id', '=', inviteId)
    .where('guest_key_hash', 'is not', null)
    .where('invitee_id', 'is', null);
  if (answer === 'all') return query;
  return answer === 'none' ? query.where(sql<boolean>`1 = 0`) : query.where('answer', '=', answer);
}

/** The names of all selected invitees, in the host's order. */
export function listInvitedNames(db: Db, guests: GuestSelection): Promise<NamedGuest[]> {
  return invited(db, guests)
    .select(['invitees.id', 'invitees.name', 'invitees.email'])
    .orderBy('invitees.position')
    .orderBy('invitees.id')
    .execute();
}

/** The names of all selected guests of the open link, the newest first. */
export function listOpenNames(db: Db, guests: GuestSelection): Promise<NamedGuest[]> {
  return open(db, guests)
    .select(['id', 'name', sql<string>`''`.as('email')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

function invitedInOrder(db: Db, guests: GuestSelection) {
  return invited(db, guests)
    .select(['invitees.id', 'invitees.name', 'invitees.email', 'invitees.token'])
    .select(['rsvps.answer', 'rsvps.extra', 'rsvps.recorded_by_host as recorded'])
    .select('rsvps.created_at as answeredAt')
    .orderBy('invitees.position')
    .orderBy('invitees.id');
}

/** Every dashboard runs this first, and again after each answer: it is prepared. */
const spanOfInvited = prepareStatement<{ inviteId: string; limit: number; offset: number }, Row>(
  (db, value) =>
    invitedInOrder(db, { inviteId: value('inviteId'), answer: 'all' })
      .limit(value('limit'))
      .offset(value('offset')),
);

/** A slice of the selected invitees with their answers. The rows hold tokens: for the host's own screens only. */
export async function listInvited(
  db: Db,
  guests: GuestSelection,
  slice: Slice,
): Promise<ListedGuest[]> {
  if ('limit' in slice && guests.answer === 'all') {
    const { rows } = await spanOfInvited(db, { inviteId: guests.inviteId, ...slice });
    return rows.map(toListed);
  }
  const query = invitedInOrder(db, guests);
  const rows = await (
    'ids' in slice
      ? query.where('invitees.id', 'in', slice.ids)
      : query.limit(slice.limit).offset(slice.offset)
  ).execute();
  return rows.map(toListed);
}

/**
 * A slice of the selected guests of the open link, ordered by first answer, the newest first, so that a changed answer
 * moves no row.
 */
export async function listOpen(
  db: Db,
  guests: GuestSelection,
  slice: Slice,
): Promise<ListedGuest[]> {
  const rows = await open(db, guests)
    .select(['id', 'name', 'answer', 'extra', 'recorded_by_host as recorded'])
    .select('created_at as answeredAt')
    .select([sql<null>`null`.as('email'), sql<null>`null`.as('token')])
    .$if('ids' in slice, (query) => query.where('id', 'in', 'ids' in slice ? slice.ids : []))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$if('limit' in slice, (query) =>
      'limit' in slice ? query.limit(slice.limit).offset(slice.offset) : query,
    )
    .execute();
  return rows.map(toListed);
}

interface Row extends Omit<ListedGuest, 'extra' | 'recordedByHost'> {
  extra: number | null;
  recorded: number | null;
}

// Field by field: spreading a row that SQLite returned takes ten times as long.
function toListed(row: Row): ListedGuest {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    token: row.token,
    answer: row.answer,
    extra: row.extra ?? 0,
    recordedByHost: row.recorded === 1,
    answeredAt: row.answeredAt,
  };
}
