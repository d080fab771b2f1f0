import { type SelectQueryBuilder, sql } from 'kysely';

import { cameBack, isReached } from '#app/features/told/told-sql.server.ts';
import type { Database } from '#app/platform/db/schema.server.ts';

import type { GuestSort } from '../find/guest-query.ts';

export interface GuestOrder {
  sort: GuestSort;
  /** Later answers move no row, so that a list in use keeps its order; null for now. */
  at: number | null;
}

/** Whose mail came back, who was not told, and everybody else (behaviour 39.26). */
const rankNeed = (at: number | null) => sql`case
    when ${cameBack} then 0
    when (rsvps.id is null or rsvps.created_at > ${at ?? Number.MAX_SAFE_INTEGER})
      and not ${isReached} then 1
    else 2
  end`;

type Invited<Row> = SelectQueryBuilder<Database, 'invitees' | 'rsvps', Row>;

/** Puts invitees in the order of the list (behaviour 39.26); as they were added without an order. */
export const putInOrder =
  ({ sort, at }: GuestOrder = { sort: 'added', at: null }) =>
  <Row>(query: Invited<Row>): Invited<Row> =>
    query
      .$if(sort === 'need', (one) => one.orderBy(rankNeed(at)))
      .$if(sort !== 'added', (one) => one.orderBy('invitees.name_key'))
      .orderBy('invitees.position')
      .orderBy('invitees.id');
