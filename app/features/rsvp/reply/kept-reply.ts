import * as v from 'valibot';

import { defineText } from '#app/platform/text-schema.ts';

import type { Reply } from '../reply.ts';
import {
  answerSchema,
  companionsSchema,
  decideBySchema,
  guestNameSchema,
  noteSchema,
} from '../schema.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.nullable(count);
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const idOrWhole = v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/));

const value = v.union([
  defineText(2000),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.array(v.unknown()), v.maxLength(30), v.array(defineText(100))),
]);

/** The longest text of all answers of a reply together, as JSON. */
const longestAnswers = 50_000;

export const keptReplySchema = v.object({
  answer: answerSchema,
  people: v.nullable(v.record(id, answerSchema)),
  extra: v.pipe(count, v.maxValue(10)),
  companions: companionsSchema,
  name: guestNameSchema,
  note: noteSchema,
  decideBy: decideBySchema,
  answers: v.pipe(
    v.record(id, v.record(idOrWhole, value)),
    v.check((all) => JSON.stringify(all).length <= longestAnswers, 'The answers are too long.'),
  ),
  hidden: v.boolean(),
  late: v.boolean(),
  factsVersion: count,
  confirmedAt: time,
  waiting: time,
  promotedAt: time,
  recordedByHost: v.boolean(),
  createdAt: count,
  updatedAt: count,
});

/** Times in epoch milliseconds. */
export type KeptReply = Reply & { createdAt: number; updatedAt: number };
