import * as v from 'valibot';

import { limits } from '#app/features/draft/limits.ts';
import { phoneSchema } from '#app/features/draft/parts/invitee.ts';
import { messages } from '#app/features/guests/messages.ts';
import { addressSchema, nameSchema } from '#app/features/guests/schema.ts';
import {
  answerSchema,
  companionsSchema,
  decideBySchema,
  guestNameMax,
  noteSchema,
} from '#app/features/rsvp/schema.ts';
import { ownLanguageSchema } from '#app/platform/language/language-schema.ts';
import { texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';
import { versionSchema } from '#app/platform/version-schema.ts';

import { type PlainProblems, plainCardSchema } from './plain-card-schema.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const person = v.union([v.literal(''), id]);
const mostPeople = 20;
const mostAnswers = 500;

const value = v.nullable(
  v.union([
    v.pipe(v.string(), v.maxLength(2001)),
    v.number(),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(30)),
  ]),
);

/** The fields that a host records for a guest. Absent fields stay as they are. */
const givenSchema = v.strictObject({
  answer: v.exactOptional(answerSchema),
  people: v.exactOptional(
    v.pipe(
      v.record(id, answerSchema),
      v.check((people) => Object.keys(people).length <= mostPeople),
    ),
  ),
  extra: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))),
  companions: v.exactOptional(companionsSchema),
  note: v.exactOptional(noteSchema),
  decideBy: v.exactOptional(decideBySchema),
  answers: v.exactOptional(
    v.pipe(v.array(v.strictObject({ question: id, person, value })), v.maxLength(mostAnswers)),
  ),
});

export type GivenByHost = v.InferOutput<typeof givenSchema>;

const actions = [
  v.strictObject({
    intent: v.literal('reply'),
    given: givenSchema,
    /** The values that the form has shown for the same fields; null when there was no answer. */
    seen: v.optional(v.nullable(givenSchema), null),
  }),
  v.strictObject({
    intent: v.literal('remove'),
    /** The version of the answer that the card has shown. */
    seen: versionSchema,
  }),
  v.strictObject({
    intent: v.literal('address'),
    address: addressSchema,
    seen: v.pipe(v.string(), v.maxLength(limits.inviteeEmail)),
  }),
  v.strictObject({
    intent: v.literal('phone'),
    phone: phoneSchema,
    seen: v.pipe(v.string(), v.maxLength(limits.phone)),
  }),
  v.strictObject({
    intent: v.literal('language'),
    language: ownLanguageSchema,
    seen: ownLanguageSchema,
  }),
  v.strictObject({
    intent: v.literal('host-note'),
    note: defineTrimmedText(limits.hostNote, texts('Please use at most 2,000 characters.')),
    seen: v.pipe(v.string(), v.maxLength(limits.hostNote)),
  }),
  v.strictObject({
    intent: v.literal('name'),
    name: nameSchema,
    seen: v.pipe(v.string(), v.maxLength(guestNameMax)),
  }),
  v.strictObject({ intent: v.literal('take-off') }),
] as const;

export const oneActionSchema = v.variant('intent', actions, messages.unknownRecording);

export const cardActionSchema = v.variant(
  'intent',
  [...actions, plainCardSchema],
  messages.unknownRecording,
);

export type CardAction = v.InferOutput<typeof cardActionSchema>;

/** All but the whole form. */
export type OneAction = v.InferOutput<typeof oneActionSchema>;

export type CardReply =
  | { ok: true; removed: boolean; note?: string; isSentAgain?: boolean }
  | {
      ok: false;
      message: string;
      /** Nothing was stored, because somebody else has changed the same field meanwhile. */
      changed?: boolean;
      /** The stored text, if it is not the one that was seen. */
      current?: string;
      /** Of the form without scripts: what was not stored, by field. */
      plain?: PlainProblems;
      /** Some parts were stored; the others are still on the screen. */
      partly?: boolean;
      signedOut?: boolean;
    };
