import { type InsertResult, sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';

import type { Tally } from './rules.ts';
import type { Answer, Extra, Guest, ListedAnswer, OwnAnswer } from './schema.ts';

/** Identifies the row of a guest's answer; there is at most one. */
interface Place {
  inviteId: string;
  guest: Guest;
}

function keys({ inviteId, guest }: Place) {
  return 'inviteeId' in guest
    ? { invite_id: inviteId, invitee_id: guest.inviteeId }
    : { invite_id: inviteId, guest_key_hash: guest.keyHash };
}

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

const closedOf = prepareStatement<{ inviteId: string }, { closed: number }>((db, value) =>
  db.selectFrom('invites').select('answers_closed as closed').where('id', '=', value('inviteId')),
);

/** Whether the host has closed the answers to an invitation; false where there is no invitation. */
export async function areAnswersClosed(db: Db, inviteId: string): Promise<boolean> {
  return (await closedOf(db, { inviteId })).rows[0]?.closed === 1;
}

const answerBy = (column: 'invitee_id' | 'guest_key_hash') =>
  prepareStatement<
    { inviteId: string; key: string },
    { answer: Answer; extra: number; name: string }
  >((db, value) =>
    db
      .selectFrom('rsvps')
      .select(['answer', 'extra', 'name'])
      .where('invite_id', '=', value('inviteId'))
      .where(column, '=', value('key')),
  );
const answerOfInvitee = answerBy('invitee_id');
const answerOfDevice = answerBy('guest_key_hash');

export async function findAnswer(db: Db, { inviteId, guest }: Place): Promise<OwnAnswer | null> {
  const { rows } = await ('inviteeId' in guest
    ? answerOfInvitee(db, { inviteId, key: guest.inviteeId })
    : answerOfDevice(db, { inviteId, key: guest.keyHash }));
  const [row] = rows;
  return row ? { ...row, extra: row.extra === 1 ? 1 : 0 } : null;
}

interface NewAnswer {
  id: string;
  inviteId: string;
  inviteeId: string | null;
  keyHash: string | null;
  answer: Answer;
  now: number;
}

const putAnswerBy = (...unique: ('invite_id' | 'invitee_id' | 'guest_key_hash')[]) =>
  prepareStatement<NewAnswer, InsertResult>((db, value) =>
    db
      .insertInto('rsvps')
      .values({
        id: value('id'),
        invite_id: value('inviteId'),
        invitee_id: value('inviteeId'),
        guest_key_hash: value('keyHash'),
        name: '',
        answer: value('answer'),
        extra: 0,
        created_at: value('now'),
        updated_at: value('now'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(unique)
          .doUpdateSet({
            answer: sql`excluded.answer`,
            extra: sql`case when excluded.answer = 'yes' then rsvps.extra else 0 end`,
            recorded_by_host: 0,
            updated_at: sql`excluded.updated_at`,
          })
          .where((where) =>
            where.or([
              where('rsvps.answer', '<>', sql<Answer>`excluded.answer`),
              where('rsvps.recorded_by_host', '=', 1),
            ]),
          ),
      ),
  );
const putInviteesAnswer = putAnswerBy('invitee_id');
const putDevicesAnswer = putAnswerBy('invite_id', 'guest_key_hash');

/**
 * Stores `answer` as the guest's own answer, in one statement. The same answer again writes nothing; an answer other
 * than yes removes the companion. Violates a foreign key if the invitee was removed meanwhile.
 */
export async function putAnswer(
  db: Db,
  { inviteId, guest }: Place,
  { answer, now }: { answer: Answer; now: number },
): Promise<void> {
  const row = { id: createOrderedId(now), inviteId, inviteeId: null, keyHash: null, answer, now };
  await ('inviteeId' in guest
    ? putInviteesAnswer(db, { ...row, inviteeId: guest.inviteeId })
    : putDevicesAnswer(db, { ...row, keyHash: guest.keyHash }));
}

/** Sets the number of companions of a guest whose answer is yes; true if a row was written. */
export async function putExtra(
  db: Db,
  place: Place,
  { extra, now }: { extra: Extra; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('rsvps')
    .set({ extra, recorded_by_host: 0, updated_at: now })
    .where((where) => where.and(keys(place)))
    .where('answer', '=', 'yes')
    .where('extra', '<>', extra)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets the guest's name; true if a row was written, false if it was the same. */
export async function putName(
  db: Db,
  place: Place,
  { name, now }: { name: string; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('rsvps')
    .set({ name, updated_at: now })
    .where((where) => where.and(keys(place)))
    .where('name', '<>', name)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const talliesOf = prepareStatement<{ inviteId: string }, Tally>((db, value) =>
  db
    .selectFrom('rsvps')
    .select(({ fn }) => [
      'answer',
      fn.countAll<number>().as('count'),
      fn.sum<number>('extra').as('extras'),
      fn.count<number>('invitee_id').as('invitees'),
    ])
    .where('invite_id', '=', value('inviteId'))
    .groupBy('answer'),
);

/** How often each answer was given to one invitation. */
export async function tallyAnswersOf(db: Db, inviteId: string): Promise<Tally[]> {
  return (await talliesOf(db, { inviteId })).rows;
}

const inviteesOf = prepareStatement<{ inviteId: string }, { count: number }>((db, value) =>
  db
    .selectFrom('invitees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invite_id', '=', value('inviteId')),
);

export async function countInviteesOf(db: Db, inviteId: string): Promise<number> {
  return (await inviteesOf(db, { inviteId })).rows[0]?.count ?? 0;
}

/** How often each answer was given to each of the invitations. */
export async function tallyAnswers(
  db: Db,
  inviteIds: readonly string[],
): Promise<({ inviteId: string } & Tally)[]> {
  return db
    .selectFrom('rsvps')
    .select(({ fn }) => [
      'invite_id as inviteId',
      'answer',
      fn.countAll<number>().as('count'),
      fn.sum<number>('extra').as('extras'),
      fn.count<number>('invitee_id').as('invitees'),
    ])
    .where('invite_id', 'in', inviteIds)
    .groupBy(['invite_id', 'answer'])
    .execute();
}

/** How many invitees each of the invitations has; an invitation without any is left out. */
export async function countInvitees(
  db: Db,
  inviteIds: readonly string[],
): Promise<{ inviteId: string; count: number }[]> {
  return db
    .selectFrom('invitees')
    .select(({ fn }) => ['invite_id as inviteId', fn.countAll<number>().as('count')])
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
  return rows.map(({ recorded, ...row }) => ({
    ...row,
    extra: row.extra === 1 ? 1 : 0,
    recordedByHost: recorded === 1,
  }));
}
