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

export const storedQuestion = v.object({
  ...keptQuestion.entries,
  retired: v.exactOptional(v.literal(true)),
});
