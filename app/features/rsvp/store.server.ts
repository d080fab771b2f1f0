import { type InferResult, sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';

import { selectReplies } from './reply/reply-queries.server.ts';
import type { Tally } from './rules.ts';
import type { Answer, ListedAnswer } from './schema.ts';

const inviteeOf = prepareStatement<
  { inviteId: string; token: string },
  { id: string; name: string; language: string }
>((db, value) =>
  db
    .selectFrom('invitees')
    .select(['id', 'name', 'language'])
    .where('invite_id', '=', value('inviteId'))
    .where('token', '=', value('token')),
);

export async function findInvitee(
  db: Db,
  inviteId: string,
  token: string,
): Promise<{ id: string; name: string; language: string } | null> {
  const { rows } = await inviteeOf(db, { inviteId, token });
  return rows[0] ?? null;
}

interface TallyRow {
  inviteId: string;
  answer: Answer;
  waiting: number;
  facts: number;
  /** The invitation's own version of the facts. */
  factsNow: number;
  count: number;
  invitees: number;
  /** How many of `count` come from households, and the answers of their people. */
  households: number;
  yes: number | null;
  maybe: number | null;
  no: number | null;
  extras: number;
  incomplete: number;
  late: number;
}

const isWaiting = sql<number>`case when waiting is null then 0 else 1 end`;

/** Plain sums in one pass: an expression for each figure takes more than twice as long for 10,000 replies. */
function selectTallies(db: Db) {
  return db
    .selectFrom('rsvps')
    .select((eb) => [
      'invite_id as inviteId',
      'answer',
      isWaiting.as('waiting'),
      'facts_version as facts',
      eb
        .selectFrom('invites')
        .select('invites.facts_version')
        .whereRef('invites.id', '=', 'rsvps.invite_id')
        .$asScalar()
        .$notNull()
        .as('factsNow'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('invitee_id').as('invitees'),
      eb.fn.count<number>('yes_count').as('households'),
      eb.fn.sum<number | null>('yes_count').as('yes'),
      eb.fn.sum<number | null>('maybe_count').as('maybe'),
      eb.fn.sum<number | null>('no_count').as('no'),
      eb.fn.sum<number>('extra').as('extras'),
      eb.fn.sum<number>('incomplete').as('incomplete'),
      eb.fn.sum<number>('late').as('late'),
    ])
    .groupBy(['invite_id', 'answer', isWaiting, 'facts_version']);
}

/** A reply stands for one person with its answer, unless it is a household's. */
function toTally(row: TallyRow): Tally {
  const single = row.count - row.households;
  const said = { yes: row.yes ?? 0, maybe: row.maybe ?? 0, no: row.no ?? 0 };
  const inHouseholds = said.yes + said.maybe + said.no;
  said[row.answer] += single;
  return {
    answer: row.answer,
    waiting: row.waiting,
    current: row.facts === row.factsNow ? 1 : 0,
    count: row.count,
    invitees: row.invitees,
    invited: row.invitees - row.households + inHouseholds,
    ...said,
    extras: row.extras,
    incomplete: row.incomplete,
    late: row.late,
  };
}

const talliesOf = prepareStatement<{ inviteId: string }, TallyRow>((db, value) =>
  selectTallies(db).where('rsvps.invite_id', '=', value('inviteId')),
);

export async function tallyAnswersOf(db: Db, inviteId: string): Promise<Tally[]> {
  return (await talliesOf(db, { inviteId })).rows.map(toTally);
}

interface Invited {
  /** `guests` counts the people of households. */
  invitees: number;
  guests: number;
}

const invitedTo = prepareStatement<
  { inviteId: string },
  { invitees: number; guests: number | null }
>((db, value) =>
  db
    .selectFrom('invitees')
    .select(({ fn }) => [
      fn.countAll<number>().as('invitees'),
      fn.sum<number | null>('size').as('guests'),
    ])
    .where('invite_id', '=', value('inviteId')),
);

export async function countInvited(db: Db, inviteId: string): Promise<Invited> {
  const [row] = (await invitedTo(db, { inviteId })).rows;
  return { invitees: row?.invitees ?? 0, guests: row?.guests ?? 0 };
}

export async function tallyAnswers(
  db: Db,
  inviteIds: readonly string[],
): Promise<Map<string, Tally[]>> {
  const rows = await selectTallies(db).where('rsvps.invite_id', 'in', inviteIds).execute();
  const byInvite = Map.groupBy(rows, ({ inviteId }) => inviteId);
  return new Map([...byInvite].map(([id, own]) => [id, own.map(toTally)]));
}

/** An invitation without invitees has no entry. */
export async function countInvitees(
  db: Db,
  inviteIds: readonly string[],
): Promise<({ inviteId: string } & Invited)[]> {
  return db
    .selectFrom('invitees')
    .select(({ fn }) => [
      'invite_id as inviteId',
      fn.countAll<number>().as('invitees'),
      fn.sum<number>('size').as('guests'),
    ])
    .where('invite_id', 'in', inviteIds)
    .groupBy('invite_id')
    .execute();
}

function selectAnswers(db: Db) {
  return selectReplies(db)
    .select(({ fn }) => [
      'rsvps.id',
      'rsvps.invitee_id as inviteeId',
      fn.coalesce('invitees.name', 'rsvps.name').as('name'),
      'rsvps.answer',
      'rsvps.extra',
      'rsvps.recorded_by_host as recorded',
      'rsvps.waiting',
      'rsvps.yes_count as coming',
      'invitees.size',
      'rsvps.updated_at as updatedAt',
    ])
    .orderBy('rsvps.updated_at', 'desc')
    .orderBy('rsvps.id');
}

type AnswerRow = InferResult<ReturnType<typeof selectAnswers>>[number];

function toListedAnswer({ recorded, waiting, coming, size, ...row }: AnswerRow): ListedAnswer {
  return {
    ...row,
    recordedByHost: recorded === 1,
    waiting: waiting !== null,
    ...(coming === null ? {} : { household: { coming, size: size ?? coming } }),
  };
}

/** The latest answers first, invitees under the host's name for them. */
export async function listAnswers(db: Db, inviteId: string): Promise<ListedAnswer[]> {
  const rows = await selectAnswers(db).where('rsvps.invite_id', '=', inviteId).execute();
  return rows.map(toListedAnswer);
}

const latestOf = prepareStatement<{ inviteId: string; limit: number }, AnswerRow>((db, value) =>
  selectAnswers(db).where('rsvps.invite_id', '=', value('inviteId')).limit(value('limit')),
);

/** An index has them in this order, so that the others are not read. */
export async function listLatestAnswers(
  db: Db,
  inviteId: string,
  limit: number,
): Promise<ListedAnswer[]> {
  return (await latestOf(db, { inviteId, limit })).rows.map(toListedAnswer);
}
