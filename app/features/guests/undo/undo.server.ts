import { noteActivity } from '#app/features/activity/store.server.ts';
import { limits } from '#app/features/draft/limits.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { deleteLabels, insertLabels } from '#app/features/labels/labels-store.server.ts';
import {
  forgetRemovedAnswers,
  restoreOpenAnswers,
} from '#app/features/rsvp/naming/open-answers-store.server.ts';
import { diffReplies, pickRecorded } from '#app/features/rsvp/reply/history-rules.ts';
import { lockSeats } from '#app/features/rsvp/reply/reply-context.server.ts';
import { readReply } from '#app/features/rsvp/reply/reply-row.server.ts';
import { type HistoryEntry, addHistory } from '#app/features/rsvp/reply/reply-store.server.ts';
import { countSeatsOf, seatReturning } from '#app/features/rsvp/reply/seat-rules.ts';
import { countTaken } from '#app/features/rsvp/reply/seats-store.server.ts';
import { type Promoting, settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import { deleteHandedOver, restoreHandedOver } from '#app/features/told/hand-over.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { say } from '#app/platform/language/say.ts';

import { messages } from '../messages.ts';
import type { ActionOutcome } from '../schema.ts';
import { touchList, writeList } from './changing.server.ts';
import * as rows from './guest-rows-store.server.ts';
import { putBackLanguages } from './languages-store.server.ts';
import { comparePlaces, findPlace } from './undo-order.ts';
import * as store from './undo-store.server.ts';

interface Undoing extends store.Change {
  trx: Db;
  now: number;
  limit: number | null;
}

class ListFullError extends Error {}

const undoableMs = 60 * 60_000;

/** Deletes the data for Undo after an hour (behaviour 19.13, 33.22). */
export async function forgetChanges(db: Db, now: number): Promise<void> {
  await forgetRemovedAnswers(db, now - undoableMs);
  await store.forgetBefore(db, now - undoableMs);
}

/** Of rows, and of answers of the open link: some ten milliseconds, after which waiting answers have a turn. */
const mostAtOnce = 1000;

/**
 * Keeps newer answers of guests; parties without free seats go to the waiting list (behaviour 33.23). Each part is a
 * transaction. What is not put back when it fails can still be undone.
 */
export async function undoChange(
  { db, clock, live, tellPromoted }: UpdateServices & Pick<Promoting, 'tellPromoted'>,
  { id: inviteId, editor }: OwnedInvite,
  change: string,
): Promise<ActionOutcome> {
  const now = clock();
  const inTurn = <Value>(work: (undoing: Undoing) => Promise<Value>) =>
    db.transaction().execute(async (trx) => {
      const limit = await lockSeats(trx, inviteId);
      return work({ trx, inviteId, change, now, limit });
    });
  let stay = 0;
  try {
    const parts = await planParts(db, { inviteId, change });
    let back = await putBackOpenAnswers(inTurn, editor);
    for (const [index, ids] of parts.entries()) {
      stay += await inTurn(async (undoing) => {
        const part = await putBack(undoing, ids, editor);
        back += part.back;
        if (back > 0 && index === parts.length - 1) await finish(undoing, tellPromoted);
        return part.stay;
      });
    }
    const left = describeLeft(stay);
    return { status: 200, reply: { ok: true, ...(left !== '' && { note: left }) } };
  } catch (error) {
    if (!(error instanceof ListFullError)) throw error;
    return { status: 409, reply: { ok: false, message: messages.listFull } };
  } finally {
    live.publish(inviteId);
  }
}

async function putBackOpenAnswers(
  inTurn: (work: (undoing: Undoing) => Promise<number>) => Promise<number>,
  editor: string,
): Promise<number> {
  let all = 0;
  const putBackSome = async (undoing: Undoing) => {
    const which = { removal: undoing.change, most: mostAtOnce };
    const { taken, restored } = await restoreOpenAnswers(undoing.trx, { ...undoing, ...which });
    await noteRestored(undoing, editor, restored);
    all += restored;
    return taken;
  };
  while ((await inTurn(putBackSome)) === mostAtOnce);
  return all;
}

async function noteRestored({ trx, inviteId, now }: Undoing, hostUid: string, count: number) {
  const kind = 'guests-restored';
  if (count > 0) await noteActivity(trx, { inviteId, hostUid, kind, count, now });
}

/** The ids of the kept rows, in parts; at least one, which also finishes. Throws if the guests do not fit on the list. */
async function planParts(db: Db, change: store.Change): Promise<string[][]> {
  const places: { id: string; place: readonly number[] }[] = [];
  let guests = 0;
  for await (const { id, before } of store.readKept(db, change)) {
    places.push({ id, place: findPlace(before) });
    if (isGuest(before)) guests += 1;
  }
  if (guests > 0 && (await countList(db, change.inviteId)).count + guests > limits.invitees) {
    throw new ListFullError();
  }
  places.sort((one, other) => comparePlaces(one.place, other.place));
  const ids = places.map(({ id }) => id);
  return ids.length === 0 ? [[]] : [...inBatches(ids, mostAtOnce)];
}

/** Each removed guest has one such row, and those with labels or mail another. */
const isGuest = (one: store.Before) => one.kind === 'guest' && one.rsvps !== undefined;

/**
 * Returns how many guests and replies are back, and how many replies stay as they are by now. A change can be undone only
 * once: what somebody else has taken meanwhile is left out.
 */
async function putBack(undoing: Undoing, ids: readonly string[], editor: string) {
  const before = await store.takeKept(undoing.trx, ids);
  const guests = before.filter((one) => one.kind === 'guest');
  const mails = before.filter((one) => one.kind === 'mail');
  const replies = before.filter((one) => one.kind === 'reply');
  const labels = before.filter((one) => one.kind === 'label');
  const told = before.filter((one) => one.kind === 'told');
  const languages = before.filter((one) => one.kind === 'language');
  await putBackGuests(undoing, guests);
  await rows.insertMail(undoing.trx, mails);
  const restored = await putBackReplies(undoing, replies);
  await putBackLabels(undoing, labels);
  await putBackTold(undoing, told);
  await putBackLanguages(undoing, languages);
  await noteRestored(undoing, editor, guests.filter(isGuest).length);
  return { back: guests.length + replies.length, stay: replies.length - restored };
}

async function finish(undoing: Undoing, tellPromoted: Promoting['tellPromoted']): Promise<void> {
  const { trx, inviteId, now } = undoing;
  const list = await countList(trx, inviteId);
  // Somebody else was given the place of a guest who is back.
  if (list.places < list.count) await writeList(trx, undoing);
  await settleReplies(trx, inviteId, { now, tellPromoted });
}

const describeLeft = (count: number) =>
  count === 0
    ? ''
    : say(
        '{count, plural, one {# answer was changed since, so it stays as it is.} other {# answers were changed since, so they stay as they are.}}',
        { count },
      );

/** Numbers on the waiting list; null with a seat. The seats of `leaving` count as free. */
async function seat(
  { trx, inviteId, limit }: Undoing,
  replies: readonly store.ReplyRecord[],
  leaving: readonly store.ReplyRecord[] = [],
): Promise<Map<string, number | null>> {
  const { taken, next } = await countTaken(trx, inviteId);
  const left = leaving.reduce((sum, row) => sum + countSeatsOf(row), 0);
  const parties = replies.map((row) => ({ ...row, seats: countSeatsOf(row) }));
  return seatReturning(parties, { free: limit === null ? Infinity : limit - taken + left, next });
}

async function putBackGuests(
  undoing: Undoing,
  guests: readonly store.RemovedGuest[],
): Promise<void> {
  if (guests.length === 0) return;
  const { trx, inviteId } = undoing;
  const seats = await seat(
    undoing,
    guests.flatMap(({ rsvps = [] }) => rsvps),
  );
  await rows.insertGuests(trx, inviteId, { guests, seats });
  if ((await countList(trx, inviteId)).count > limits.invitees) throw new ListFullError();
  await touchList(trx, undoing);
}

/** The invitees, and how many different places they have. */
function countList(db: Db, inviteId: string): Promise<{ count: number; places: number }> {
  return db
    .selectFrom('invitees')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.count<number>('position').distinct().as('places'),
    ])
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
}

/** Returns how many. A reply that was written since stays (behaviour 33.27). */
async function putBackReplies(
  undoing: Undoing,
  recorded: readonly store.RecordedOver[],
): Promise<number> {
  const { trx, inviteId, now } = undoing;
  const ids = recorded.map(({ after }) => after.id);
  const stored = await rows.readReplies(trx, { invited: [], open: ids });
  const unchanged = recorded.filter(({ after }) => stored.get(after.id)?.version === after.version);
  const current = unchanged.flatMap(({ after }) => stored.get(after.id) ?? []);
  const seats = await seat(
    undoing,
    unchanged.flatMap((one) => one.before ?? []),
    current.filter((row) => row.waiting === null),
  );
  const returning = unchanged.flatMap((one) => {
    const { id } = one.after;
    const row = stored.get(id);
    return row ? { ...one, current: row, waiting: seats.get(id) ?? null } : [];
  });
  await rows.putReplies(trx, inviteId, returning);
  const history = unchanged.flatMap(({ before: was, after }): HistoryEntry[] => {
    const { invitee_id: inviteeId, id: replyId } = after;
    const reply = readReply(after);
    const change = was
      ? diffReplies(reply, readReply(was))
      : { before: pickRecorded(reply), after: null };
    return change ? [{ inviteId, inviteeId, replyId, by: 'host', now, ...change }] : [];
  });
  await addHistory(trx, history);
  return unchanged.length;
}

async function putBackTold({ trx }: Undoing, told: readonly store.Told[]): Promise<void> {
  await deleteHandedOver(
    trx,
    told.flatMap(({ on, row }) => (on ? [row] : [])),
  );
  await restoreHandedOver(
    trx,
    told.flatMap(({ on, row }) => (on ? [] : [row])),
  );
}

async function putBackLabels(
  { trx, inviteId }: Undoing,
  labels: readonly store.Labeled[],
): Promise<void> {
  if (labels.length === 0) return;
  await deleteLabels(
    trx,
    inviteId,
    labels.filter(({ on }) => on),
  );
  const lost = labels.filter(({ on }) => !on);
  if (lost.length === 0) return;
  const invitees = await trx
    .selectFrom('invitees')
    .select('id')
    .where('invite_id', '=', inviteId)
    .execute();
  const known = new Set(invitees.map(({ id }) => id));
  await insertLabels(
    trx,
    inviteId,
    lost.filter(({ inviteeId }) => known.has(inviteeId)),
  );
}
