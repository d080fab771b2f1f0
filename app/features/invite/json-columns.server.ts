import * as v from 'valibot';

import type { Activity } from '#app/features/schedule/schema.ts';
import { jsonColumn } from '#app/platform/db/json-column.server.ts';

import { knownFacts, storedFacts, storedPerson, storedQuestion, storedWords } from './stored.ts';

const texts = v.array(v.string());
const timelessActivity = v.object({
  id: v.number(),
  name: v.string(),
  time: v.optional(v.number()),
});
/** An activity of an earlier release may have no time (behaviour 18.22). */
const storedActivity = v.custom<Activity>((value) => v.is(timelessActivity, value));

export const eventTypeColumn = jsonColumn('invites', 'event_type', texts);
export const themeColumn = jsonColumn('invites', 'theme', texts);
export const activitiesColumn = jsonColumn('invites', 'activities', v.array(storedActivity));
/** The retired ones last. */
export const questionsColumn = jsonColumn('invites', 'questions', v.array(storedQuestion));
export const digestsColumn = jsonColumn(
  'invites',
  'draft_digests',
  v.record(v.string(), v.string()),
);
export const ownWordsColumn = jsonColumn('invites', 'own_words', storedWords);
export const untoldColumn = jsonColumn(
  'invites',
  'untold',
  v.object({ before: knownFacts, changedAt: v.number() }),
);
export const peopleColumn = jsonColumn('invitees', 'people', v.array(storedPerson));
export const factsColumn = jsonColumn('invite_facts', 'facts', storedFacts);
