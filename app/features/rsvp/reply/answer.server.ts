import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isMissingReference } from '#app/platform/db/dialects.server.ts';
import { deleteReplies } from '#app/platform/db/versions.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { GivenReply, Reply, ReplyProblem } from '../reply.ts';
import { diffReplies, pickRecorded } from './history-rules.ts';
import { type AnswerRefusal, type Judged, isSame, judge } from './judging.server.ts';
import {
  type ReplyContext,
  type Respondent,
  findContext,
  lockContext,
} from './reply-context.server.ts';
import type { AppliedReply } from './reply-rules.ts';
import { addHistory, insertReply, updateReply } from './reply-store.server.ts';
import { findWhenFull } from './seat-rules.ts';
import { countTaken } from './seats-store.server.ts';
import { type Promoting, promoteWaiting } from './settle.server.ts';

export interface AnswerServices extends Pick<Promoting, 'tellPromoted'> {
  db: Db;
  clock: Clock;
  live: Publisher;
}

export interface Answered {
  reply: Reply;
  version: number;
  /** The parts of the request that were not stored. */
  problems: readonly ReplyProblem[];
}

/** What another feature does at the end of the transaction. */
export type Along = (trx: Db, now: number) => Promise<void>;

interface Request extends Judged, Promoting {
  respondent: Respondent;
  along?: Along | undefined;
  /** Whether one more device may answer; called before its first answer. */
  admit?: (() => Promise<boolean>) | undefined;
}

/** Idempotent. Parts that cannot be stored are returned as problems; the rest is committed. */
export async function answer(
  { db, clock, live, tellPromoted }: AnswerServices,
  respondent: Respondent,
  given: GivenReply,
  from: Pick<Request, 'by' | 'admit' | 'along' | 'hasSeen'>,
): Promise<Result<Answered, AnswerRefusal>> {
  const request: Request = { respondent, given, ...from, now: clock(), tellPromoted };
  try {
    const done = (await answerAtOnce(db, request)) ?? (await answerLocked(db, request));
    if (done.ok && done.value.changed) live.publish(respondent.inviteId);
    return done;
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    return fail('inviteeId' in respondent.guest ? 'uninvited' : 'missing');
  }
}

type Done = Result<Answered & { changed: boolean }, AnswerRefusal>;

/** Without a limit of seats, inserts a first reply in one statement. Null when a transaction is needed. */
async function answerAtOnce(db: Db, request: Request): Promise<Done | null> {
  const context = await findContext(db, request.respondent);
  if (typeof context === 'string') return fail(context);
  const { rules, stored } = context;
  const judged = judge(context, request, null);
  if (!judged.ok) return judged;
  const isNew = stored === null && 'keyHash' in request.respondent.guest;
  // Outside of a transaction: a counter in the database needs a second connection, which could deadlock the pool.
  if (isNew && request.admit && !(await request.admit())) return fail('tooManyNew');
  if (rules.limit !== null || request.along) return null;
  const { reply, problems, incomplete } = judged.value;
  if (stored) {
    const isUnchanged = isSame(stored.reply, reply);
    const { version } = stored;
    return isUnchanged ? succeed({ reply, version, problems, changed: false }) : null;
  }
  const { respondent, now } = request;
  const { version } = rules;
  const inserted = await insertReply(db, respondent, { reply, incomplete, now, version });
  return inserted ? succeed({ reply, version, problems, changed: true }) : null;
}

/** Starts new transactions as long as other changes interfere. */
async function answerLocked(db: Db, request: Request): Promise<Done> {
  for (;;) {
    const done = await db.transaction().execute((trx) => tryAnswer(trx, request));
    if (done) return done;
  }
}

/** Null, with nothing written, when the event or the reply has changed meanwhile. */
async function tryAnswer(trx: Db, request: Request): Promise<Done | null> {
  const { respondent, now, tellPromoted } = request;
  const context = await lockContext(trx, respondent);
  if (context === null) return null;
  if (typeof context === 'string') return fail(context);
  const { limit } = context.rules;
  const whenFull = findWhenFull(context.rules, now);
  const seats =
    limit === null ? null : { limit, whenFull, ...(await countTaken(trx, respondent.inviteId)) };
  const judged = judge(context, request, seats);
  if (!judged.ok) return judged;
  const version = await store(trx, request, { context, ...judged.value });
  if (version === null) return null;
  const changed = version !== context.stored?.version;
  const { reply, problems } = judged.value;
  if (changed && limit !== null)
    await promoteWaiting(trx, respondent.inviteId, { now, tellPromoted });
  if (changed) await request.along?.(trx, now);
  const answered = { reply, version, problems, changed };
  if (!changed || limit === null) return succeed(answered);
  const after = await findContext(trx, respondent);
  const stored = typeof after === 'string' ? null : after.stored;
  return succeed({ ...answered, ...(stored && { reply: stored.reply, version: stored.version }) });
}

/** Writes the reply and its history. Returns its version; null when the row is not as it was read. */
async function store(
  trx: Db,
  { respondent, by, now }: Request,
  { context, reply, incomplete }: AppliedReply & { context: ReplyContext; incomplete: boolean },
): Promise<number | null> {
  const { stored, inviteeId } = context;
  const { version } = context.rules;
  const written = { reply, incomplete, now };
  if (!stored)
    return (await insertReply(trx, respondent, { ...written, version })) ? version : null;
  if (isSame(stored.reply, reply)) return stored.version;
  if (!(await updateReply(trx, stored.id, written))) return null;
  const change = diffReplies(stored.reply, reply);
  const { inviteId } = respondent;
  if (change)
    await addHistory(trx, [{ inviteId, inviteeId, replyId: stored.id, by, now, ...change }]);
  return stored.version + 1;
}

/** 'gone': no such invitee or reply. 'changed': the caller has not seen the stored reply. `along` runs in the transaction of a removal. */
export async function removeReply(
  { db, clock, live, tellPromoted }: AnswerServices,
  respondent: Respondent,
  { along, hasSeen }: Pick<Request, 'along' | 'hasSeen'> = {},
): Promise<Removal> {
  const now = clock();
  const remove = async (trx: Db) => {
    const removal = await removeLocked(trx, respondent, { now, tellPromoted, hasSeen });
    if (removal === 'removed') await along?.(trx, now);
    return removal;
  };
  for (;;) {
    const done = await db.transaction().execute(remove);
    if (done === 'removed') live.publish(respondent.inviteId);
    if (done !== null) return done;
  }
}

type Removal = 'removed' | 'unchanged' | 'gone' | 'changed';

/** Null, with nothing written, when the event or the reply has changed meanwhile. */
async function removeLocked(
  trx: Db,
  respondent: Respondent,
  { hasSeen, ...promoting }: Promoting & Pick<Request, 'hasSeen'>,
): Promise<Removal | null> {
  const { inviteId } = respondent;
  const context = await lockContext(trx, respondent, 'invitation');
  if (context === null) return null;
  if (typeof context === 'string') return 'gone';
  if (!context.stored) return 'unchanged';
  if (hasSeen && !hasSeen(context.stored)) return 'changed';
  const { rules, inviteeId } = context;
  const { id: replyId, reply } = context.stored;
  const change = { before: pickRecorded(reply), after: null };
  const { now } = promoting;
  await addHistory(trx, [{ inviteId, inviteeId, replyId, by: 'host', now, ...change }]);
  await deleteReplies(trx, inviteId, [replyId]);
  if (rules.limit !== null) await promoteWaiting(trx, inviteId, promoting);
  return 'removed';
}
