import { sql } from 'kysely';

import { selectComing, selectReplies } from '#app/features/rsvp/reply/reply-queries.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Coming } from './question-totals.ts';

/** Counts the replies that say yes and have a place, the guests who come with them, and these with their companions. */
export async function countComing(db: Db, inviteId: string): Promise<Coming & { people: number }> {
  const { replies, guests, people } = await selectComing(db, inviteId)
    .select(({ fn }) => [
      fn.countAll<number>().as('replies'),
      sql<number | null>`sum(coalesce(yes_count, 1))`.as('guests'),
      sql<number | null>`sum(coalesce(yes_count, 1) + extra)`.as('people'),
    ])
    .executeTakeFirstOrThrow();
  return { replies, guests: guests ?? 0, people: people ?? 0 };
}

/** The ids of the replies that say yes and have a place, or of those that also answer questions; the newest first. */
export async function listComingIds(
  db: Db,
  inviteId: string,
  which: 'all' | 'answered',
): Promise<string[]> {
  const rows = await selectComing(db, inviteId)
    .select('id')
    .$if(which === 'answered', (query) => query.where('answers', '<>', '{}'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface ComingRow {
  id: string;
  inviteeId: string | null;
  name: string | null;
  answers: string;
  people: string | null;
  household: string | null;
  extra: number;
}

/** In any order. */
export async function listComing(db: Db, ids: readonly string[]): Promise<ComingRow[]> {
  return selectReplies(db)
    .select(({ fn }) => [
      'rsvps.id',
      'rsvps.invitee_id as inviteeId',
      fn.coalesce('invitees.name', 'rsvps.name').as('name'),
      'rsvps.answers',
      'rsvps.people',
      'invitees.people as household',
      'rsvps.extra',
    ])
    .where('rsvps.id', 'in', ids)
    .execute();
}
