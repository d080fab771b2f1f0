import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';

import type { Tally } from './rules.ts';
import type { Answer, ListedAnswer } from './schema.ts';

const inviteeOf = prepareStatement<
  { inviteId: string; token: string },
  { id: string; name: string }
>((db, value) =>
  db
    .selectFrom('invitees')
    .select(['id', 'name'])
    .where('invite_id', '=', value('inviteId'))
    .where('token', '=', value('token')),
);

/** The invitee of one invitation who has this personal link's token. */
export async function findInvitee(
  db: Db,
  inviteId: string,
  token: string,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await inviteeOf(db, { inviteId, token });
  return rows[0] ?? null;
}

const guestBy = prepareStatement<
  { inviteId: string; token: string; keyHash: string },
  { id: string }
>((db, value) =>
  db
    .selectFrom('invitees')
    .select('id')
    .where('invite_id', '=', value('inviteId'))
    .where('token', '=', value('token'))
    .unionAll(
      db
        .selectFrom('rsvps')
        .select('id')
        .where('invite_id', '=', value('inviteId'))
        .where('guest_key_hash', '=', value('keyHash')),
    ),
);

/** Whether a token is an invitee's, or a device's that has answered. */
export async function isGuest(
  db: Db,
  asked: { inviteId: string; token: string; keyHash: string },
): Promise<boolean> {
  return (await guestBy(db, asked)).rows.length > 0;
}

/** How many people of a reply said an answer: those of a household, or the one. */
const saying = (answer: Answer) =>
  sql<number>`sum(coalesce(${sql.ref(`${answer}_count`)}, case when answer = ${sql.lit(answer)} then 1 else 0 end))`;

/** Replies are alike when they have the same answer and agree in these. */
const isWaiting = sql<number>`case when waiting is null then 0 else 1 end`;
const isCurrent = sql<number>`case when rsvps.facts_version = invites.facts_version then 1 else 0 end`;

/** Households keep their counts, so that every figure is a sum over the replies. */
function tally(db: Db) {
  return db
    .selectFrom('rsvps')
    .innerJoin('invites', 'invites.id', 'rsvps.invite_id')
    .select(({ fn }) => [
      'answer',
      isWaiting.as('waiting'),
      isCurrent.as('current'),
      fn.countAll<number>().as('count'),
      fn.count<number>('invitee_id').as('invitees'),
      sql<number>`sum(case when invitee_id is null then 0 else coalesce(yes_count + maybe_count + no_count, 1) end)`.as(
        'invited',
      ),
      saying('yes').as('yes'),
      saying('maybe').as('maybe'),
      saying('no').as('no'),
      fn.sum<number>('extra').as('extras'),
    ])
    .groupBy(['answer', isWaiting, isCurrent]);
}

const talliesOf = prepareStatement<{ inviteId: string }, Tally>((db, value) =>
  tally(db).where('rsvps.invite_id', '=', value('inviteId')),
);

/** Counts the replies to one invitation. */
export async function tallyAnswersOf(db: Db, inviteId: string): Promise<Tally[]> {
  return (await talliesOf(db, { inviteId })).rows;
}

interface Invited {
  /** How many invitees there are, and how many people they are. */
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

/** Counts the replies to each of the invitations. */
export async function tallyAnswers(
  db: Db,
  inviteIds: readonly string[],
): Promise<({ inviteId: string } & Tally)[]> {
  return tally(db)
    .select('rsvps.invite_id as inviteId')
    .where('rsvps.invite_id', 'in', inviteIds)
    .groupBy('rsvps.invite_id')
    .execute();
}

/** Who is invited to each of the invitations; one without invitees is left out. */
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

/** Every answer to one invitation, the latest first; invitees under the name that the host gave them. */
export async function listAnswers(db: Db, inviteId: string): Promise<ListedAnswer[]> {
  const rows = await db
    .selectFrom('rsvps')
    .leftJoin('invitees', 'invitees.id', 'rsvps.invitee_id')
    .select(({ fn }) => [
      'rsvps.id',
      'rsvps.invitee_id as inviteeId',
      fn.coalesce('invitees.name', 'rsvps.name').as('name'),
      'rsvps.answer',
      'rsvps.extra',
      'rsvps.recorded_by_host as recorded',
      'rsvps.updated_at as updatedAt',
    ])
    .where('rsvps.invite_id', '=', inviteId)
    .orderBy('rsvps.updated_at', 'desc')
    .orderBy('rsvps.id')
    .execute();
  return rows.map(({ recorded, ...row }) => ({ ...row, recordedByHost: recorded === 1 }));
}
