import * as v from 'valibot';

import { limits } from '#app/features/draft/limits.ts';
import { unreadablePart } from '#app/features/draft/messages.ts';
import { guestNameMax } from '#app/features/rsvp/schema.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import { answerFilters } from './find/answer-filter.ts';
import { labelLimits } from './labels/labels.ts';
import { messages } from './messages.ts';
import { ownLimit } from './own-limit.ts';

/** The most guests that the address of a message names. */
export const mostInAddress = 400;

/** An address that a host corrects. */
export const addressSchema = v.pipe(
  defineTrimmedText(limits.inviteeEmail),
  v.regex(/^[^\s@]+@[^\s@]+$/, 'Please enter an email address.'),
);

const rowId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Epoch milliseconds. */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const recordSchema = v.object({
  intent: v.literal('record'),
  record: v.union([v.strictObject({ inviteeId: rowId }), v.strictObject({ answerId: rowId })]),
  as: v.picklist(['yes', 'yes+1', 'alone', 'maybe', 'no', 'none']),
  seen: v.optional(v.nullable(time), null),
});

/**
 * An answer that the host records for an invitee or a guest of the open link. `seen` is the version of the answer that
 * the host has seen, null or absent without one; a different version is not overwritten (behaviour 38.18).
 */
export type Recording = v.InferOutput<typeof recordSchema>;

/**
 * What a host can record: 'yes' keeps the companions of an earlier yes, 'alone' removes them, 'none' removes the
 * answer.
 */
export type AnswerChoice = Recording['as'];

const rowIds = v.pipe(v.array(rowId), v.maxLength(20_000));

/** A search, with the parameters of the list's address. */
const searchSchema = v.object({
  find: v.string(),
  show: v.picklist(answerFilters),
  labels: v.optional(v.pipe(v.array(v.string()), v.maxLength(labelLimits.search)), []),
});

const guestsSchema = v.union([
  v.strictObject({ ids: rowIds }),
  v.strictObject({ every: searchSchema, except: rowIds }),
]);

/** Selected guests: by the ids of their rows, or all that a search lists, with exceptions. */
export type GuestsSelection = v.InferOutput<typeof guestsSchema>;

const removeSchema = v.object({ intent: v.literal('remove'), guests: guestsSchema });
const linksSchema = v.object({ intent: v.literal('links'), guests: guestsSchema });

const labelSchema = v.object({
  intent: v.literal('label'),
  guests: guestsSchema,
  label: v.string(),
  /** True to add the label, false to remove it. */
  on: v.boolean(),
});

/** Adds a label to many guests, or removes it. */
export type Labeling = v.InferOutput<typeof labelSchema>;

const recordManySchema = v.object({
  intent: v.literal('recordMany'),
  guests: guestsSchema,
  as: v.picklist(['yes', 'yes+1', 'maybe', 'no']),
  seen: v.exactOptional(v.pipe(v.record(rowId, v.nullable(time)), v.maxEntries(20_000))),
  seenAt: v.exactOptional(time),
  own: v.exactOptional(v.pipe(v.array(time), v.maxLength(ownLimit))),
});

/**
 * The same answer for many guests. An answer that the host has not seen is not overwritten (behaviour 38.18). For named
 * guests, `seen` has the version that the host has seen by row, null without an answer. For all that a search lists,
 * the host has not seen answers given after `seenAt`, except at the times in `own`, when this host recorded them.
 * Without `seen` and `seenAt` the host has seen no answer.
 */
export type RecordingMany = v.InferOutput<typeof recordManySchema>;

const undoSchema = v.object({ intent: v.literal('undo'), change: rowId });

const nameSchema = v.object({
  intent: v.literal('name'),
  answerId: rowId,
  name: v.pipe(
    defineTrimmedText(guestNameMax, messages.nameTooLong),
    v.nonEmpty(messages.nameMissing),
  ),
  /** The name that the host has seen; another one is not overwritten. */
  seen: v.optional(v.pipe(v.string(), v.maxLength(guestNameMax)), ''),
});

const mergeSchema = v.object({ intent: v.literal('merge'), answerId: rowId, inviteeId: rowId });

/** The identity of a guest of the open link: a name, or an invitee. */
export type Identification = v.InferOutput<typeof nameSchema> | v.InferOutput<typeof mergeSchema>;

/** An issue's message is the sentence to show. */
export const guestActionSchema = v.variant(
  'intent',
  [
    v.message(recordSchema, messages.unknownRecording),
    v.message(removeSchema, messages.unknownSelection),
    v.message(linksSchema, messages.unknownSelection),
    v.message(labelSchema, messages.unknownSelection),
    v.message(recordManySchema, messages.unknownSelection),
    undoSchema,
    nameSchema,
    mergeSchema,
  ],
  unreadablePart,
);

export type GuestAction = v.InferOutput<typeof guestActionSchema>;

/** Versions of answers, by row; null where there is none. */
export type Versions = Record<string, number | null>;

/** The outcome of a change of many guests, and the id to undo it. */
export interface ChangedGuests {
  change: string;
  /** The number of changed guests. */
  count: number;
  /** Which guests were not changed, and why. */
  left?: string;
  /** Which guests wait for places. */
  note?: string;
  /** The answers that were not overwritten because the host has not seen them: their versions by row. */
  newer?: Versions;
  /** The versions of the answers that were recorded for named guests, by row. */
  versions?: Versions;
  /** When answers were recorded, in epoch milliseconds. */
  at?: number;
}

/** The stored answer that was not overwritten. */
export interface NewerAnswer {
  /** The answer in the list's words. */
  label: string;
  version: number | null;
}

/** The reply to an action of the dashboard. */
export type ActionReply =
  | {
      ok: true;
      changed?: ChangedGuests;
      /** The version of the answer that was recorded; null after it was removed. */
      version?: number | null;
      /** What the host may not expect of the answer that was recorded. */
      note?: string;
      /** The names and tokens of guests, for their personal links. */
      links?: { name: string; token: string }[];
    }
  | {
      ok: false;
      message: string;
      signedOut?: boolean;
      /** The name that is stored in place of the one that was seen. */
      current?: string;
      /** True when the guest is no longer on the list. */
      gone?: boolean;
      /** The answer that somebody else has given or recorded meanwhile; it was not overwritten. */
      newer?: NewerAnswer;
      /** The version of the answer after only a part of the request was recorded. */
      version?: number;
    };

/** The reply, and the HTTP status that goes with it. */
export interface ActionOutcome {
  status: 200 | 409 | 422;
  reply: ActionReply;
  /** True when answers of guests were deleted or removed. */
  isAnswerRemoved?: boolean;
}
