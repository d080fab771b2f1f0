import * as v from 'valibot';

import { canEndNextDay, isClearlyNextDay } from '#app/features/schedule/rules.ts';
import { calendarDate, scheduleSchema, timeZone } from '#app/features/schedule/schema.ts';

import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';
import { typedTime } from './step-fields.ts';

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
});

export const dateTime = definePart({
  ...partScreens.dateTime,
  screen: { title: 'Date & Time' },
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
  }),
  // The zone alone does not count, because it may be preset from the place.
  isFilled: ({ date, startTime, endTime, endsNextDay }) =>
    date !== '' || startTime !== '' || endTime !== '' || endsNextDay,
  describe: (step) => [
    step.date,
    [step.startTime, step.endTime].filter(Boolean).join(' – '),
    step.endsNextDay ? 'Ends the next day' : '',
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

/**
 * Until the host has pressed 'Ends the next day', it is selected while the times clearly say so (behaviour 7.10). An end
 * after the start always clears it; an incomplete time does not.
 */
export function changeTimes(
  old: DateTimeStep,
  times: Partial<Pick<DateTimeStep, 'startTime' | 'endTime'>>,
): DateTimeStep {
  const next = { ...old, ...times };
  if (next.startTime === '' || next.endTime === '') return next;
  if (!canEndNextDay(next)) return { ...next, endsNextDay: false, nextDayChosen: false };
  return next.nextDayChosen ? next : { ...next, endsNextDay: isClearlyNextDay(next) };
}

/** Start, end and next day of `hours`, as the host has chosen them. */
export function setHours(
  old: DateTimeStep,
  { startTime, endTime, endsNextDay }: Pick<DateTimeStep, 'startTime' | 'endTime' | 'endsNextDay'>,
): DateTimeStep {
  const next = { ...old, startTime, endTime, endsNextDay };
  return { ...next, nextDayChosen: endsNextDay !== isClearlyNextDay(next) };
}
