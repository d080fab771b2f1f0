import * as v from 'valibot';

import { unreadablePart } from '#app/features/draft/messages.ts';
import { type ActionReply, guestActionSchema } from '#app/features/guests/schema.ts';

import { type EditReply, editSchema } from './inline-edit/schema.ts';

const tookPlaceSchema = v.object({ intent: v.literal('took-place') });

const answersSchema = v.object({ intent: v.literal('answers'), closed: v.boolean() });

/** An issue's message is the sentence to show. */
export const overviewActionSchema = v.variant(
  'intent',
  [
    v.message(editSchema, unreadablePart),
    answersSchema,
    tookPlaceSchema,
    ...guestActionSchema.options,
  ],
  unreadablePart,
);

export type OverviewReply = EditReply | ActionReply;

export type AnswersAction = v.InferOutput<typeof answersSchema>;

export type TookPlaceAction = v.InferOutput<typeof tookPlaceSchema>;
