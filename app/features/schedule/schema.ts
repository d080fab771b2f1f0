import * as v from 'valibot';

import { texts } from '#app/platform/language/say.ts';
import { defineBoundedList, defineTrimmedText } from '#app/platform/text-schema.ts';

import { isCalendarDate, minutesInTwoDays } from './calendar-date.ts';

export const maxActivities = 200;

/** 'HH:MM' on a 24-hour clock, or '' while not chosen (behaviour 7.7). */
export const clockTime = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, texts('Please enter a time such as 18:30.')),
);

/** 'YYYY-MM-DD' of an existing day, or '' while not chosen. */
export const calendarDate = v.pipe(
  v.string(),
  v.check(isCalendarDate, texts('Please enter a date that exists.')),
);

let usualZones: ReadonlySet<string> | undefined;

/** Checks the list of current names first. `Intl` is slower; it also knows old names and ignores case. */
function isTimeZone(name: string): boolean {
  if (name === '') return true;
  usualZones ??= new Set(Intl.supportedValuesOf('timeZone'));
  if (usualZones.has(name)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA time zone name, or '' for floating times (behaviour 7.4). */
export const timeZone = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check(isTimeZone, texts('Please choose a time zone from the list.')),
);

export const scheduleSchema = v.object({
  date: calendarDate,
  startTime: clockTime,
  endTime: clockTime,
  endsNextDay: v.boolean(),
  timeZone,
});

export type Schedule = v.InferOutput<typeof scheduleSchema>;

export const activitySchema = v.object({
  /** A timestamp number (behaviour 8.16). */
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.pipe(defineTrimmedText(100), v.nonEmpty(texts('Please name the activity.'))),
  /** Minutes from the event day's midnight; above 1440 on the next day. */
  time: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(minutesInTwoDays)),
});

export type Activity = v.InferOutput<typeof activitySchema>;

export const activitiesSchema = defineBoundedList(
  activitySchema,
  maxActivities,
  texts('An invitation holds at most 200 activities.'),
);
