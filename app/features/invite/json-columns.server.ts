import * as v from 'valibot';

import { keptActivity } from '#app/features/draft/parts/activity.ts';
import { jsonColumn } from '#app/platform/db/json-column.server.ts';

import { knownFacts, storedFacts, storedPerson, storedQuestion } from './stored.ts';

const texts = v.array(v.string());

export const eventTypeColumn = jsonColumn('invites', 'event_type', texts);
export const themeColumn = jsonColumn('invites', 'theme', texts);
export const activitiesColumn = jsonColumn('invites', 'activities', v.array(keptActivity));
/** The retired ones last. */
export const questionsColumn = jsonColumn('invites', 'questions', v.array(storedQuestion));
export const digestsColumn = jsonColumn(
  'invites',
  'draft_digests',
  v.record(v.string(), v.string()),
);
export const untoldColumn = jsonColumn(
  'invites',
  'untold',
  v.object({ before: knownFacts, changedAt: v.number() }),
);
export const peopleColumn = jsonColumn('invitees', 'people', v.array(storedPerson));
export const factsColumn = jsonColumn('invite_facts', 'facts', storedFacts);
