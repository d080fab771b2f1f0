import ICAL from 'ical.js';
import { LRUCache } from 'lru-cache';

import {
  type Transition,
  findTransitions,
  isDaylight,
  minuteMs,
  getOffset,
} from '#app/features/schedule/zone-offsets.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

interface Years {
  start: number;
  offset: number;
  transitions: Transition[];
}

/** Reading three years of a zone takes about half a millisecond. */
const known = new LRUCache<string, Years>({ max: 2000 });

function yearsAround(timeZone: string, year: number): Years {
  const key = `${timeZone} ${year}`;
  const kept = known.get(key);
  if (kept) return kept;
  const start = startOfYear(year - 1);
  const transitions = findTransitions(timeZone, start, startOfYear(year + 2));
  const years = { start, offset: getOffset(timeZone, start), transitions };
  known.set(key, years);
  return years;
}

function startOfYear(year: number): number {
  return new Date(0).setUTCFullYear(Math.min(Math.max(year, 1), 9999), 0, 1);
}

/** `wall` is the wall-clock time as if it were UTC. */
export function createTimeProperty(
  name: string,
  wall: number,
  { isDate = false, timeZone = '' } = {},
): ICAL.Property {
  // As text, because the library's own type writes a year before 1000 with fewer digits.
  const text = new Date(wall).toISOString();
  const parameters = timeZone === '' ? {} : { tzid: timeZone };
  return new ICAL.Property(
    isDate
      ? [name, parameters, 'date', text.slice(0, 10)]
      : [name, parameters, 'date-time', text.slice(0, 19)],
  );
}

function toOffset(minutes: number): ICAL.UtcOffset {
  return ICAL.UtcOffset.fromSeconds(minutes * 60);
}

/** An observance's start is written in the offset before it. */
function observance(timeZone: string, { at, from, to }: Transition, rule?: ICAL.Recur | null) {
  const component = new ICAL.Component(isDaylight(timeZone, at) ? 'daylight' : 'standard');
  component.addProperty(createTimeProperty('dtstart', at + from * minuteMs));
  component.updatePropertyWithValue('tzoffsetfrom', toOffset(from));
  component.updatePropertyWithValue('tzoffsetto', toOffset(to));
  if (rule) component.updatePropertyWithValue('rrule', rule);
  return component;
}

/** A date's week of its month, counted from the start and, in a last week, from the end. */
function weeksOf(date: Date): number[] {
  const next = new Date(date.getTime());
  next.setUTCDate(date.getUTCDate() + 7);
  const week = Math.ceil(date.getUTCDate() / 7);
  return next.getUTCMonth() === date.getUTCMonth() ? [week] : [-1, week];
}

/** The yearly rule of transitions, such as the last Sunday in March; null without a common one. */
function ruleOf(transitions: readonly Transition[]): ICAL.Recur | null {
  const walls = transitions.map(({ at, from }) => new Date(at + from * minuteMs));
  const [first] = walls;
  if (!first) return null;
  const isAlike = (wall: Date) =>
    wall.getUTCMonth() === first.getUTCMonth() &&
    wall.getUTCDay() === first.getUTCDay() &&
    wall.getUTCHours() === first.getUTCHours() &&
    wall.getUTCMinutes() === first.getUTCMinutes();
  const week = weeksOf(first).find((each) => walls.every((wall) => weeksOf(wall).includes(each)));
  if (week === undefined || !walls.every(isAlike)) return null;
  return new ICAL.Recur({
    freq: 'YEARLY',
    bymonth: [first.getUTCMonth() + 1],
    byday: [`${week}${weekdays[first.getUTCDay()]}`],
  });
}

/** Null unless all transitions fit two yearly rules. */
function yearlyObservances(timeZone: string, spans: readonly Years[]): ICAL.Component[] | null {
  const isRegular = ({ transitions: [one, two, ...others] }: Years) =>
    one !== undefined && two !== undefined && others.length === 4 && one.from === two.to;
  if (!spans.every(isRegular)) return null;
  const all = spans.flatMap(({ transitions }) => transitions);
  const kinds = [...Map.groupBy(all, ({ from, to }) => `${from} ${to}`).values()];
  const rules = kinds.map(ruleOf);
  if (kinds.length !== 2 || !rules.every((rule) => rule !== null)) return null;
  return kinds.flatMap(([first], index) =>
    first ? [observance(timeZone, first, rules[index])] : [],
  );
}

function singleObservances(timeZone: string, spans: readonly Years[]): ICAL.Component[] {
  const all = spans.flatMap(({ start, offset, transitions }) => [
    { at: start - offset * minuteMs, from: offset, to: offset },
    ...transitions,
  ]);
  const once = new Map(all.map((transition) => [transition.at, transition]));
  // The start of a span needs no entry if another year has the transition before it.
  return [...once.values()]
    .toSorted((one, other) => one.at - other.at)
    .filter(
      ({ from, to }, index, sorted) => index === 0 || from !== to || sorted[index - 1]?.to !== to,
    )
    .map((transition) => observance(timeZone, transition));
}

/** A yearly rule where one fits, because Outlook understands zones by rules; else each change by itself. */
export function describeZone(timeZone: string, years: readonly number[]): ICAL.Component {
  const spans = [...new Set(years)]
    .toSorted((one, other) => one - other)
    .map((year) => yearsAround(timeZone, year));
  const zone = new ICAL.Component('vtimezone');
  zone.updatePropertyWithValue('tzid', timeZone);
  const observances = yearlyObservances(timeZone, spans) ?? singleObservances(timeZone, spans);
  for (const each of observances) zone.addSubcomponent(each);
  return zone;
}
