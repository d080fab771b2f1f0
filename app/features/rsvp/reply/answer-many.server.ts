import type { Selectable } from 'kysely';

import { isPast } from '#app/features/schedule/past.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import {
  type RowUpdates,
  insertRows,
  prepareUpdates,
  updateRows,
} from '#app/platform/db/insert-rows.server.ts';
import type { RsvpsTable } from '#app/platform/db/schema.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { GivenReply, Reply, ReplyProblem } from '../reply.ts';
import type { Answered } from './answer.server.ts';
import { diffReplies } from './history-rules.ts';
import { type AnswerRefusal, type Judged, isSame, judge } from './judging.server.ts';
import { findMissingAnswers } from './question-rules.ts';
import {
  type AnswerRules,
  type ListedContext,
  type ListedGuest,
  listContexts,
} from './reply-context.server.ts';
import { replyColumns, toReplyRow } from './reply-row.server.ts';
import {
  type HistoryEntry,
  type NumberedHistory,
  insertHistory,
  numberHistory,
} from './reply-store.server.ts';
import { SeatBook } from './seat-book.ts';
import { type ListedParty, findWhenFull } from './seat-rules.ts';
import { countTaken, listWaiting, promoteReplies } from './seats-store.server.ts';
import { type Promoting, describePromotion } from './settle.server.ts';

export interface Asked extends Pick<Judged, 'hasSeen'> {
  guest: ListedGuest;
  /** What is given, in view of the stored reply. */
  give: (stored: Reply | null) => GivenReply;
}

export interface Recorded extends Pick<Answered, 'reply' | 'problems'> {
  given: GivenReply;
}

/** What is to be stored: it is ready, because guests who answer wait for it. */
export interface ToStore {
  added: ReplyRecord[];
  updates: RowUpdates<'rsvps'>;
  promoted: readonly ListedParty[];
  /** Those whose own answer is not among the updates. */
  onlyPromoted: string[];
  history: NumberedHistory;
  now: number;
}

/** Outcomes and versions are in the order of who was asked for. */
export interface JudgedMany {
  outcomes: Result<Recorded, AnswerRefusal>[];
  /** Of each guest's reply; null without one. */
  versions: (number | null)[];
  changes: Change[];
  toStore: ToStore;
}

const idOf = (guest: ListedGuest) => ('inviteeId' in guest ? guest.inviteeId : guest.replyId);

type ReplyRecord = Selectable<RsvpsTable>;

/** The row of a changed reply before, and what is different after; all of a new one. */
export interface Change {
  before: ReplyRecord | null;
  after: Partial<ReplyRecord> & Pick<ReplyRecord, 'id' | 'invitee_id' | 'version'>;
}

/** A reply as the answers and promotions so far have left it. */
interface Current {
  id: string;
  context: ListedContext;
  reply: Reply;
  isChanged: boolean;
}

async function openBook(
  trx: Db,
  inviteId: string,
  { rules, now }: { rules: AnswerRules; now: number },
): Promise<SeatBook> {
  const { limit } = rules;
  if (limit === null) return new SeatBook(null, null);
  const seats = { limit, whenFull: findWhenFull(rules, now), ...(await countTaken(trx, inviteId)) };
  // Nobody is promoted after the event (behaviour 25.45).
  return new SeatBook(seats, isPast(rules, now) ? null : await listWaiting(trx, inviteId));
}

/** The answers of many guests, one after the other, in memory. */
class Recording {
  readonly promoted = new Map<string, ListedParty>();
  readonly history: HistoryEntry[] = [];
  readonly replies = new Map<string, Current>();
  readonly #inviteId: string;
  readonly #now: number;
  readonly #book: SeatBook;

  constructor(inviteId: string, { now, book }: { now: number; book: SeatBook }) {
    this.#inviteId = inviteId;
    this.#now = now;
    this.#book = book;
  }

  /** Before any answer, so that a guest whose turn comes later is promoted in time. */
  add(context: ListedContext): void {
    if (!context.stored) return;
    const { id, reply } = context.stored;
    this.replies.set(id, { id, context, reply, isChanged: false });
  }

  /** Returns the id of the reply, what was given and what of it was not stored. */
  record(
    context: ListedContext,
    { give, hasSeen }: Asked,
  ): Result<{ id: string; given: GivenReply; problems: readonly ReplyProblem[] }, AnswerRefusal> {
    const now = this.#now;
    const known = context.stored ? this.replies.get(context.stored.id) : undefined;
    const before = known?.reply ?? null;
    const stored = context.stored && { ...context.stored, reply: before ?? context.stored.reply };
    const given = give(context.stored?.reply ?? null);
    const terms = { given, hasSeen, by: 'host' as const, now };
    const done = judge({ ...context, stored }, terms, this.#book.seats);
    if (!done.ok) return done;
    const { reply, problems } = done.value;
    const id = known?.id ?? createOrderedId(now);
    if (before && isSame(before, reply)) return succeed({ id, given, problems });
    this.replies.set(id, { id, context, reply, isChanged: true });
    const { inviteeId } = context;
    const change = before && diffReplies(before, reply);
    const entry = { inviteId: this.#inviteId, inviteeId, replyId: id, by: 'host', now } as const;
    if (change) this.history.push({ ...entry, ...change });
    this.#promote(this.#book.change({ id, inviteeId }, before, reply));
    return succeed({ id, given, problems });
  }

  #promote(parties: readonly ListedParty[]): void {
    for (const party of parties) {
      this.promoted.set(party.id, party);
      this.history.push(describePromotion(this.#inviteId, party, this.#now));
      const current = this.replies.get(party.id);
      if (!current) continue;
      current.reply = { ...current.reply, waiting: null, promotedAt: this.#now };
    }
  }
}

/** The rows that change. */
function listChanges(inviteId: string, { replies }: Recording, now: number): Promise<Change[]> {
  const changed = [...replies.values()].filter(({ isChanged }) => isChanged);
  return mapInSlices(changed, ({ id, context, reply }): Change => {
    const incomplete = findMissingAnswers(reply, context.rules.questions).length > 0;
    const own = { id, invitee_id: context.inviteeId };
    const before = context.row;
    const version = before ? before.version + 1 : context.rules.version;
    const written = { ...toReplyRow(reply, incomplete), version, updated_at: now };
    if (!before) {
      const whose = { invite_id: inviteId, guest_key_hash: null, created_at: now };
      return { before, after: { ...own, ...whose, ...written } };
    }
    const after: Change['after'] = { ...own, version, updated_at: now };
    for (const name of replyColumns) {
      if (written[name] !== before[name]) Object.assign(after, { [name]: written[name] });
    }
    return { before, after };
  });
}

/**
 * Judges answers for guests as if one after the other. Each costs the same, however many wait. The outcomes have the
 * replies as they are in the end. Nothing is written: `storeMany` does, unless the event has changed meanwhile.
 */
export async function judgeMany(
  db: Db,
  inviteId: string,
  asked: readonly Asked[],
  now: number,
): Promise<JudgedMany> {
  const guests = asked.map(({ guest }) => guest);
  const contexts = await listContexts(db, inviteId, guests);
  const [first] = contexts.values();
  if (!first) {
    const outcomes = asked.map(() => fail('uninvited' as const));
    const history = { rows: [], forgotten: [] };
    const toStore = makeReady([], { promoted: [], history, now });
    return { outcomes, versions: asked.map(() => null), changes: [], toStore };
  }
  const book = await openBook(db, inviteId, { rules: first.rules, now });
  const recording = new Recording(inviteId, { now, book });
  for (const context of contexts.values()) recording.add(context);
  const contextOf = (guest: ListedGuest) => contexts.get(idOf(guest));
  const done = await mapInSlices(asked, (one) => {
    const context = contextOf(one.guest);
    return context ? recording.record(context, one) : fail('uninvited' as const);
  });
  const changes = await listChanges(inviteId, recording, now);
  const outcomes = done.map((one): Result<Recorded, AnswerRefusal> => {
    const current = one.ok ? recording.replies.get(one.value.id) : undefined;
    if (!one.ok || !current) return one.ok ? fail('missing') : one;
    return succeed({ ...one.value, reply: current.reply });
  });
  const written = new Map(
    changes.map(({ after }) => [after.invitee_id ?? after.id, after.version]),
  );
  const versions = guests.map((guest) => {
    const { stored } = contextOf(guest) ?? {};
    const isPromoted = stored && recording.promoted.has(stored.id);
    const kept = stored ? stored.version + (isPromoted ? 1 : 0) : null;
    return written.get(idOf(guest)) ?? kept;
  });
  const history = await numberHistory(db, recording.history);
  const promoted = [...recording.promoted.values()];
  return { outcomes, versions, changes, toStore: makeReady(changes, { promoted, history, now }) };
}

function pickColumns({ before, after }: Change, columns: readonly (keyof ReplyRecord)[]) {
  const entries = columns.map((name) => [name, name in after ? after[name] : before?.[name]]);
  return { ...Object.fromEntries(entries), id: after.id } as Partial<ReplyRecord> & { id: string };
}

function makeReady(
  changes: readonly Change[],
  rest: Pick<ToStore, 'promoted' | 'history' | 'now'>,
): ToStore {
  const changed = new Set(changes.map(({ after }) => after.id));
  const updated = changes.filter(({ before }) => before !== null);
  // An update of an indexed column costs even if it writes the same.
  const differing = replyColumns.filter((name) => updated.some(({ after }) => name in after));
  const columns = [...differing, 'version', 'updated_at'] as const;
  const added = changes.filter(({ before }) => before === null).map(({ after }) => after);
  const rows = updated.map((one) => pickColumns(one, columns));
  return {
    ...rest,
    added: added as ReplyRecord[],
    updates: prepareUpdates<'rsvps'>(rows, columns),
    // The others are written with what their guests say.
    onlyPromoted: rest.promoted.map(({ id }) => id).filter((id) => !changed.has(id)),
  };
}

/** In a transaction that has locked the invitation. */
export async function storeMany(
  trx: Db,
  inviteId: string,
  { added, updates, promoted: parties, onlyPromoted, history, now }: ToStore,
  tellPromoted: Promoting['tellPromoted'],
): Promise<void> {
  await promoteReplies(trx, onlyPromoted, now);
  await insertRows(trx, 'rsvps', added);
  await updateRows(trx, 'rsvps', updates);
  await insertHistory(trx, history);
  if (parties.length > 0) await tellPromoted?.(trx, { inviteId, parties, now });
}
