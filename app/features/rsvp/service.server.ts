import type { Publisher } from '#app/features/live/bus.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isMissingReference } from '#app/platform/db/dialects.server.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import type { Recognised } from './guest.server.ts';
import { type Counted, type Figures, type Tally, toFigures } from './rules.ts';
import type { Answer, Change, Guest, RsvpView } from './schema.ts';
import * as store from './store.server.ts';

export { listAnswers } from './store.server.ts';

const invitesPerQuery = 500;

export type Refusal = 'unanswered' | 'notGoing' | 'namedByHost' | 'uninvited' | 'missing';

/**
 * Stores what a guest said; it is committed when this returns. Saying it again changes nothing
 * (decisions §1). Refused, with nothing written: a companion or a name before any answer, a companion
 * without a yes, a name from an invitee, an answer of an invitee removed in that very moment, and one to an
 * invitation that is not there.
 */
export async function recordChange(
  { db, clock, live }: { db: Db; clock: Clock; live: Publisher },
  place: { inviteId: string; guest: Guest },
  change: Change,
): Promise<Result<void, Refusal>> {
  const stored = await storeChange(db, place, { change, now: clock() });
  if (stored.ok) live.publish(place.inviteId);
  return stored;
}

async function storeChange(
  db: Db,
  place: { inviteId: string; guest: Guest },
  { change, now }: { change: Change; now: number },
): Promise<Result<void, Refusal>> {
  switch (change.kind) {
    case 'answer':
      return putAnswer(db, place, { answer: change.answer, now });
    case 'extra': {
      if (await store.putExtra(db, place, { extra: change.extra, now })) return ok(undefined);
      const own = await store.findAnswer(db, place);
      if (!own) return fail('unanswered');
      return own.extra === change.extra ? ok(undefined) : fail('notGoing');
    }
    case 'name': {
      if ('inviteeId' in place.guest) return fail('namedByHost');
      if (await store.putName(db, place, { name: change.name, now })) return ok(undefined);
      return (await store.findAnswer(db, place)) ? ok(undefined) : fail('unanswered');
    }
  }
}

async function putAnswer(
  db: Db,
  place: { inviteId: string; guest: Guest },
  given: { answer: Answer; now: number },
): Promise<Result<void, 'uninvited' | 'missing'>> {
  try {
    return ok(await store.putAnswer(db, place, given));
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    return fail('inviteeId' in place.guest ? 'uninvited' : 'missing');
  }
}

/** What the page shows of a guest's own answer, and of nobody else's (decisions §2). */
export async function loadRsvp(
  db: Db,
  inviteId: string,
  { guest, inviteeName, ticket, fresh }: Recognised,
): Promise<RsvpView> {
  const own = fresh ? null : await store.findAnswer(db, { inviteId, guest });
  return {
    answer: own?.answer ?? null,
    extra: own?.extra ?? 0,
    name: inviteeName ?? own?.name ?? '',
    personal: inviteeName !== null,
    unnamed: ticket.unnamed,
  };
}

/** The answers and invitees of one invitation, counted. */
export async function countCompany(db: Db, inviteId: string): Promise<Counted> {
  const [tallies, invitees] = await Promise.all([
    store.tallyAnswersOf(db, inviteId),
    store.countInviteesOf(db, inviteId),
  ]);
  return { tallies, invitees };
}

/** The figures of one invitation's dashboard (decisions §1). */
export async function loadFigures(db: Db, inviteId: string): Promise<Figures> {
  const { tallies, invitees } = await countCompany(db, inviteId);
  return toFigures(tallies, invitees);
}

/** The figures of several invitations, by invitation id; every id asked for is there. */
export async function loadFiguresOfInvites(
  db: Db,
  inviteIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (let start = 0; start < inviteIds.length; start += invitesPerQuery) {
    const ids = inviteIds.slice(start, start + invitesPerQuery);
    const tallies = Map.groupBy(await store.tallyAnswers(db, ids), (tally) => tally.inviteId);
    const counts = new Map(
      (await store.countInvitees(db, ids)).map(({ inviteId, count }) => [inviteId, count]),
    );
    for (const id of ids) {
      const own: Tally[] = tallies.get(id) ?? [];
      figures.set(id, toFigures(own, counts.get(id) ?? 0));
    }
  }
  return figures;
}
