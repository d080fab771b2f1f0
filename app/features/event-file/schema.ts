import * as v from 'valibot';

import { mostWalkIns } from '#app/features/door/schema.ts';
import { limits } from '#app/features/draft/limits.ts';
import { parts } from '#app/features/draft/parts.ts';
import {
  companionCount,
  nameRequired,
  tooManyInvitees,
} from '#app/features/draft/parts/invitee.ts';
import { questionSchema } from '#app/features/draft/parts/question.ts';
import { draftSchema } from '#app/features/draft/schema.ts';
import { ownWordsSchema } from '#app/features/invite/own-words/schema.ts';
import { labelLimits, readLabel } from '#app/features/labels/labels.ts';
import { defineKeptReply } from '#app/features/rsvp/reply/kept-reply.ts';
import { guestNameMax, mostAtDoor } from '#app/features/rsvp/schema.ts';
import { languageSchema, ownLanguageSchema } from '#app/platform/language/language-schema.ts';
import { toldAbouts } from '#app/platform/setting-rows.ts';
import { definePastMoment, storedCount } from '#app/platform/stored-numbers.ts';
import { defineBoundedList, defineTrimmedText } from '#app/platform/text-schema.ts';

export const eventFileVersion = 1;

/** The language stands beside the event. */
const {
  draftId: _id,
  invitees: _invitees,
  language: _language,
  ...eventEntries
} = draftSchema.entries;
const { dateTime } = parts;

/** Retired questions; an event keeps at most a hundred. */
const retiredSchema = v.pipe(
  v.array(v.unknown()),
  v.maxLength(100),
  v.array(
    v.pipe(
      questionSchema,
      v.transform((question) => ({ ...question, retired: true as const })),
    ),
  ),
);

const personSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: v.pipe(defineTrimmedText(limits.inviteeName), v.nonEmpty(nameRequired)),
  child: v.boolean(),
});

const labelsSchema = v.pipe(
  defineBoundedList(
    v.pipe(
      v.string(),
      v.check((label) => readLabel(label, []) === label),
    ),
    labelLimits.guest,
    'This guest has too many labels.',
  ),
  v.check((labels) => new Set(labels).size === labels.length, 'A guest has a label twice.'),
);

const peopleHere = v.pipe(storedCount, v.maxValue(mostAtDoor));

/** Absent in files of releases without arrivals. */
const arrived = v.optional(peopleHere, 0);

const walkInSchema = v.object({
  name: defineTrimmedText(guestNameMax),
  people: v.pipe(peopleHere, v.minValue(1)),
});

const guestEntries = {
  name: v.pipe(defineTrimmedText(limits.inviteeName), v.nonEmpty(nameRequired)),
  email: defineTrimmedText(limits.inviteeEmail),
  people: v.pipe(
    defineBoundedList(personSchema, limits.people, 'This household has too many people.'),
    v.check(({ length }) => length !== 1, 'A household has at least two people.'),
    v.check(
      (people) => new Set(people.map(({ id }) => id)).size === people.length,
      'Two people have the same id.',
    ),
  ),
  /** In E.164. Absent in files of releases without phone numbers. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^(?:\+[1-9]\d{3,16})?$/)), ''),
  /** Absent in files of releases without guests' languages. */
  language: v.optional(ownLanguageSchema, ''),
  companions: v.nullable(companionCount),
  /** Absent in files of releases without labels. */
  labels: v.optional(labelsSchema, []),
  /** Absent in files of releases without such notes. */
  hostNote: v.optional(defineTrimmedText(limits.hostNote), ''),
  arrived,
};

const mostTold = 1000;

const factsEntries = {
  version: storedCount,
  facts: v.object({
    ...dateTime.schema.entries,
    location: eventEntries.location,
  }),
};

const mostOpenReplies = 20_000;

/** The long lists of a file: an entry, how many there may be, and what is said of more. */
export function defineEventLists(now: number) {
  const reply = defineKeptReply(now);
  const facts = v.object({ ...factsEntries, changedAt: definePastMoment(now) });
  const told = v.object({ about: v.picklist(toldAbouts), at: definePastMoment(now) });
  const guests = v.object({
    ...guestEntries,
    /** What hosts said that they told. Absent in files of releases without it. */
    told: v.optional(defineBoundedList(told, mostTold, 'There are too many messages.'), []),
    reply: v.nullable(reply),
  });
  /** Answers of the open link. */
  const openReplies = v.object({ ...reply.entries, arrived });
  return {
    facts: [facts, 10_000, 'There are too many earlier dates.'],
    guests: [guests, limits.invitees, tooManyInvitees],
    openReplies: [openReplies, mostOpenReplies, 'There are too many answers.'],
  } as const;
}

/** Every number is one that each engine stores and each screen shows; no time is later than `now` (behaviour 33.33). */
export function defineEventFile(now: number) {
  const { facts, guests, openReplies } = defineEventLists(now);
  return v.object({
    festoon: v.literal('event'),
    version: v.literal(eventFileVersion),
    event: v.object(eventEntries),
    answersClosed: v.boolean(),
    /** Absent in files of releases that did not ask. */
    savedPast: v.optional(v.boolean(), false),
    /** Absent in files of releases in English alone. */
    language: v.optional(languageSchema, 'en'),
    /** Absent in files of releases without further languages. */
    ownWords: v.optional(ownWordsSchema, {}),
    retiredQuestions: retiredSchema,
    factsVersion: storedCount,
    facts: defineBoundedList(...facts),
    guests: defineBoundedList(...guests),
    openReplies: defineBoundedList(...openReplies),
    walkIns: v.optional(
      defineBoundedList(walkInSchema, mostWalkIns, 'Too many people were added at the door.'),
      [],
    ),
  });
}

export type EventFile = v.InferOutput<ReturnType<typeof defineEventFile>>;
