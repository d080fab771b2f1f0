import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isMissingReference } from '#app/platform/db/dialects.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { RecognizedGuest } from './guest.server.ts';
import { type AnswerCounts, type Figures, toFigures } from './rules.ts';
import type { Answer, Change, Guest, RsvpView } from './schema.ts';
import * as store from './store.server.ts';

export { listAnswers } from './store.server.ts';

const invitesPerQuery = 500;

export type Refusal = 'unanswered' | 'notGoing' | 'namedByHost' | 'uninvited' | 'missing';

/**
 * Stores one change of a guest's answer and commits it; the same change again has no effect. Refused without a
 * write: a companion or a name before any answer, a companion without a yes, a name from an invitee, and an answer
 * of an invitee or to an invitation that has been removed (behaviour 14.4, 14.6).
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
      if (await store.putExtra(db, place, { extra: change.extra, now })) return succeed(undefined);
      const own = await store.findAnswer(db, place);
      if (!own) return fail('unanswered');
      return own.extra === change.extra ? succeed(undefined) : fail('notGoing');
    }
    case 'name': {
      if ('inviteeId' in place.guest) return fail('namedByHost');
      if (await store.putName(db, place, { name: change.name, now })) return succeed(undefined);
      return (await store.findAnswer(db, place)) ? succeed(undefined) : fail('unanswered');
    }
  }
}

async function putAnswer(
  db: Db,
  place: { inviteId: string; guest: Guest },
  given: { answer: Answer; now: number },
): Promise<Result<void, 'uninvited' | 'missing'>> {
  try {
    return succeed(await store.putAnswer(db, place, given));
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    return fail('inviteeId' in place.guest ? 'uninvited' : 'missing');
  }
}

/** The guest's own answer, as the guest page shows it. */
export async function loadRsvp(
  db: Db,
  inviteId: string,
  { guest, inviteeName, ticket, fresh }: RecognizedGuest,
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

/** Counts the answers to one invitation, and its invitees. */
export async function countAnswers(db: Db, inviteId: string): Promise<AnswerCounts> {
  const [tallies, invitees] = await Promise.all([
    store.tallyAnswersOf(db, inviteId),
    store.countInviteesOf(db, inviteId),
  ]);
  return { tallies, invitees };
}

/** The figures of several invitations, by invitation id; an entry for every id given. */
export async function loadFiguresOfInvites(
  db: Db,
  inviteIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (let start = 0; start < inviteIds.length; start += invitesPerQuery) {
    const ids = inviteIds.slice(start, start + invitesPerQuery);
    const tallies = Map.groupBy(await store.tallyAnswers(db, ids), (tally) => tally.inviteId);
    const invitees = new Map(
      (await store.countInvitees(db, ids)).map(({ inviteId, count }) => [inviteId, count]),
    );
    for (const id of ids) {
      const counts = { tallies: tallies.get(id) ?? [], invitees: invitees.get(id) ?? 0 };
      figures.set(id, toFigures(counts));
    }
  }
  return figures;
}
