import { LRUCache } from 'lru-cache';

import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { toFigures } from './rules.ts';
import type { PublicFigure } from './schema.ts';
import { tallyAnswersOf } from './store.server.ts';

/** A figure is read again at most so often, so that no flood of answers makes the page anew each time. */
const keptMs = 5000;
const mostKept = 5000;

interface Kept {
  at: number;
  figure: Promise<PublicFigure>;
}

const figures = new WeakMap<Db, LRUCache<string, Kept>>();

/** Also counts those whose answers were deleted long after the event. */
async function read(db: Db, inviteId: string): Promise<PublicFigure> {
  const tallies = await tallyAnswersOf(db, inviteId);
  const { people } = toFigures({ tallies, invitees: 0, guests: 0 });
  const arrived = await db
    .selectFrom('arrivals')
    .select(({ fn }) => fn.sum<number | null>('people').as('here'))
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  const kept = await db
    .selectFrom('invites')
    .select(['kept_people', 'kept_here'])
    .where('id', '=', inviteId)
    .executeTakeFirst();
  return {
    people: people + (kept?.kept_people ?? 0),
    here: (arrived?.here ?? 0) + (kept?.kept_here ?? 0),
  };
}

/** At most five seconds old, and the same for the page and for its stamp (behaviour 44.4). */
export function findPublicFigure(
  { db, clock }: { db: Db; clock: Clock },
  inviteId: string,
): Promise<PublicFigure> {
  const kept = figures.get(db) ?? new LRUCache<string, Kept>({ max: mostKept });
  figures.set(db, kept);
  const now = clock();
  const known = kept.get(inviteId);
  if (known && now >= known.at && now - known.at < keptMs) return known.figure;
  const figure = read(db, inviteId);
  kept.set(inviteId, { at: now, figure });
  figure.catch(() => kept.delete(inviteId));
  return figure;
}
