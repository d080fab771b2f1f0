import type { WhenReading, WhenTimes } from '#app/features/draft/line/read-when.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import { changeDate, changeTimes, emptyLine } from '#app/features/draft/parts/date-time.ts';
import type { WhenQuestions } from '#app/features/invitation/card-part.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { formatTimeRange } from '#app/features/schedule/rules.ts';
import { getBrowserTimeZone } from '#app/features/schedule/time-zones.ts';
import { writeWhen } from '#app/features/schedule/when-text.ts';
import { getLanguage, say, texts } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';

import { askAbout } from './phrase-words.ts';
import { type Settled, settled } from './settled.ts';

type Value = StepValue<'dateTime'>;

/** Null while the words are being fetched. `isDayKnown` as for `readWhen`. */
export type ReadWhen = ((text: string, isDayKnown?: boolean) => WhenReading) | null;

export const notReadYet = texts(
  'Your line is not read yet. Please try again in a moment, or use the date field.',
);

/** The line of these values, with what is asked in the place of its value; without a line that is not read yet. */
export function writeLine(value: Value, today: string): string {
  const { day, times } = writeWhen(value, today);
  const { line } = value;
  return [line.day || day, line.time || times, line.words].filter(Boolean).join(', ');
}

/**
 * The step with a typed line, whose values replace those of the inputs (behaviour 7.15). Nothing is written of what has
 * two readings. Without the reader the line waits.
 */
export function typeWhen(value: Value, text: string, readWhen: ReadWhen): Value {
  if (trimText(text) === '') {
    const none = { date: '', startTime: '', endTime: '', endsNextDay: false, nextDayChosen: false };
    return { ...value, ...none, line: emptyLine };
  }
  if (!readWhen) return { ...value, line: { ...emptyLine, unread: text } };
  const { date, startTime, endTime, day, time, words } = readWhen(text);
  const dated = changeDate(value, date, getBrowserTimeZone());
  const timed = changeTimes(dated, { startTime, endTime });
  return { ...timed, line: { unread: '', day, time, words } };
}

interface Choice {
  label: string;
  /** The step with this answer. */
  take: (value: Value) => Value;
}

export interface WhenQuestion {
  question: string;
  choices: Choice[];
}

function askDay({ line }: Value, read: NonNullable<ReadWhen>, today: string): WhenQuestion | null {
  if (line.day === '') return null;
  return {
    question: askAbout({ ask: 'day', text: line.day, meanings: [] }),
    choices: read(line.day).days.map((each) => ({
      label: formatDay(each, today),
      take: (value) => changeDate(value, each, getBrowserTimeZone()),
    })),
  };
}

const nameTimes = ({ startTime, endTime }: WhenTimes) => formatTimeRange(startTime, endTime);

function askTimes({ line }: Value, read: NonNullable<ReadWhen>): WhenQuestion | null {
  if (line.time === '') return null;
  const offered = read(line.time, true).times.map((each) => ({
    label: nameTimes(each),
    take: (value: Value) => changeTimes(value, each),
  }));
  return {
    question: askAbout({ ask: 'time', text: line.time, meanings: [] }),
    choices: [...offered, { label: say('It’s not a time'), take: toWords }],
  };
}

const toWords = (value: Value): Value => {
  const { time, words } = value.line;
  const all = [words, time].filter(Boolean).join(', ');
  return { ...value, line: { ...value.line, time: '', words: all } };
};

/** What the line asks, each with its choices; nothing before the words are there (behaviour 7.16). */
export function listWhenQuestions(
  value: Value,
  readWhen: ReadWhen,
  today: string,
): { day: WhenQuestion | null; times: WhenQuestion | null } {
  if (!readWhen) return { day: null, times: null };
  return { day: askDay(value, readWhen, today), times: askTimes(value, readWhen) };
}

function ask(choices: readonly string[]): string | undefined {
  if (choices.length === 0) return undefined;
  const anyOf = new Intl.ListFormat(getLanguage(), { type: 'disjunction' });
  return say('{choices}?', { choices: anyOf.format(choices) });
}

/** 'June 7 or July 6?' for the card, in the place of what is asked. */
export function askOnCard(value: Value, readWhen: ReadWhen, today: string): WhenQuestions {
  const { line } = value;
  if (!readWhen) return {};
  const days = line.day === '' ? [] : readWhen(line.day).days;
  const times = line.time === '' ? [] : readWhen(line.time, true).times;
  return {
    day: ask(days.map((day) => formatDay(day, today, { weekday: false }))),
    times: ask(times.map(nameTimes)),
  };
}

/** What is said of words that are neither a day nor a time; '' without any (behaviour 7.17). */
export function tellWords({ date, line }: Value): string {
  if (line.words === '') return '';
  return date === '' && line.day === ''
    ? say('I can’t find a day in “{words}”. Try “June 19” or use the date field.', {
        words: line.words,
      })
    : askAbout({ ask: 'unused', text: line.words, meanings: [] });
}

/** A line that waited is read; what has two readings stays and is asked about (behaviour 3.17, 7.16). */
export function settleWhen(value: Value, readWhen: ReadWhen): Settled<Value> {
  const { unread } = value.line;
  if (unread !== '' && !readWhen) return settled(value, notReadYet);
  const taken = unread === '' ? value : typeWhen(value, unread, readWhen);
  const { day, time } = taken.line;
  const asked = day ? ({ ask: 'day', text: day } as const) : { ask: 'time' as const, text: time };
  return settled(taken, asked.text === '' ? null : askAbout({ ...asked, meanings: [] }));
}
