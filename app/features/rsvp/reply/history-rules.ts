import type { Reply } from '../reply.ts';

/** The fields of a reply that the history keeps. */
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

/** One change: the fields that differ, as they were and as they became. */
export interface ReplyChange {
  before: Partial<RecordedReply>;
  after: Partial<RecordedReply>;
}

/** Returns the fields of a reply that the history keeps, such as for the entry of a removed reply (behaviour 25.15). */
export function pickRecorded(reply: Reply): RecordedReply {
  return Object.fromEntries(recorded.map((key) => [key, reply[key]])) as unknown as RecordedReply;
}

/** Returns the recorded fields that differ between two replies; null when none does (behaviour 25.15). */
export function diffReplies(before: Reply, after: Reply): ReplyChange | null {
  const changed = recorded.filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (changed.length === 0) return null;
  const pick = (reply: Reply) => Object.fromEntries(changed.map((key) => [key, reply[key]]));
  return { before: pick(before), after: pick(after) };
}
