import { sql } from 'kysely';

import { peopleColumn } from '#app/features/invite/json-columns.server.ts';
import type { QuestionAnswers } from '#app/features/rsvp/reply.ts';
import {
  companionsColumn,
  questionAnswersColumn,
} from '#app/features/rsvp/reply/json-columns.server.ts';
import {
  selectInvitees,
  selectOpenReplies,
} from '#app/features/rsvp/reply/reply-queries.server.ts';
import type { Answer } from '#app/features/rsvp/schema.ts';
import { cameBack, notToldYet } from '#app/features/told/told-sql.server.ts';
import { cutText } from '#app/platform/cut-text.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import type { Language } from '#app/platform/language/languages.ts';

import type { ListedGuest } from '../guest-row.ts';
import { readLanguageOf } from './guest-languages-store.server.ts';
import { type GuestOrder, putInOrder } from './guest-order.server.ts';

const longestNote = 80;

export type MarkName = 'incomplete' | 'late' | 'waiting' | 'nameless';

/** Invitees who were not told yet, or whose mail came back (behaviour 48.3). */
export type ToldMark = 'untold' | 'returned';

export interface GuestSelection {
  inviteId: string;
  answer: Answer | MarkName | ToldMark | 'none' | 'all';
  /** A guest must have all of them. */
  labels: readonly string[];
  /** A guest must read in one of them; none for all guests. */
  languages?: readonly Language[] | undefined;
  /** Of invitees; as they were added without it. */
  order?: GuestOrder;
  /** A guest who is listed in any case. */
  keep?: string;
}

const isMark = (answer: GuestSelection['answer']): answer is MarkName =>
  answer === 'incomplete' || answer === 'late' || answer === 'waiting' || answer === 'nameless';

const toldMarks = { untold: notToldYet, returned: cameBack };

const isToldMark = (answer: GuestSelection['answer']): answer is ToldMark => answer in toldMarks;

function marked(mark: MarkName) {
  if (mark === 'waiting') return sql<boolean>`rsvps.waiting is not null`;
  if (mark === 'nameless') return sql<boolean>`rsvps.invitee_id is null and rsvps.name = ''`;
  return sql<boolean>`${sql.ref(`rsvps.${mark}`)} = 1`;
}

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

function answered(answer: Exclude<GuestSelection['answer'], 'all'>) {
  if (isMark(answer)) return marked(answer);
  if (isToldMark(answer)) return toldMarks[answer];
  return answer === 'none'
    ? sql<boolean>`rsvps.id is null`
    : sql<boolean>`rsvps.answer = ${answer}`;
}

const isEverybody = ({ answer, labels, languages = [] }: GuestSelection) =>
  answer === 'all' && labels.length + languages.length === 0;

function invited(db: Db, guests: GuestSelection) {
  const { inviteId, answer, labels, languages = [], keep } = guests;
  const query = selectInvitees(db).where('invitees.invite_id', '=', inviteId);
  if (isEverybody(guests)) return query;
  return query.where((eb) => {
    const listed = eb.and([
      ...labels.map((label) => eb('invitees.id', 'in', labeled(db, inviteId, label))),
      ...(languages.length === 0 ? [] : [eb(readLanguageOf, 'in', languages)]),
      ...(answer === 'all' ? [] : [answered(answer)]),
    ]);
    return keep === undefined ? listed : eb.or([listed, eb('invitees.id', '=', keep)]);
  });
}

export async function countInvited(db: Db, guests: GuestSelection): Promise<number> {
  const { count } = await invited(db, guests)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts invitees and guests of the open link. */
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

export async function countTold(db: Db, inviteId: string, mark: ToldMark): Promise<number> {
  const { count } = await selectInvitees(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invitees.invite_id', '=', inviteId)
    .where(toldMarks[mark])
    .executeTakeFirstOrThrow();
  return count;
}

/** Guests of the open link have neither labels nor a language that a host has set. */
function open(db: Db, { inviteId, answer, labels, languages = [] }: GuestSelection) {
  const query = selectOpenReplies(db, inviteId);
  if (labels.length + languages.length > 0) return query.where(sql<boolean>`1 = 0`);
  if (answer === 'all') return query;
  if (isMark(answer)) return query.where(marked(answer));
  const isNobody = answer === 'none' || isToldMark(answer);
  return isNobody ? query.where(sql<boolean>`1 = 0`) : query.where('answer', '=', answer);
}

/** Includes the people of households. */
export async function listInvitedNames(
  db: Db,
  guests: GuestSelection,
): Promise<(NamedGuest & { people: readonly string[] })[]> {
  const rows = await invited(db, guests)
    .select(['invitees.id', 'invitees.name', 'invitees.email', 'invitees.people'])
    .$call(putInOrder(guests.order))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    people: peopleColumn.decode(row.people, row.id).map(({ name }) => name),
  }));
}

/** The newest first. */
export function listOpenNames(db: Db, guests: GuestSelection): Promise<NamedGuest[]> {
  return open(db, guests)
    .select(['id', 'name', sql<string>`''`.as('email')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

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
  'rsvps.version',
  'rsvps.companions',
  'rsvps.decide_by as decideBy',
] as const;

/** Of the note to the host: a row has room for one line. */
const noteBegin = sql<string | null>`substr(rsvps.note, 1, ${sql.lit(longestNote + 1)})`.as('note');

function factsNow(of: 'invitees' | 'rsvps') {
  const inviteId = sql.ref(`${of}.invite_id`);
  return sql<number>`(select facts_version from invites where invites.id = ${inviteId})`;
}

function invitedInOrder(db: Db, guests: GuestSelection) {
  return invited(db, guests)
    .select(['invitees.id', 'invitees.name', 'invitees.email', 'invitees.token'])
    .select('invitees.people')
    .select(replyColumns)
    .select([noteBegin, factsNow('invitees').as('factsNow')])
    .$call(putInOrder(guests.order));
}

/** Prepared, because every dashboard runs it first and again after each answer. */
const spanOfInvited = prepareStatement<{ inviteId: string; limit: number; offset: number }, Row>(
  (db, value) =>
    invitedInOrder(db, { inviteId: value('inviteId'), answer: 'all', labels: [] })
      .limit(value('limit'))
      .offset(value('offset')),
);

/** The rows hold tokens: for the host's own screens only. */
export async function listInvited(
  db: Db,
  guests: GuestSelection,
  slice: Slice,
): Promise<ListedGuest[]> {
  const isAdded = (guests.order?.sort ?? 'added') === 'added';
  if ('limit' in slice && isAdded && isEverybody(guests)) {
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

/** Ordered by first answer, the newest first, so that a changed answer moves no row. */
export async function listOpen(
  db: Db,
  guests: GuestSelection,
  slice: Slice,
): Promise<ListedGuest[]> {
  const rows = await open(db, guests)
    .select(['rsvps.id', 'rsvps.name', ...replyColumns])
    .select(noteBegin)
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
  'id' | 'name' | 'email' | 'token' | 'answer' | 'coming' | 'answeredAt' | 'version'
> {
  people: string;
  extra: number | null;
  waiting: number | null;
  incomplete: number | null;
  late: number | null;
  facts: number | null;
  factsNow: number;
  recorded: number | null;
  companions: string | null;
  decideBy: string | null;
  note: string | null;
}

/** Answers to questions, by the id of the invitee or of the reply. */
export async function listAnswersOf(
  db: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<Map<string, QuestionAnswers>> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['id', 'invitee_id as inviteeId', 'answers'])
    .where('invite_id', '=', inviteId)
    .where('answers', '<>', '{}')
    .where((eb) => eb.or([eb('invitee_id', 'in', ids), eb('id', 'in', ids)]))
    .execute();
  return new Map(
    rows.map(({ id, inviteeId, answers }) => [
      inviteeId ?? id,
      questionAnswersColumn.decode(answers, id),
    ]),
  );
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
    people: peopleColumn.decode(row.people, row.id),
    coming: row.coming,
    waiting: row.waiting !== null,
    incomplete: row.incomplete === 1,
    late: row.late === 1,
    companions: row.extra ? companionsColumn.decode(row.companions ?? '[]', row.id) : [],
    note: cutText((row.note ?? '').trim().replaceAll(/\s+/gu, ' '), longestNote),
    decideBy: row.decideBy ?? '',
    outdated: row.facts !== null && row.facts !== row.factsNow,
    recordedByHost: row.recorded === 1,
    answeredAt: row.answeredAt,
    version: row.version,
  };
}
