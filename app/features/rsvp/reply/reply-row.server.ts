import type { Selectable } from 'kysely';

import type { RsvpsTable } from '#app/platform/db/schema.server.ts';

import type { Reply } from '../reply.ts';
import { countAnswersOf } from './household-rules.ts';
import {
  companionsColumn,
  personAnswersColumn,
  questionAnswersColumn,
} from './json-columns.server.ts';

/** All columns of the reply but its guest and its times. */
export const replyColumns = [
  'name',
  'answer',
  'people',
  'extra',
  'companions',
  'note',
  'decide_by',
  'answers',
  'incomplete',
  'hidden',
  'late',
  'facts_version',
  'confirmed_at',
  'waiting',
  'promoted_at',
  'recorded_by_host',
  'yes_count',
  'maybe_count',
  'no_count',
] as const;

export type ReplyRow = Pick<Selectable<RsvpsTable>, (typeof replyColumns)[number]>;

export function readReply(row: ReplyRow & { id: string }): Reply {
  return {
    answer: row.answer,
    people: row.people === null ? null : personAnswersColumn.decode(row.people, row.id),
    extra: row.extra,
    companions: companionsColumn.decode(row.companions, row.id),
    name: row.name,
    note: row.note,
    decideBy: row.decide_by,
    answers: questionAnswersColumn.decode(row.answers, row.id),
    hidden: row.hidden === 1,
    late: row.late === 1,
    factsVersion: row.facts_version,
    confirmedAt: row.confirmed_at,
    waiting: row.waiting,
    promotedAt: row.promoted_at,
    recordedByHost: row.recorded_by_host === 1,
  };
}

/** Includes the counts of a household's answers, which queries add up. */
export function toReplyRow(reply: Reply, incomplete: boolean): ReplyRow {
  const counts = countAnswersOf(reply.people);
  return {
    name: reply.name,
    answer: reply.answer,
    people: reply.people === null ? null : personAnswersColumn.encode(reply.people),
    extra: reply.extra,
    companions: companionsColumn.encode(reply.companions),
    note: reply.note,
    decide_by: reply.decideBy,
    answers: questionAnswersColumn.encode(reply.answers),
    incomplete: incomplete ? 1 : 0,
    hidden: reply.hidden ? 1 : 0,
    late: reply.late ? 1 : 0,
    facts_version: reply.factsVersion,
    confirmed_at: reply.confirmedAt,
    waiting: reply.waiting,
    promoted_at: reply.promotedAt,
    recorded_by_host: reply.recordedByHost ? 1 : 0,
    yes_count: counts?.yes ?? null,
    maybe_count: counts?.maybe ?? null,
    no_count: counts?.no ?? null,
  };
}
