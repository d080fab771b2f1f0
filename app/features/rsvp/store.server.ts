import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { newId } from '#app/platform/ids.server.ts';

import type { Tally } from './rules.ts';
import type { Answer, Extra, Guest, ListedAnswer, OwnAnswer } from './schema.ts';

/** Where a guest's answer lives: at most one row, whichever way they are known. */
interface Place {
  inviteId: string;
  guest: Guest;
}

function keys({ inviteId, guest }: Place) {
  return 'inviteeId' in guest
    ? { invite_id: inviteId, invitee_id: guest.inviteeId }
    : { invite_id: inviteId, guest_key_hash: guest.keyHash };
}

/** The invitee whom a personal link's token names, within one invitation. */
export async function findInvitee(
  db: Db,
  inviteId: string,
  token: string,
): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('invitees')
    .select(['id', 'name'])
    .where('invite_id', '=', inviteId)
    .where('token', '=', token)
    .executeTakeFirst();
  return row ?? null;
}

export async function findAnswer(db: Db, place: Place): Promise<OwnAnswer | null> {
  const row = await db
    .selectFrom('rsvps')
    .select(['answer', 'extra', 'name'])
    .where((where) => where.and(keys(place)))
    .executeTakeFirst();
  return row ? { ...row, extra: row.extra === 1 ? 1 : 0 } : null;
}

/**
 * Makes `answer` the guest's own answer, in one statement. The same answer again writes nothing; an answer
 * that is not yes brings nobody. Meets the foreign key of an invitee who was removed meanwhile.
 */
export async function putAnswer(
  db: Db,
  place: Place,
  { answer, now }: { answer: Answer; now: number },
): Promise<void> {
  await db
    .insertInto('rsvps')
    .values({
      id: newId(),
      invitee_id: null,
      guest_key_hash: null,
      ...keys(place),
      name: '',
      answer,
      extra: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns('inviteeId' in place.guest ? ['invitee_id'] : ['invite_id', 'guest_key_hash'])
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
    )
    .execute();
}

/** Sets whom the guest brings if their answer is yes and says otherwise; true if a row was written. */
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

/** Sets the guest's name if it was another; true if a row was written. */
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

/** How many invitees each of the invitations has; one without any is left out. */
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
