import * as v from 'valibot';

import { limits } from '#app/features/draft/limits.ts';
import { unreadablePart } from '#app/features/draft/messages.ts';
import { labelLimits } from '#app/features/labels/labels.ts';
import { guestNameMax } from '#app/features/rsvp/schema.ts';
import { languageSchema, ownLanguageSchema } from '#app/platform/language/language-schema.ts';
import { languageCodes } from '#app/platform/language/languages.ts';
import { defineMailAddress, defineTrimmedText } from '#app/platform/text-schema.ts';
import { versionSchema } from '#app/platform/version-schema.ts';

import type { AnswerLabel } from './answer-words.ts';
import { answerFilters } from './find/answer-filter.ts';
import { messages } from './messages.ts';
import { ownLimit } from './own-limit.ts';

/** The most guests in the address of a message. */
export const mostInAddress = 400;

export const addressSchema = v.pipe(
  defineMailAddress(limits.inviteeEmail),
  v.nonEmpty(messages.addressMissing),
);

const rowId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const recordSchema = v.object({
  intent: v.literal('record'),
  record: v.union([v.strictObject({ inviteeId: rowId }), v.strictObject({ answerId: rowId })]),
  as: v.picklist(['yes', 'yes+1', 'alone', 'maybe', 'no', 'none']),
  seen: v.optional(v.nullable(versionSchema), null),
});

/** `seen` is the answer's version that the host has seen; another one is not overwritten (behaviour 38.18). */
export type Recording = v.InferOutput<typeof recordSchema>;

/** 'yes' keeps the companions of an earlier yes, 'alone' removes them, 'none' removes the answer. */
export type AnswerChoice = Recording['as'];

const rowIds = v.pipe(v.array(rowId), v.maxLength(20_000));

/** A search, with the parameters of the list's address. */
const searchSchema = v.object({
  find: v.string(),
  show: v.picklist(answerFilters),
  labels: v.optional(v.pipe(v.array(v.string()), v.maxLength(labelLimits.search)), []),
  languages: v.exactOptional(v.pipe(v.array(languageSchema), v.maxLength(languageCodes.length))),
});

const guestsSchema = v.union([
  v.strictObject({ ids: rowIds }),
  v.strictObject({ every: searchSchema, except: rowIds }),
]);

/** Guests by the ids of their rows, or all that a search lists, with exceptions. */
export type GuestsSelection = v.InferOutput<typeof guestsSchema>;

const removeSchema = v.object({
  intent: v.literal('remove'),
  guests: guestsSchema,
  /** How many answers the host knows to go with them; before more go, the reply asks. Absent: any number. */
  answered: v.exactOptional(time),
});
const linksSchema = v.object({ intent: v.literal('links'), guests: guestsSchema });

export type Removal = Omit<v.InferOutput<typeof removeSchema>, 'intent'>;

const labelSchema = v.object({
  intent: v.literal('label'),
  guests: guestsSchema,
  label: v.string(),
  on: v.boolean(),
});

export type Labeling = v.InferOutput<typeof labelSchema>;

const toldSchema = v.object({
  intent: v.literal('told'),
  guests: guestsSchema,
  on: v.boolean(),
});

/** A host says that these were told, or were not. */
export type Telling = v.InferOutput<typeof toldSchema>;

const translateSchema = v.object({
  intent: v.literal('language'),
  guests: guestsSchema,
  language: ownLanguageSchema,
});

/** What these guests read in; '' is the event's language. */
export type Translating = v.InferOutput<typeof translateSchema>;

const recordManySchema = v.object({
  intent: v.literal('recordMany'),
  guests: guestsSchema,
  as: v.picklist(['yes', 'yes+1', 'maybe', 'no']),
  seen: v.exactOptional(v.pipe(v.record(rowId, v.nullable(versionSchema)), v.maxEntries(20_000))),
  seenAt: v.exactOptional(time),
  own: v.exactOptional(v.pipe(v.array(time), v.maxLength(ownLimit))),
});

/**
 * Answers that the host has not seen are not overwritten (behaviour 38.18). Named guests have `seen`, the versions by
 * row, null without an answer. For a whole search, answers after `seenAt` are unseen, except those of the times in
 * `own`, which this host recorded. Without both, the host has seen no answer.
 */
export type RecordingMany = v.InferOutput<typeof recordManySchema>;

const confirmSchema = v.object({ intent: v.literal('confirm') });

const undoSchema = v.object({ intent: v.literal('undo'), change: rowId });

export const nameSchema = v.pipe(
  defineTrimmedText(guestNameMax, messages.nameTooLong),
  v.nonEmpty(messages.nameMissing),
);

const namingSchema = v.object({
  intent: v.literal('name'),
  answerId: rowId,
  name: nameSchema,
  /** The name that the host has seen; another one is not overwritten. */
  seen: v.optional(v.pipe(v.string(), v.maxLength(guestNameMax)), ''),
});

const mergeSchema = v.object({ intent: v.literal('merge'), answerId: rowId, inviteeId: rowId });

/** A name, or an invitee. */
export type Identification = v.InferOutput<typeof namingSchema> | v.InferOutput<typeof mergeSchema>;

/** An issue's message is the sentence to show. */
export const guestActionSchema = v.variant(
  'intent',
  [
    v.message(recordSchema, messages.unknownRecording),
    v.message(removeSchema, messages.unknownSelection),
    v.message(linksSchema, messages.unknownSelection),
    v.message(labelSchema, messages.unknownSelection),
    v.message(toldSchema, messages.unknownSelection),
    v.message(translateSchema, messages.unknownSelection),
    v.message(recordManySchema, messages.unknownSelection),
    confirmSchema,
    undoSchema,
    namingSchema,
    mergeSchema,
  ],
  unreadablePart,
);

export type GuestAction = v.InferOutput<typeof guestActionSchema>;

/** By row; null without an answer. */
export type Versions = Record<string, number | null>;

/** `change` is the id by which Undo finds it. */
export interface ChangedGuests {
  change: string;
  count: number;
  /** Nobody was removed yet, because so many answers would go with so many rows. */
  asks?: { rows: number; answered: number };
  /** Which guests were not changed, and why. */
  left?: string;
  /** Which guests wait for places. */
  note?: string;
  /** The versions by row of answers that were kept because the host has not seen them. */
  newer?: Versions;
  /** The versions by row of recorded answers. */
  versions?: Versions;
  /** When answers were recorded, in epoch milliseconds. */
  at?: number;
}

/** A stored answer that was not overwritten, in the list's words. */
export interface NewerAnswer {
  label: AnswerLabel;
  version: number | null;
}

export type ActionReply =
  | {
      ok: true;
      changed?: ChangedGuests;
      /** Of the recorded answer; null after its removal. */
      version?: number | null;
      /** What is unexpected about the recorded answer. */
      note?: string;
      links?: { name: string; token: string }[];
    }
  | {
      ok: false;
      message: string;
      signedOut?: boolean;
      /** The stored name, if it is not the one that was seen. */
      current?: string;
      /** The guest is no longer on the list. */
      gone?: boolean;
      /** An answer that somebody else has given or recorded meanwhile. */
      newer?: NewerAnswer;
      /** The answer's version after only a part of the request was recorded. */
      version?: number;
    };

export interface ActionOutcome {
  status: 200 | 409 | 422;
  reply: ActionReply;
  isAnswerRemoved?: boolean;
}
