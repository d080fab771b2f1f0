import type { Db } from '#app/platform/db/client.server.ts';

import type { ListedRound } from './schema.ts';

const mostRounds = 50;

/** The rounds of an event in which somebody was told, the latest first (behaviour 31.1). */
export function listRounds(db: Db, inviteId: string): Promise<ListedRound[]> {
  return db
    .selectFrom('phone_rounds as round')
    .innerJoin('phone_round_guests as placed', 'placed.round_id', 'round.id')
    .select(({ fn }) => [
      'round.id',
      'round.about',
      fn.max<number>('placed.at').as('at'),
      fn.countAll<number>().as('count'),
    ])
    .where('round.invite_id', '=', inviteId)
    .where('placed.state', '=', 'told')
    .groupBy(['round.id', 'round.about'])
    .orderBy('at', 'desc')
    .limit(mostRounds)
    .execute();
}
