import { sql } from 'kysely';

import { selectComing, selectReplies } from '#app/features/rsvp/reply/reply-queries.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Coming } from './question-totals.ts';

/** Counts the replies that say yes and have a place, and the guests who come with them. */
export async function countComing(db: Db, inviteId: string): Promise<Coming> {
  const { replies, guests } = await selectComing(db, inviteId)
    .select(({ fn }) => [
      fn.countAll<number>().as('replies'),
      sql<number | null>`sum(coalesce(yes_count, 1))`.as('guests'),
    ])
    .executeTakeFirstOrThrow();
  return { replies, guests: guests ?? 0 };
}

/** The ids of the replies that say yes and answer questions, the newest first. */
export async function listAnsweredIds(db: Db, inviteId: string): Promise<string[]> {
  const rows = await selectComing(db, inviteId)
    .select('id')
    .where('answers', '<>', '{}')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface AnsweredRow {
  id: string;
  inviteeId: string | null;
  name: string | null;
  answers: string;
  people: string | null;
  household: string | null;
}

/** In any order. */
export async function listAnswered(db: Db, ids: readonly string[]): Promise<AnsweredRow[]> {
  return selectReplies(db)
    .select(({ fn }) => [
      'rsvps.id',
      'rsvps.invitee_id as inviteeId',
      fn.coalesce('invitees.name', 'rsvps.name').as('name'),
      'rsvps.answers',
      'rsvps.people',
      'invitees.people as household',
    ])
    .where('rsvps.id', 'in', ids)
    .execute();
}
