import { sql } from 'kysely';

import type { Person } from '#app/features/invite/schema.ts';
import type { Answer } from '#app/features/rsvp/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';

import type { ListedGuest } from '../guest-row.ts';

/** The marks of a reply by which the list can be limited. */
export type MarkName = 'incomplete' | 'late' | 'waiting' | 'nameless';

/** Invitees to whom nothing was sent, or to whom the latest mail failed. */
export type MailMark = 'unsent' | 'failed';

/** The guests of an invitation who gave an answer, who gave none, whose reply is marked, or all of them. */
export interface GuestSelection {
  inviteId: string;
  answer: Answer | MarkName | MailMark | 'none' | 'all';
  /** Labels that each guest has. Guests of the open link have none. */
  labels: readonly string[];
}

const isMark = (answer: GuestSelection['answer']): answer is MarkName =>
  answer === 'incomplete' || answer === 'late' || answer === 'waiting' || answer === 'nameless';

const isMailMark = (answer: GuestSelection['answer']): answer is MailMark =>
  answer === 'unsent' || answer === 'failed';

/** A condition that selects the invitees with a mark of mail. */
function mailed(mark: MailMark) {
  return mark === 'unsent'
    ? sql<boolean>`not exists (select 1 from outbox where outbox.invitee_id = invitees.id)`
    : sql<boolean>`(
        select state from outbox where outbox.invitee_id = invitees.id
        order by outbox.id desc limit 1
      ) = 'failed'`;
}

/** A condition that selects the replies with a mark. */
function marked(mark: MarkName) {
  if (mark === 'waiting') return sql<boolean>`rsvps.waiting is not null`;
  if (mark === 'nameless') return sql<boolean>`rsvps.invitee_id is null and rsvps.name = ''`;
  return sql<boolean>`${sql.ref(`rsvps.${mark}`)} = 1`;
}

/** A slice of the selected guests in their order, or those with certain ids. */
export type Slice = { offset: number; limit: number } | { ids: readonly string[] };

export interface NamedGuest {
  id: string;
  name: string;
  email: string;
}

const labeled = (db: Db, inviteId: string, label: string) =>
  db
    .selectFrom('guest_labels')
    .select('invitee_id')
    .where('invite_id', '=', inviteId)
    .where('label', '=', label);

function invited(db: Db, { inviteId, answer, labels }: GuestSelection) {
  let query = db
    .selectFrom('invitees')
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .where('invitees.invite_id', '=', inviteId);
  for (const label of labels)
    query = query.where('invitees.id', 'in', labeled(db, inviteId, label));
  if (answer === 'all') return query;
  if (isMark(answer)) return query.where(marked(answer));
  if (isMailMark(answer)) return query.where(mailed(answer));
  return answer === 'none'
    ? query.where('rsvps.id', 'is', null)
    : query.where('rsvps.answer', '=', answer);
}

/** How many invitees are selected. */
export async function countInvited(db: Db, guests: GuestSelection): Promise<number> {
  const { count } = await invited(db, guests)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many invitees and guests of the open link have a reply with a mark. */
export async function countMarked(
  db: Db,
  inviteId: string,
  mark: MarkName,
): Promise<{ invited: number; open: number }> {
  const counted = await db
    .selectFrom('rsvps')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('invitee_id').as('invited'),
    ])
    .where('invite_id', '=', inviteId)
    .where(marked(mark))
    .executeTakeFirstOrThrow();
  return { invited: counted.invited, open: counted.all - counted.invited };
}

/** How many invitees have a mark of mail. */
export async function countMailed(db: Db, inviteId: string, mark: MailMark): Promise<number> {
  const { count } = await db
    .selectFrom('invitees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invite_id', '=', inviteId)
    .where(mailed(mark))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The answers of the open link that belong to no invitee. Only answers of the open link have a key, which is indexed.
 */
function open(db: Db, { inviteId, answer, labels }: GuestSelection) {
  const query = db
    .selectFrom('rsvps')
    .where('invite_id', '=', inviteId)
    .where('guest_key_hash', 'is not', null)
    .where('invitee_id', 'is', null);
  if (labels.length > 0) return query.where(sql<boolean>`1 = 0`);
  if (answer === 'all') return query;
  if (isMark(answer)) return query.where(marked(answer));
  const isNobody = answer === 'none' || isMailMark(answer);
  return isNobody ? query.where(sql<boolean>`1 = 0`) : query.where('answer', '=', answer);
}

/** The names of all selected invitees and of their households' people, in the host's order. */
export async function listInvitedNames(
  db: Db,
  guests: GuestSelection,
): Promise<(NamedGuest & { people: readonly string[] })[]> {
  const rows = await invited(db, guests)
    .select(['invitees.id', 'invitees.name', 'invitees.email', 'invitees.people'])
    .orderBy('invitees.position')
    .orderBy('invitees.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    people: readPeople(row.people).map(({ name }) => name),
  }));
}

/** The names of all selected guests of the open link, the newest first. */
export function listOpenNames(db: Db, guests: GuestSelection): Promise<NamedGuest[]> {
  return open(db, guests)
    .select(['id', 'name', sql<string>`''`.as('email')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The columns of a reply that a row shows. */
const replyColumns = [
  'rsvps.answer',
  'rsvps.extra',
  'rsvps.yes_count as coming',
  'rsvps.waiting',
  'rsvps.incomplete',
  'rsvps.late',
  'rsvps.facts_version as facts',
  'rsvps.recorded_by_host as recorded',
  'rsvps.created_at as answeredAt',
  'rsvps.updated_at as updatedAt',
] as const;

/** The version of the invitation's own date, times and place. */
function factsNow(of: 'invitees' | 'rsvps') {
  const inviteId = sql.ref(`${of}.invite_id`);
  return sql<number>`(select facts_version from invites where invites.id = ${inviteId})`;
}

function invitedInOrder(db: Db, guests: GuestSelection) {
  return invited(db, guests)
    .select(['invitees.id', 'invitees.name', 'invitees.email', 'invitees.token'])
    .select('invitees.people')
    .select(replyColumns)
    .select(factsNow('invitees').as('factsNow'))
    .orderBy('invitees.position')
    .orderBy('invitees.id');
}

/** Prepared, because every dashboard runs it first and again after each answer. */
const spanOfInvited = prepareStatement<{ inviteId: string; limit: number; offset: number }, Row>(
  (db, value) =>
    invitedInOrder(db, { inviteId: value('inviteId'), answer: 'all', labels: [] })
      .limit(value('limit'))
      .offset(value('offset')),
);

/** A slice of the selected invitees with their answers. The rows hold tokens: for the host's own screens only. */
export async function listInvited(
  db: Db,
  guests: GuestSelection,
  slice: Slice,
): Promise<ListedGuest[]> {
  if ('limit' in slice && guests.answer === 'all' && guests.labels.length === 0) {
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
    .select(['rsvps.id', 'rsvps.name', ...replyColumns])
    .select([sql<null>`null`.as('email'), sql<null>`null`.as('token')])
    .select([sql<string>`'[]'`.as('people'), factsNow('rsvps').as('factsNow')])
    .$if('ids' in slice, (query) => query.where('id', 'in', 'ids' in slice ? slice.ids : []))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$if('limit' in slice, (query) =>
      'limit' in slice ? query.limit(slice.limit).offset(slice.offset) : query,
    )
    .execute();
  return rows.map(toListed);
}

interface Row extends Pick<
  ListedGuest,
  'id' | 'name' | 'email' | 'token' | 'answer' | 'coming' | 'answeredAt' | 'updatedAt'
> {
  people: string;
  extra: number | null;
  waiting: number | null;
  incomplete: number | null;
  late: number | null;
  facts: number | null;
  factsNow: number;
  recorded: number | null;
}

/** The people in a household's JSON. Most invitees are one person. */
function readPeople(people: string): readonly Person[] {
  return people === '[]' ? [] : (JSON.parse(people) as Person[]);
}

/** The answers to questions of these guests, as JSON by the id of the invitee or of the reply. */
export async function listAnswersOf(
  db: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['id', 'invitee_id as inviteeId', 'answers'])
    .where('invite_id', '=', inviteId)
    .where('answers', '<>', '{}')
    .where((eb) => eb.or([eb('invitee_id', 'in', ids), eb('id', 'in', ids)]))
    .execute();
  return new Map(rows.map(({ id, inviteeId, answers }) => [inviteeId ?? id, answers]));
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
    people: readPeople(row.people),
    coming: row.coming,
    waiting: row.waiting !== null,
    incomplete: row.incomplete === 1,
    late: row.late === 1,
    outdated: row.facts !== null && row.facts !== row.factsNow,
    recordedByHost: row.recorded === 1,
    answeredAt: row.answeredAt,
    updatedAt: row.updatedAt,
  };
}
