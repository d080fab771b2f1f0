import * as v from 'valibot';

import { keptQuestion } from '#app/features/draft/parts/question.ts';

export const storedPerson = v.object({ id: v.string(), name: v.string(), child: v.boolean() });

export type Person = v.InferOutput<typeof storedPerson>;

/** What guests are asked about again when it changes. */
export const storedFacts = v.object({
  date: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  endsNextDay: v.boolean(),
  timeZone: v.string(),
  location: v.string(),
});

export type Facts = v.InferOutput<typeof storedFacts>;

/** What guests are told of when it changes. */
export const knownFacts = v.object({ ...storedFacts.entries, eventName: v.string() });

export type KnownFacts = v.InferOutput<typeof knownFacts>;

/** What a host wrote in another language, and the original that it was written for. */
const storedWord = v.object({ text: v.string(), of: v.string() });

/** By language, then by the key of the original (`own-words/originals.ts`). */
export const storedWords = v.record(v.string(), v.record(v.string(), storedWord));

export type OwnWord = v.InferOutput<typeof storedWord>;
export type OwnWords = Readonly<Record<string, Readonly<Record<string, OwnWord>>>>;

export const storedQuestion = v.object({
  ...keptQuestion.entries,
  retired: v.exactOptional(v.literal(true)),
});
