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
import type { Db } from '#app/platform/db/client.server.ts';
import { countLabel } from '#app/platform/text.ts';

import { messages } from '../messages.ts';
import type { ActionOutcome } from '../schema.ts';
import { touchList, writeList } from './changing.server.ts';
import * as rows from './guest-rows-store.server.ts';
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

/** Keeps newer answers of guests; parties without free seats go to the waiting list (behaviour 33.23). */
export async function undoChange(
  { db, clock, live, tellPromoted }: UpdateServices & Pick<Promoting, 'tellPromoted'>,
  { id: inviteId, editor }: OwnedInvite,
  change: string,
): Promise<ActionOutcome> {
  const now = clock();
  const kept = await store.readBefore(db, { inviteId, change });
  try {
    const left = await db.transaction().execute(async (trx) => {
      const undoing = { trx, inviteId, change, now, limit: await lockSeats(trx, inviteId) };
      // A change can be undone only once.
      const before = (await store.forgetChange(trx, undoing)) ? kept : [];
      const answers = await restoreOpenAnswers(trx, { ...undoing, removal: change });
      const guests = before.filter((one) => one.kind === 'guest');
      const replies = before.filter((one) => one.kind === 'reply');
      await putBackGuests(undoing, guests);
      await rows.insertMail(
        trx,
        before.filter((one) => one.kind === 'mail'),
      );
      const restored = await putBackReplies(undoing, replies);
      await putBackLabels(
        undoing,
        before.filter((one) => one.kind === 'label'),
      );
      const people = new Set(guests.map(({ invitee }) => invitee.id)).size;
      if (answers + people + replies.length > 0) {
        await settleReplies(trx, inviteId, { now, tellPromoted });
      }
      const count = answers + people;
      const noted = { inviteId, hostUid: editor, now };
      if (count > 0) await noteActivity(trx, { ...noted, kind: 'guests-restored', count });
      return describeLeft(replies.length - restored);
    });
    live.publish(inviteId);
    return { status: 200, reply: { ok: true, ...(left !== '' && { note: left }) } };
  } catch (error) {
    if (!(error instanceof ListFullError)) throw error;
    return { status: 409, reply: { ok: false, message: messages.listFull } };
  }
}

const describeLeft = (count: number) => {
  if (count === 0) return '';
  const stays = count === 1 ? 'was changed since, so it stays' : 'were changed since, so they stay';
  return `${countLabel(count, 'answer')} ${stays} as ${count === 1 ? 'it is' : 'they are'}.`;
};

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
  const { count, places } = await trx
    .selectFrom('invitees')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.count<number>('position').distinct().as('places'),
    ])
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
  if (count > limits.invitees) throw new ListFullError();
  await (places < count ? writeList : touchList)(trx, undoing);
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

async function putBackLabels(
  { trx, inviteId }: Undoing,
  labels: readonly store.Labeled[],
): Promise<void> {
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
