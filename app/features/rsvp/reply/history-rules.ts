import type { Reply } from '../reply.ts';

const recorded = [
  'answer',
  'people',
  'extra',
  'companions',
  'name',
  'note',
  'decideBy',
  'answers',
  'hidden',
  'late',
  'confirmedAt',
  'waiting',
  'recordedByHost',
] as const satisfies (keyof Reply)[];

export type RecordedReply = Pick<Reply, (typeof recorded)[number]>;

/** The fields that differ. */
export interface ReplyChange {
  before: Partial<RecordedReply>;
  after: Partial<RecordedReply>;
}

/** The fields that the history keeps (behaviour 25.15). */
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
