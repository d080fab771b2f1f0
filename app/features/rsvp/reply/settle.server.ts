import { sql } from 'kysely';

import { peopleColumn, questionsColumn } from '#app/features/invite/json-columns.server.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { isPast } from '#app/features/schedule/past.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { changeReplies } from '#app/platform/db/versions.server.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';

import type { Answer } from '../schema.ts';
import { diffReplies } from './history-rules.ts';
import { fitHousehold } from './household-rules.ts';
import { findMissingAnswers } from './question-rules.ts';
import { lockInvite } from './reply-context.server.ts';
import { selectReplies } from './reply-queries.server.ts';
import { type ReplyRow, readReply, replyColumns, toReplyRow } from './reply-row.server.ts';
import { type HistoryEntry, addHistory } from './reply-store.server.ts';
import { type ListedParty, choosePromoted } from './seat-rules.ts';
import { countTaken, listWaiting, promoteReplies } from './seats-store.server.ts';

/** Queues mail to promoted parties in the transaction. Passed in, because it belongs to another feature. */
export type TellPromoted = (
  trx: Db,
  promoted: { inviteId: string; parties: readonly ListedParty[]; now: number },
) => Promise<void>;

export interface Promoting {
  now: number;
  tellPromoted?: TellPromoted | undefined;
}

/**
 * Promotes parties that fit, in the list's order, and returns them. The invitation must be locked. Called whenever a
 * seat may be free, except after the event (behaviour 25.45).
 */
export async function promoteWaiting(
  trx: Db,
  inviteId: string,
  { now, tellPromoted }: Promoting,
): Promise<ListedParty[]> {
  const list = await listWaiting(trx, inviteId);
  if (list.length === 0) return [];
  const event = await trx
    .selectFrom('invites')
    .select(['seats as limit', 'date', 'ends_next_day as nextDay', 'time_zone as timeZone'])
    .where('id', '=', inviteId)
    .executeTakeFirstOrThrow();
  const { limit, nextDay, ...days } = event;
  if (isPast({ ...days, endsNextDay: nextDay === 1 }, now)) return [];
  const free = limit === null ? Infinity : limit - (await countTaken(trx, inviteId)).taken;
  const promoted = choosePromoted(list, free);
  const ids = promoted.map(({ id }) => id);
  await promoteReplies(trx, ids, now);
  await addHistory(
    trx,
    promoted.map((party) => describePromotion(inviteId, party, now)),
  );
  if (promoted.length > 0) await tellPromoted?.(trx, { inviteId, parties: promoted, now });
  return promoted;
}

/** For the history of a party that got seats. */
export function describePromotion(
  inviteId: string,
  { id: replyId, inviteeId, waiting }: ListedParty,
  now: number,
): HistoryEntry {
  const change = { before: { waiting }, after: { waiting: null } };
  return { inviteId, inviteeId, replyId, by: 'list', now, ...change };
}

/**
 * Fits replies to changed invitees, questions and seats, and deletes retired questions without an answer, in the
 * transaction of the change. Returns the promoted parties (behaviour 25.12).
 */
export async function settleReplies(
  trx: Db,
  inviteId: string,
  promoting: Promoting,
): Promise<ListedParty[]> {
  await lockInvite(trx, inviteId);
  const invite = await trx
    .selectFrom('invites')
    .select('questions')
    .where('id', '=', inviteId)
    .executeTakeFirst();
  if (!invite) return [];
  const questions = questionsColumn.decode(invite.questions, inviteId);
  const answered = await fitReplies(trx, inviteId, { questions, now: promoting.now });
  const kept = questions.filter(({ id, retired }) => !retired || answered.has(id));
  if (kept.length < questions.length) {
    const text = questionsColumn.encode(kept);
    await trx.updateTable('invites').set({ questions: text }).where('id', '=', inviteId).execute();
  }
  return promoteWaiting(trx, inviteId, promoting);
}

/** For other features, which know only the transaction, the event and the time. */
export function settleWith({ tellPromoted }: Pick<Promoting, 'tellPromoted'>) {
  return (trx: Db, inviteId: string, now: number) =>
    settleReplies(trx, inviteId, { now, tellPromoted });
}

/** Whether a reply without answers to questions lacks any. */
const isMissing = (answer: Answer, questions: readonly StoredQuestion[]) =>
  answer === 'yes' && questions.some(({ required, retired }) => required && !retired);

/** Leaves out one person's reply without answers to questions that says rightly whether any are missing. */
function mayNotFit(questions: readonly StoredQuestion[]) {
  const missing = sql.lit(isMissing('yes', questions) ? 1 : 0);
  return sql<boolean>`not (
    rsvps.people is null and coalesce(invitees.people, '[]') = '[]' and rsvps.answers = '{}'
    and rsvps.incomplete = case when rsvps.answer = 'yes' then ${missing} else 0 end)`;
}

/** The same of a household all of whose people have answered, without reading the whole reply. */
function isFitting(
  row: Pick<ReplyRow, 'answer' | 'people' | 'answers' | 'incomplete'> & {
    household: string | null;
  },
  questions: readonly StoredQuestion[],
): boolean {
  const { people, household } = row;
  if (people === null || household === null || row.answers !== '{}') return false;
  if ((row.incomplete === 1) !== isMissing(row.answer, questions)) return false;
  const ids = (JSON.parse(household) as { id: string }[]).map(({ id }) => id);
  return Object.keys(JSON.parse(people) as object).join() === ids.join();
}

/** Locks and fits replies. Returns the ids of the answered questions. */
async function fitReplies(
  trx: Db,
  inviteId: string,
  { questions, now }: { questions: readonly StoredQuestion[]; now: number },
): Promise<Set<string>> {
  const replies = selectReplies(trx)
    .select(['rsvps.id', 'rsvps.invitee_id', 'invitees.people as household'])
    .select(replyColumns.map((name) => `rsvps.${name}` as const))
    .where('rsvps.invite_id', '=', inviteId)
    .where(mayNotFit(questions))
    .orderBy('rsvps.id');
  const rows = await lockRows(trx, replies, 'rsvps').execute();
  const answered = new Set<string>();
  const history: HistoryEntry[] = [];
  const fitted = await mapInSlices(rows, (listed) => {
    if (isFitting(listed, questions)) return null;
    const { invitee_id: inviteeId, household, ...row } = listed;
    const { id } = row;
    const before = readReply(row);
    const people = household === null ? [] : peopleColumn.decode(household, inviteeId ?? id);
    const reply = fitHousehold(before, people, questions);
    for (const question of Object.keys(reply.answers)) answered.add(question);
    const next = toReplyRow(reply, findMissingAnswers(reply, questions).length > 0);
    const isSame =
      JSON.stringify(next) === JSON.stringify(toReplyRow(before, row.incomplete === 1));
    return isSame ? null : { id, inviteeId, before, reply, next };
  });
  for (const { id, inviteeId, before, reply, next } of fitted.filter((one) => one !== null)) {
    await changeReplies(trx).set(next).where('id', '=', id).execute();
    const change = diffReplies(before, reply);
    const entry = { inviteId, inviteeId, replyId: id, by: 'edit', now } as const;
    if (change) history.push({ ...entry, ...change });
  }
  await addHistory(trx, history);
  return answered;
}
