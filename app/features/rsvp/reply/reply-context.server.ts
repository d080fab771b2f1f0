import { setImmediate } from 'node:timers/promises';

import { type Selectable, sql } from 'kysely';

import { peopleColumn, questionsColumn } from '#app/features/invite/json-columns.server.ts';
import type { AnswerSettings, StoredQuestion } from '#app/features/invite/schema.ts';
import type { Days } from '#app/features/schedule/past.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf, lockRows, shareRows } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import type { InvitesTable, RsvpsTable } from '#app/platform/db/schema.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';

import type { Party, Reply } from '../reply.ts';
import type { Guest } from '../schema.ts';
import { readReply, replyColumns } from './reply-row.server.ts';

/** Identifies at most one reply. */
export interface Respondent {
  inviteId: string;
  guest: Guest;
}

export interface AnswerRules extends Pick<AnswerSettings, 'answerBy' | 'late' | 'whenFull'>, Days {
  closed: boolean;
  canceled: boolean;
  savedPast: boolean;
  /** How many people may come; null for any number. */
  limit: number | null;
  /** Another version may have other rules and invitees. */
  version: number;
  factsVersion: number;
  questions: readonly StoredQuestion[];
}

export interface StoredReply {
  id: string;
  reply: Reply;
  version: number;
  /** When the reply was given or last changed, in epoch milliseconds. */
  updatedAt: number;
}

/** Everything that a reply is judged by. */
export interface ReplyContext {
  rules: AnswerRules;
  party: Party;
  inviteeId: string | null;
  stored: StoredReply | null;
}

type InviteColumns = Pick<
  Selectable<InvitesTable>,
  | 'answers_closed'
  | 'canceled_at'
  | 'saved_past'
  | 'answer_by'
  | 'late_answers'
  | 'date'
  | 'ends_next_day'
  | 'time_zone'
  | 'seats'
  | 'when_full'
  | 'questions'
  | 'version'
>;

interface ContextRow extends InviteColumns {
  event_facts: number;
  event_companions: number;
  invitee: string | null;
  household: string | null;
  own_companions: number | null;
  reply: string | null;
}

const eventColumns = [
  'invites.answers_closed',
  'invites.canceled_at',
  'invites.saved_past',
  'invites.answer_by',
  'invites.late_answers',
  'invites.date',
  'invites.ends_next_day',
  'invites.time_zone',
  'invites.seats',
  'invites.when_full',
  'invites.questions',
  'invites.version',
  'invites.facts_version as event_facts',
  'invites.companions as event_companions',
] as const;
const partyColumns = [
  'invitees.id as invitee',
  'invitees.people as household',
  'invitees.companions as own_companions',
] as const;
/** On the open link. */
const noParty = [
  sql<null>`null`.as('invitee'),
  sql<null>`null`.as('household'),
  sql<null>`null`.as('own_companions'),
  sql<null>`null`.as('reply'),
] as const;
type Asked = { inviteId: string; key: string };

const ofInvitee = prepareStatement<Asked, ContextRow>((db, value) =>
  db
    .selectFrom('invites')
    .leftJoin('invitees', (join) =>
      join.onRef('invitees.invite_id', '=', 'invites.id').on('invitees.id', '=', value('key')),
    )
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .select([...eventColumns, ...partyColumns, 'rsvps.id as reply'])
    .where('invites.id', '=', value('inviteId'))
    .where('invites.deleted_at', 'is', null)
    .$castTo<ContextRow>(),
);

const ofReply = (column: 'guest_key_hash' | 'id') =>
  prepareStatement<Asked, ContextRow>((db, value) =>
    db
      .selectFrom('invites')
      .leftJoin('rsvps', (join) =>
        join.onRef('rsvps.invite_id', '=', 'invites.id').on(`rsvps.${column}`, '=', value('key')),
      )
      .leftJoin('invitees', 'invitees.id', 'rsvps.invitee_id')
      .select([...eventColumns, ...partyColumns, 'rsvps.id as reply'])
      .where('invites.id', '=', value('inviteId'))
      .where('invites.deleted_at', 'is', null)
      .$castTo<ContextRow>(),
  );
const ofDevice = ofReply('guest_key_hash');
const ofAnswer = ofReply('id');

type StoredRow = Pick<Selectable<RsvpsTable>, (typeof storedColumns)[number]>;
const storedColumns = ['id', 'version', 'updated_at', ...replyColumns] as const;

const replyBy = prepareStatement<{ id: string }, StoredRow>((db, value) =>
  db.selectFrom('rsvps').select(storedColumns).where('id', '=', value('id')),
);

const readStored = (row: StoredRow): StoredReply => ({
  id: row.id,
  reply: readReply(row),
  version: row.version,
  updatedAt: row.updated_at,
});

/** A query of its own: most guests have no reply before, and its columns are slow to read. */
async function findReply(db: Db, id: string | null): Promise<ReplyContext['stored']> {
  if (id === null) return null;
  const [row] = (await replyBy(db, { id })).rows;
  return row ? readStored(row) : null;
}

function readRules(row: ContextRow, inviteId: string): AnswerRules {
  return {
    closed: row.answers_closed === 1,
    canceled: row.canceled_at !== null,
    savedPast: row.saved_past === 1,
    answerBy: row.answer_by,
    late: row.late_answers,
    date: row.date,
    endsNextDay: row.ends_next_day === 1,
    timeZone: row.time_zone,
    limit: row.seats,
    version: row.version,
    whenFull: row.when_full,
    factsVersion: row.event_facts,
    questions: questionsColumn.decode(row.questions, inviteId),
  };
}

/** `rules` if they are known, because many guests have the same. */
function readContext(
  row: ContextRow,
  { inviteId, guest }: Respondent,
  {
    stored,
    rules = readRules(row, inviteId),
  }: Pick<ReplyContext, 'stored'> & { rules?: AnswerRules },
): ReplyContext {
  return {
    rules,
    party: {
      people: row.household === null ? [] : peopleColumn.decode(row.household, row.invitee ?? ''),
      companions: row.own_companions ?? row.event_companions,
      isInvitee: 'inviteeId' in guest,
    },
    inviteeId: row.invitee,
    stored,
  };
}

/** Guests on the host's list. */
export type ListedGuest = Extract<Guest, { inviteeId: string } | { replyId: string }>;

async function listRows(
  db: Db,
  inviteId: string,
  { column, ids }: { column: 'invitee_id' | 'id'; ids: readonly string[] },
): Promise<Map<string, Selectable<RsvpsTable>>> {
  const isAsked = isOneOf(db, column, ids, inviteId);
  const rows = await db.selectFrom('rsvps').selectAll().where(isAsked).execute();
  return new Map(rows.map((row) => [row[column] ?? '', row]));
}

export interface ListedContext extends ReplyContext {
  /** The stored reply's row; null without one. */
  row: Selectable<RsvpsTable> | null;
}

/** What `findContext` returns for each guest, by their id, without those who are not there. */
export async function listContexts(
  db: Db,
  inviteId: string,
  guests: readonly ListedGuest[],
): Promise<Map<string, ListedContext>> {
  const event = await db
    .selectFrom('invites')
    .select([...eventColumns, ...noParty])
    .where('id', '=', inviteId)
    .where('deleted_at', 'is', null)
    .$castTo<ContextRow>()
    .executeTakeFirst();
  const contexts = new Map<string, ListedContext>();
  if (!event) return contexts;
  const rules = readRules(event, inviteId);
  const [invited, open] = [
    guests.flatMap((one) => ('inviteeId' in one ? one.inviteeId : [])),
    guests.flatMap((one) => ('replyId' in one ? one.replyId : [])),
  ];
  for (const batch of inBatches(invited)) {
    await setImmediate();
    const replies = await listRows(db, inviteId, { column: 'invitee_id', ids: batch });
    const invitees = await db
      .selectFrom('invitees')
      .select(partyColumns)
      .where(isOneOf(db, 'id', batch, inviteId))
      .execute();
    for (const party of invitees) {
      const row = { ...event, ...party };
      const guest = { inviteeId: party.invitee };
      const reply = replies.get(party.invitee) ?? null;
      const stored = reply && readStored(reply);
      const context = readContext(row, { inviteId, guest }, { stored, rules });
      contexts.set(party.invitee, { ...context, row: reply });
    }
  }
  for (const batch of inBatches(open)) {
    await setImmediate();
    for (const [replyId, row] of await listRows(db, inviteId, { column: 'id', ids: batch })) {
      // An invitee's reply is found only by the invitee, not by its own id.
      if (row.invitee_id !== null) continue;
      const stored = readStored(row);
      const context = readContext(event, { inviteId, guest: { replyId } }, { stored, rules });
      contexts.set(replyId, { ...context, row });
    }
  }
  return contexts;
}

/** The error says whether the invitation, or the invitee or reply, does not exist. */
export async function findContext(
  db: Db,
  respondent: Respondent,
): Promise<ReplyContext | 'missing' | 'uninvited'> {
  const { inviteId, guest } = respondent;
  const { rows } = await ('inviteeId' in guest
    ? ofInvitee(db, { inviteId, key: guest.inviteeId })
    : 'keyHash' in guest
      ? ofDevice(db, { inviteId, key: guest.keyHash })
      : ofAnswer(db, { inviteId, key: guest.replyId }));
  const [row] = rows;
  if (!row) return 'missing';
  if ('inviteeId' in guest && row.invitee === null) return 'uninvited';
  // An invitee's reply is found only by the invitee, not by its own id.
  if ('replyId' in guest && (row.reply === null || row.invitee !== null)) return 'uninvited';
  return readContext(row, respondent, { stored: await findReply(db, row.reply) });
}

/**
 * Locks the invitation, then the reply, and returns the context. The lock is exclusive while seats are limited or
 * where the invitation is written, else shared, so that only edits wait. Returns null when seats became limited or the
 * reply was stored before the lock: the transaction must end then, because two that upgrade a shared lock would
 * deadlock.
 */
export async function lockContext(
  trx: Db,
  respondent: Respondent,
  writes: 'reply' | 'invitation' = 'reply',
): Promise<ReplyContext | 'missing' | 'uninvited' | null> {
  const found = await findContext(trx, respondent);
  if (typeof found === 'string') return found;
  const isExclusive = found.rules.limit !== null || writes === 'invitation';
  await (isExclusive ? lockInvite : shareInvite)(trx, respondent.inviteId);
  if (found.stored) {
    const row = trx.selectFrom('rsvps').select('id').where('id', '=', found.stored.id);
    await lockRows(trx, row).execute();
  }
  const context = await findContext(trx, respondent);
  if (typeof context === 'string') return context;
  const isTooLittle =
    (context.rules.limit !== null && !isExclusive) || (context.stored !== null && !found.stored);
  return isTooLittle ? null : context;
}

const selectSeats = (trx: Db, inviteId: string) =>
  trx.selectFrom('invites').select('seats').where('id', '=', inviteId);

/** Takes a shared lock, which excludes changes of the invitation but not other shared locks. */
async function shareInvite(trx: Db, inviteId: string): Promise<void> {
  await shareRows(trx, selectSeats(trx, inviteId)).execute();
}

/** Locks an invitation, before any lock on its replies and invitees. */
export async function lockInvite(trx: Db, inviteId: string): Promise<void> {
  await lockSeats(trx, inviteId);
}

/** Locks an invitation, and returns how many people may come; null for any number. */
export async function lockSeats(trx: Db, inviteId: string): Promise<number | null> {
  const row = await lockRows(trx, selectSeats(trx, inviteId)).executeTakeFirst();
  return row?.seats ?? null;
}
