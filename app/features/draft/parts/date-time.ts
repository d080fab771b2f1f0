import * as v from 'valibot';

import { canEndNextDay, isClearlyNextDay } from '#app/features/schedule/rules.ts';
import { calendarDate, scheduleSchema, timeZone } from '#app/features/schedule/schema.ts';
import { say, texts } from '#app/platform/language/say.ts';

import { limits } from '../limits.ts';
import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';
import { typedTime } from './step-fields.ts';

const lineText = v.pipe(v.string(), v.maxLength(limits.line));

/** What stands in the typed line and is not, or not yet, among the values. */
const lineSchema = v.object({
  /** Not read yet: the whole line, which replaces the values once it is. */
  unread: lineText,
  /** Words with several readings, of a day and of times. */
  day: lineText,
  time: lineText,
  /** Neither a day nor a time. */
  words: lineText,
});

export const emptyLine = { unread: '', day: '', time: '', words: '' };

const stepSchema = v.object({
  /** A text that the input cannot show would stay stored while the input looks empty. */
  date: v.fallback(calendarDate, ''),
  startTime: typedTime,
  endTime: typedTime,
  endsNextDay: v.fallback(v.boolean(), false),
  timeZone: v.fallback(timeZone, ''),
  /** The host chose the zone, or chose none, so no preset replaces it. */
  zoneChosen: v.fallback(v.boolean(), false),
  /** The host has pressed 'Ends the next day', so no rule changes it. */
  nextDayChosen: v.fallback(v.boolean(), false),
  line: v.fallback(lineSchema, emptyLine),
});

export const dateTime = definePart({
  ...partScreens.dateTime,
  screen: texts({ title: 'Date & Time' }),
  schema: scheduleSchema,
  storageKey: 'festoon.dateTime',
  stepSchema,
  empty: {
    date: '',
    startTime: '',
    endTime: '',
    endsNextDay: false,
    timeZone: '',
    zoneChosen: false,
    nextDayChosen: false,
    line: emptyLine,
  },
  toPart: ({ date, startTime, endTime, endsNextDay, timeZone: zone }) => ({
    date,
    startTime,
    endTime,
    endsNextDay,
    timeZone: zone,
  }),
  // With a stored date, the host has seen the zone, so an empty zone is a choice too.
  fromPart: (part) => ({
    ...part,
    zoneChosen: part.timeZone !== '' || part.date !== '',
    nextDayChosen: part.endsNextDay !== isClearlyNextDay(part),
    line: emptyLine,
  }),
  // The zone alone does not count, because it may be preset from the place.
  isFilled: ({ date, startTime, endTime, endsNextDay }) =>
    date !== '' || startTime !== '' || endTime !== '' || endsNextDay,
  describe: (step) => [
    step.date,
    [step.startTime, step.endTime].filter(Boolean).join(' – '),
    step.endsNextDay ? say('Ends the next day') : '',
    step.timeZone,
  ],
});

type DateTimeStep = v.InferOutput<typeof stepSchema>;

/**
 * Keeps a zone that the host has chosen. Returns the same object when nothing changes, also for '', an unknown zone.
 */
export function presetPlaceZone(step: DateTimeStep, placeZone: string): DateTimeStep {
  const keeps = step.zoneChosen || placeZone === '' || placeZone === step.timeZone;
  return keeps ? step : { ...step, timeZone: placeZone };
}

/** Answers what the line asks about the day. The first date also presets the zone. */
export function changeDate(old: DateTimeStep, date: string, ownZone: string): DateTimeStep {
  const presets = old.date === '' && date !== '' && old.timeZone === '' && !old.zoneChosen;
  return {
    ...old,
    date,
    timeZone: presets ? ownZone : old.timeZone,
    line: { ...old.line, unread: '', day: '' },
  };
}

const withoutTime = ({ line }: DateTimeStep) => ({ ...line, unread: '', time: '' });

/**
 * Answers what the line asks about the times. Until the host has pressed 'Ends the next day', it is selected while the times clearly say so (behaviour 7.10). An end
 * after the start always clears it; an incomplete time does not.
 */
export function changeTimes(
  old: DateTimeStep,
  times: Partial<Pick<DateTimeStep, 'startTime' | 'endTime'>>,
): DateTimeStep {
  const next = { ...old, ...times, line: withoutTime(old) };
  if (next.startTime === '' || next.endTime === '') return next;
  if (!canEndNextDay(next)) return { ...next, endsNextDay: false, nextDayChosen: false };
  return next.nextDayChosen ? next : { ...next, endsNextDay: isClearlyNextDay(next) };
}

/** Start, end and next day of `hours`, as the host has chosen them. */
export function setHours(
  old: DateTimeStep,
  { startTime, endTime, endsNextDay }: Pick<DateTimeStep, 'startTime' | 'endTime' | 'endsNextDay'>,
): DateTimeStep {
  const next = { ...old, startTime, endTime, endsNextDay, line: withoutTime(old) };
  return { ...next, nextDayChosen: endsNextDay !== isClearlyNextDay(next) };
}
