import * as v from 'valibot';

import type { Reply } from '../reply.ts';
import { answerSchema } from '../schema.ts';

export const storedTexts = v.pipe(v.array(v.string()), v.readonly());

/** Answers to questions, by question and by person. */
export const storedAnswers = v.record(
  v.string(),
  v.record(v.string(), v.union([v.string(), v.number(), storedTexts])),
);

export const storedPeople = v.record(v.string(), answerSchema);

/** The fields that the history keeps, as far as they changed (behaviour 25.15). */
export const changedReply = v.object({
  answer: v.exactOptional(answerSchema),
  people: v.exactOptional(v.nullable(storedPeople)),
  extra: v.exactOptional(v.number()),
  companions: v.exactOptional(storedTexts),
  name: v.exactOptional(v.string()),
  note: v.exactOptional(v.string()),
  decideBy: v.exactOptional(v.string()),
  answers: v.exactOptional(storedAnswers),
  hidden: v.exactOptional(v.boolean()),
  late: v.exactOptional(v.boolean()),
  confirmedAt: v.exactOptional(v.nullable(v.number())),
  waiting: v.exactOptional(v.nullable(v.number())),
  recordedByHost: v.exactOptional(v.boolean()),
});

type ChangedReply = v.InferOutput<typeof changedReply>;
export type RecordedReply = Required<ChangedReply>;

const recorded = Object.keys(changedReply.entries) as (keyof RecordedReply)[];

export interface ReplyChange {
  before: ChangedReply;
  after: ChangedReply;
}

export function pickRecorded(reply: Reply): RecordedReply {
  return Object.fromEntries(recorded.map((key) => [key, reply[key]])) as unknown as RecordedReply;
}

/** Null when no recorded field differs (behaviour 25.15). */
export function diffReplies(before: Reply, after: Reply): ReplyChange | null {
  const changed = recorded.filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (changed.length === 0) return null;
  const pick = (reply: Reply) => Object.fromEntries(changed.map((key) => [key, reply[key]]));
  return { before: pick(before), after: pick(after) };
}
