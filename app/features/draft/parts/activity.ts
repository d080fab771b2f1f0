import * as v from 'valibot';

import { formatMinutes } from '#app/features/schedule/rules.ts';
import { activitiesSchema } from '#app/features/schedule/schema.ts';
import { texts } from '#app/platform/language/say.ts';

import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';
import { cutLines, defineEntries, typedText, typedTime } from './step-fields.ts';

const keptActivity = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  time: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const noPlan = { activities: [], name: '', time: '', plannedStart: null, leftFor: '' };

export const activity = definePart({
  ...partScreens.activity,
  screen: texts({
    title: 'Plan Your Activities',
    homeLabel: 'Back to Home',
  }),
  schema: v.object({ activities: activitiesSchema }),
  storageKey: 'festoon.activity',
  stepSchema: v.object({
    activities: defineEntries(keptActivity),
    name: typedText,
    time: typedTime,
    /** When the event's hours began at the last change of the plan, in minutes; null when not known. */
    plannedStart: v.fallback(v.nullable(v.number()), null),
    /** The hours for which the host chose to leave activities outside, as 'start-end' in minutes. */
    leftFor: typedText,
  }),
  empty: noPlan,
  toPart: ({ activities }) => ({ activities }),
  fromPart: ({ activities }) => ({ ...noPlan, activities }),
  isFilled: ({ activities }) => activities.length > 0,
  describe: ({ activities }) =>
    cutLines(activities.map(({ time, name }) => `${formatMinutes(time)} ${name}`)),
});
