import type { Db } from '#app/platform/db/client.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import type { PhoneRoundGuestsTable } from '#app/platform/db/told-tables.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

/** Nobody else gets a guest who is on a host's screen for so long. */
const takenMs = 10 * 60_000;

export interface Round {
  id: string;
  inviteId: string;
  about: ToldAbout;
  words: string;
  createdAt: number;
  /** The day of its reminder, or ''. */
  remindOn: string;
}

/** A guest of a round. */
export interface Placed {
  id: string;
  state: PhoneRoundGuestsTable['state'];
  takenBy: string | null;
  takenUntil: number;
  at: number;
  answer: 'yes' | 'no' | 'maybe' | null;
}

/** The event's last round about this; undefined before the first. */
export function findRound(db: Db, inviteId: string, about: ToldAbout): Promise<Round | undefined> {
  return db
    .selectFrom('phone_rounds')
    .select(['id', 'invite_id as inviteId', 'about', 'words', 'created_at as createdAt'])
    .select('remind_on as remindOn')
    .where('invite_id', '=', inviteId)
    .where('about', '=', about)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** In the round's order. `answer` is one that came since the round began; only an invitation and a reminder ask for it. */
function selectPlaced(db: Db, { id, about, createdAt }: Round) {
  const asks = about === 'invite' || about === 'remind';
  return db
    .selectFrom('phone_round_guests as placed')
    .leftJoin('rsvps', (join) =>
      join
        .onRef('rsvps.invitee_id', '=', 'placed.invitee_id')
        .on('rsvps.created_at', '>=', asks ? createdAt : Number.MAX_SAFE_INTEGER),
    )
    .select(['placed.invitee_id as id', 'placed.state', 'placed.taken_by as takenBy'])
    .select(['placed.taken_until as takenUntil', 'placed.at', 'rsvps.answer'])
    .where('placed.round_id', '=', id)
    .orderBy('placed.position')
    .orderBy('placed.id');
}

export const listRound = (db: Db, round: Round): Promise<Placed[]> =>
  selectPlaced(db, round).execute();

export const waits = ({ state, answer }: Placed): boolean => state === 'waiting' && answer === null;

/** Begins a round, or adds guests at the end of one. */
export async function addToRound(
  trx: Db,
  round: Round,
  { ids, from, now }: { ids: readonly string[]; from: number; now: number },
): Promise<void> {
  const rows = ids.map((id, index) => ({
    id: createOrderedId(now),
    round_id: round.id,
    invite_id: round.inviteId,
    invitee_id: id,
    position: from + index,
    state: 'waiting' as const,
    taken_by: null,
    taken_until: 0,
    at: now,
  }));
  await insertRows(trx, 'phone_round_guests', rows);
}

/** Later than the round before it, so that it is the last. */
export async function beginRound(
  trx: Db,
  { inviteId, about, now, last }: Pick<Round, 'inviteId' | 'about'> & { now: number; last: number },
): Promise<Round> {
  const createdAt = Math.max(now, last + 1);
  const round = { id: createOrderedId(now), inviteId, about, words: '', createdAt, remindOn: '' };
  const { id, words } = round;
  await trx
    .insertInto('phone_rounds')
    .values({ id, invite_id: inviteId, about, words, created_at: createdAt })
    .execute();
  return round;
}

export async function wordRound(trx: Db, id: string, words: string): Promise<void> {
  await trx.updateTable('phone_rounds').set({ words }).where('id', '=', id).execute();
}

const ofGuest = (trx: Db, { id }: Round, guestId: string) =>
  trx
    .updateTable('phone_round_guests')
    .where('round_id', '=', id)
    .where('invitee_id', '=', guestId);

/** True unless the guest has this state, or is not in the round. */
export async function setState(
  trx: Db,
  round: Round,
  { guestId, state, now }: { guestId: string; state: Placed['state']; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await ofGuest(trx, round, guestId)
    .set({ state, taken_by: null, taken_until: 0, at: now })
    .where('state', '<>', state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Puts a guest on a host's screen, and nobody else. */
export async function takeGuest(
  trx: Db,
  round: Round,
  { guestId, hostUid, now }: { guestId: string; hostUid: string; now: number },
): Promise<void> {
  await trx
    .updateTable('phone_round_guests')
    .set({ taken_by: null, taken_until: 0 })
    .where('round_id', '=', round.id)
    .where('taken_by', '=', hostUid)
    .where('invitee_id', '<>', guestId)
    .execute();
  await ofGuest(trx, round, guestId)
    .set({ taken_by: hostUid, taken_until: now + takenMs })
    .execute();
}

/**
 * Gives the host who asks the next guest whom no other host has, or keeps the one on screen. The invitation must be
 * locked, so that two hosts never get the same one (behaviour 48.5).
 */
export async function takeNext(
  trx: Db,
  round: Round,
  { hostUid, now }: { hostUid: string; now: number },
): Promise<void> {
  const waiting = selectPlaced(trx, round)
    .where('placed.state', '=', 'waiting')
    .where('rsvps.answer', 'is', null)
    .limit(1);
  const next =
    (await waiting.where('placed.taken_by', '=', hostUid).executeTakeFirst()) ??
    (await waiting
      .where((eb) =>
        eb.or([eb('placed.taken_by', 'is', null), eb('placed.taken_until', '<=', now)]),
      )
      .executeTakeFirst());
  if (next) await takeGuest(trx, round, { guestId: next.id, hostUid, now });
}

export interface RoundName {
  id: string;
  name: string;
  email: string;
  phone: string;
  size: number;
  token: string;
  people: string;
  /** '' for the event's. */
  language: string;
}

/** The rows hold tokens: for the host's own screens only. */
export async function listNamed(db: Db, ids: readonly string[]): Promise<Map<string, RoundName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invitees')
    .select(['id', 'name', 'email', 'phone', 'size', 'token', 'people', 'language'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Null for a guest who is not in the round. */
export async function findState(
  db: Db,
  { id }: Round,
  guestId: string,
): Promise<Placed['state'] | null> {
  const row = await db
    .selectFrom('phone_round_guests')
    .select('state')
    .where('round_id', '=', id)
    .where('invitee_id', '=', guestId)
    .executeTakeFirst();
  return row?.state ?? null;
}
