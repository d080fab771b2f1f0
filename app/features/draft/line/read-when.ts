import { toClock } from '#app/features/schedule/rules.ts';

import { limits } from '../limits.ts';
import type { ParseDay } from './dates.ts';
import type { LineGrammar } from './grammar.ts';
import { listRest } from './rest.ts';
import { type Scene, setScene } from './scene.ts';
import type { TimeSpan } from './times.ts';

export interface WhenTimes {
  /** 'HH:MM', or '' where the line names none. */
  startTime: string;
  endTime: string;
}

/** A line about the day and the hours of an event alone. */
export interface WhenReading extends WhenTimes {
  /** 'YYYY-MM-DD', or '' where the line names none. */
  date: string;
  /** The words that may be several days, as typed; '' when nothing is asked. */
  day: string;
  /** Every day that is named, the likeliest first. */
  days: readonly string[];
  /** The words that may be several times. */
  time: string;
  /** 'till late' is said, and is no part of what is asked. */
  isOpenEnd: boolean;
  /** Every reading of the hours, the likeliest first. */
  times: readonly WhenTimes[];
  /** What is neither a day nor a time. */
  words: string;
}

const joined = (texts: readonly string[]) => texts.join(', ');

/**
 * Reads 'Sat June 19, 7 to 11 pm' by the rules of the line (behaviour 7.15, 42.5, 42.6). What has two readings is not
 * among the values, and no word is lost. `isDayKnown` tells that a lone number is an hour although no day stands beside
 * it. Never throws.
 */
export function readWhen(
  typed: string,
  grammar: LineGrammar,
  parseDay: ParseDay | null,
  isDayKnown = false,
): WhenReading {
  const line = typed.slice(0, limits.line);
  const scene = setScene(
    line,
    grammar,
    {
      parseDay,
      knowsIdea: () => false,
      readsLoneHour: (days) => isDayKnown || days.length > 0,
    },
    {},
  );
  const text = ({ start, end }: { start: number; end: number }) => line.slice(start, end);
  const named = scene.days.filter((span) => span.days.length > 0);
  const days = [...new Set(named.flatMap((span) => span.days))];
  const isSureDay = days.length === 1;
  const hours = listHours(scene, isDayKnown || named.length > 0);
  const { isSure, times } = pickTimes(hours);
  const spans = [...named, ...hours].toSorted((one, other) => one.start - other.start);
  return {
    date: isSureDay ? (days[0] ?? '') : '',
    day: isSureDay ? '' : joined(named.map(text)),
    days,
    ...(isSure && times[0] ? times[0] : { startTime: '', endTime: '' }),
    time: isSure ? '' : joined(hours.map(text)),
    isOpenEnd: isSure && hours.some((span) => span.isOpenEnd),
    times,
    words: joined(listRest(scene, spans).map(text)),
  };
}

/** A bare number beside words may count something: without a day in the line it is no hour, with one it is asked. */
function listHours({ times, segments }: Scene, hasDay: boolean): TimeSpan[] {
  return times
    .filter(({ marked, form }) => marked || form !== 'single' || hasDay)
    .map((span) => {
      const segment = segments.find((each) => each.times.includes(span));
      const isAlone = segment === undefined || segment.pieces.length === 0;
      return span.marked || isAlone ? span : { ...span, sure: false };
    });
}

type Pair = TimeSpan['times'][number];

const asTimes = ({ start, end }: Pair): WhenTimes => ({
  startTime: start === null ? '' : toClock(start),
  endTime: end === null ? '' : toClock(end),
});

const halfDay = 12 * 60;
const lasts = ({ start, end }: Pair) =>
  ((end ?? 0) - (start ?? 0) + 2 * halfDay) % (2 * halfDay) || 2 * halfDay;

/** A start and an end that stand apart are one range, which lasts at most half a day where a reading allows it. */
function pairApart(starts: TimeSpan, ends: TimeSpan): Pair[] {
  const sureStarts = starts.sure ? starts.times.slice(0, 1) : starts.times;
  const pairs = sureStarts.flatMap(({ start }) =>
    (ends.times.length === 0 ? [{ end: null }] : ends.times).map(({ end }) => ({ start, end })),
  );
  const near = pairs.filter((pair) => pair.end === null || lasts(pair) <= halfDay);
  return near.length > 0 ? near : pairs;
}

/** The event's times, the likeliest first; sure when the line leaves only one. */
function pickTimes(spans: readonly TimeSpan[]): { isSure: boolean; times: WhenTimes[] } {
  const of = (...forms: TimeSpan['form'][]) => spans.filter(({ form }) => forms.includes(form));
  const [[start], [end]] = [of('single'), of('until', 'late')];
  const isPair = start !== undefined && end !== undefined && spans.length === 2;
  const pairs = isPair ? pairApart(start, end) : spans.flatMap(({ times }) => times);
  const times = [...new Map(pairs.map((pair) => [JSON.stringify(pair), asTimes(pair)])).values()];
  const areSure = spans.every(({ sure }) => sure);
  return { isSure: areSure && (isPair || spans.length <= 1), times };
}
