import * as v from 'valibot';

import { texts } from '#app/platform/language/say.ts';
import { definePastMoment, storedCount } from '#app/platform/stored-numbers.ts';
import { defineText } from '#app/platform/text-schema.ts';

import type { Reply } from '../reply.ts';
import {
  answerSchema,
  companionsSchema,
  decideBySchema,
  guestNameSchema,
  noteSchema,
} from '../schema.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const idOrWhole = v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/));

const value = v.union([
  defineText(2000),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.array(v.unknown()), v.maxLength(30), v.array(defineText(100))),
]);

/** The longest text of all answers of a reply together, as JSON. */
const longestAnswers = 50_000;

/** A reply as an event's file holds it. No time in it is later than `now`. */
export function defineKeptReply(now: number) {
  const time = definePastMoment(now);
  return v.object({
    answer: answerSchema,
    people: v.nullable(v.record(id, answerSchema)),
    extra: v.pipe(storedCount, v.maxValue(10)),
    companions: companionsSchema,
    name: guestNameSchema,
    note: noteSchema,
    decideBy: decideBySchema,
    answers: v.pipe(
      v.record(id, v.record(idOrWhole, value)),
      v.check(
        (all) => JSON.stringify(all).length <= longestAnswers,
        texts('The answers are too long.'),
      ),
    ),
    hidden: v.boolean(),
    late: v.boolean(),
    factsVersion: storedCount,
    confirmedAt: v.nullable(time),
    waiting: v.nullable(storedCount),
    promotedAt: v.nullable(time),
    recordedByHost: v.boolean(),
    createdAt: time,
    updatedAt: time,
  });
}

/** Times in epoch milliseconds. */
export type KeptReply = Reply & { createdAt: number; updatedAt: number };
