import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { statement } from '#app/platform/db/statement.server.ts';

import type { Answer, ListedGuest } from './schema.ts';

/** The guests of an invitation who gave an answer, who gave none, or all of them. */
export interface Guests {
  inviteId: string;
  given: Answer | 'none' | 'all';
}

/** Some of them in their order: a span of places, or those with these ids. */
export type Some = { offset: number; limit: number } | { ids: readonly string[] };

export interface NamedGuest {
  id: string;
  name: string;
  email: string;
}

function invited(db: Db, { inviteId, given }: Guests) {
  const query = db
    .selectFrom('invitees')
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .where('invitees.invite_id', '=', inviteId);
  if (given === 'all') return query;
  return given === 'none'
    ? query.where('rsvps.id', 'is', null)
    : query.where('rsvps.answer', '=', given);
}

/** Whoever answered over the open link: they alone are known by a key, and the index of keys finds them at once. */
function open(db: Db, { inviteId, given }: Guests) {
  const query = db
    .selectFrom('rsvps')
    .where('invite_id', '=', inviteId)
    .where('guest_key_hash', 'is not', null);
  if (given === 'all') return query;
  return given === 'none' ? query.where(sql<boolean>`1 = 0`) : query.where('answer', '=', given);
}

/** All invitees among them by name, in the host's order. */
export function nameInvited(db: Db, guests: Guests): Promise<NamedGuest[]> {
  return invited(db, guests)
    .select(['invitees.id', 'invitees.name', 'invitees.email'])
    .orderBy('invitees.position')
    .orderBy('invitees.id')
    .execute();
}

/** All of the open link among them by name, the newest first. */
export function nameOpen(db: Db, guests: Guests): Promise<NamedGuest[]> {
  return open(db, guests)
    .select(['id', 'name', sql<string>`''`.as('email')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

function invitedInOrder(db: Db, guests: Guests) {
  return invited(db, guests)
    .select(['invitees.id', 'invitees.name', 'invitees.email', 'invitees.token'])
    .select(['rsvps.answer', 'rsvps.extra', 'rsvps.recorded_by_host as recorded'])
    .orderBy('invitees.position')
    .orderBy('invitees.id');
}

/** What every dashboard asks first, and again whenever somebody has answered. */
const spanOfInvited = statement<{ inviteId: string; limit: number; offset: number }, Row>(
  (db, value) =>
    invitedInOrder(db, { inviteId: value('inviteId'), given: 'all' })
      .limit(value('limit'))
      .offset(value('offset')),
);

/** Some of the invitees with their answers. Holds their tokens: for the host's own screens only. */
export async function listInvited(db: Db, guests: Guests, some: Some): Promise<ListedGuest[]> {
  if ('limit' in some && guests.given === 'all') {
    const { rows } = await spanOfInvited(db, { inviteId: guests.inviteId, ...some });
    return rows.map(toListed);
  }
  const query = invitedInOrder(db, guests);
  const rows = await (
    'ids' in some
      ? query.where('invitees.id', 'in', some.ids)
      : query.limit(some.limit).offset(some.offset)
  ).execute();
  return rows.map(toListed);
}

/** Some of those who answered over the open link, the newest first: whoever changes an answer keeps the place. */
export async function listOpen(db: Db, guests: Guests, some: Some): Promise<ListedGuest[]> {
  const rows = await open(db, guests)
    .select(['id', 'name', 'answer', 'extra', 'recorded_by_host as recorded'])
    .select([sql<null>`null`.as('email'), sql<null>`null`.as('token')])
    .$if('ids' in some, (query) => query.where('id', 'in', 'ids' in some ? some.ids : []))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$if('limit' in some, (query) =>
      'limit' in some ? query.limit(some.limit).offset(some.offset) : query,
    )
    .execute();
  return rows.map(toListed);
}

interface Row extends Omit<ListedGuest, 'extra' | 'recordedByHost'> {
  extra: number | null;
  recorded: number | null;
}

// Field by field: spreading a row of SQLite's takes ten times as long.
function toListed(row: Row): ListedGuest {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    token: row.token,
    answer: row.answer,
    extra: row.extra === 1 ? 1 : 0,
    recordedByHost: row.recorded === 1,
  };
}
