import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { makeGrammar } from '#app/features/draft/line/grammar.ts';
import { loadLineWords, loadParseDay } from '#app/features/draft/line/load-line.ts';
import { readWhen } from '#app/features/draft/line/read-when.ts';
import { type StepValue, getEmptyStep } from '#app/features/draft/parts.ts';
import { changeDate, changeTimes, setHours } from '#app/features/draft/parts/date-time.ts';
import { toClock } from '#app/features/schedule/rules.ts';

import {
  type ReadWhen,
  askOnCard,
  listWhenQuestions,
  notReadYet,
  settleWhen,
  tellWords,
  typeWhen,
  writeLine,
} from './when-entry.ts';

const today = '2027-05-01';
const words = await loadLineWords('en');
const parseDay = await loadParseDay('en');
const makeReader = (locale: string, day = today): NonNullable<ReadWhen> => {
  const grammar = makeGrammar(words, locale, day);
  return (text, isDayKnown) => readWhen(text, grammar, parseDay, isDayKnown);
};
const read = makeReader('en-US');

const empty = getEmptyStep('dateTime');
const full = { ...empty, date: '2027-06-19', startTime: '19:00', endTime: '23:00' };
const type = (text: string, value: StepValue<'dateTime'> = empty) => typeWhen(value, text, read);
const valuesOf = ({ date, startTime, endTime }: StepValue<'dateTime'>) =>
  [date, startTime, endTime].join(' ');

/** The choices' labels. */
const choicesOf = (value: StepValue<'dateTime'>) => {
  const { day, times } = listWhenQuestions(value, read, today);
  return [day, times].flatMap((each) => each?.choices.map(({ label }) => label) ?? []);
};

const days = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));

describe('the line and the inputs are one value', () => {
  const date = fc.oneof(
    fc.constant(''),
    days('2026-01-01', '2029-12-31'),
    days('0001-01-01', '9999-12-31'),
  );
  const clock = fc.option(fc.integer({ min: 0, max: 1439 }).map(toClock), { nil: '' });
  const readers = ['en-US', 'en-GB', 'en-IN', 'en-CA'].flatMap((locale) =>
    [today, '2028-02-29', '2026-12-31'].map((day) => ({ day, reader: makeReader(locale, day) })),
  );

  test('whatever stands in the inputs, the line written of it is read back as the same (behaviour 7.15)', () => {
    const value = fc.record({ date, startTime: clock, endTime: clock });
    fc.assert(
      fc.property(value, fc.boolean(), fc.constantFrom(...readers), (given, next, at) => {
        const before = { ...empty, ...given, endsNextDay: next, nextDayChosen: next };
        const line = writeLine(before, at.day);
        const after = typeWhen(before, line, at.reader);
        expect([line, valuesOf(after)]).toEqual([line, valuesOf(before)]);
        expect(after.line).toEqual(empty.line);
        expect(writeLine(after, at.day)).toBe(line);
      }),
      { numRuns: 500 },
    );
  });

  test('nothing typed is lost, and what is asked is not written (behaviour 7.15, 7.16, 7.17)', () => {
    const bits = fc.constantFrom('June 19', '6/7', '7pm', '9 to 5', 'towel', ',', 'Fri', '2031');
    const text = fc.array(bits, { maxLength: 6 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(text, (typed) => {
        const value = type(typed, full);
        const { line, date: day, startTime, endTime } = value;
        expect(line.day !== '' && day !== '').toBe(false);
        expect(line.time !== '' && startTime + endTime !== '').toBe(false);
        const count = typed.match(/towel/g)?.length ?? 0;
        expect(writeLine(value, today).match(/towel/g)?.length ?? 0).toBe(count);
      }),
    );
  });

  test('a press of ‘Ends the next day’ stays while the line is typed (behaviour 7.10)', () => {
    const chosen = { ...full, endTime: '02:00', nextDayChosen: true };
    const typing = type('June 19, 7 pm to 2 amx', chosen);
    expect(type('June 19, 7 pm to 2 am', typing)).toMatchObject({ endsNextDay: false });
    expect(type('June 19, 7 pm to 2 am').endsNextDay).toBe(true);
  });

  test('an empty line is an empty step, and its first date presets the zone (behaviour 7.4, 7.15)', () => {
    expect(valuesOf(type(' ', full)).trim()).toBe('');
    expect(type('June 19').timeZone).not.toBe('');
    expect(type('June 19', { ...empty, zoneChosen: true }).timeZone).toBe('');
  });
});

describe('words with two readings', () => {
  test('are asked with their choices, and the rest of the line counts (behaviour 7.16)', () => {
    const value = type('6/7, 9pm till 2');
    expect(valuesOf(value)).toBe(' 21:00 02:00');
    expect(value.endsNextDay).toBe(true);
    expect(choicesOf(value)).toEqual(['Monday, June 7', 'Tuesday, July 6']);
    expect(askOnCard(value, read, today)).toEqual({ day: 'June 7 or July 6?', times: undefined });
    expect(writeLine(value, today)).toBe('6/7, 9 pm to 2 am');
    const answered = listWhenQuestions(value, read, today).day?.choices[1]?.take(value);
    expect(answered && writeLine(answered, today)).toBe('Tue July 6, 9 pm to 2 am');
  });

  test('of a time can be no time (behaviour 7.16)', () => {
    const value = type('June 19, 2 friends');
    expect(choicesOf(value)).toEqual(['2:00 PM', '2:00 AM', 'It’s not a time']);
    const none = listWhenQuestions(value, read, today).times?.choices.at(-1)?.take(value);
    expect(none?.line).toEqual({ ...empty.line, words: 'friends, 2' });
    expect(askOnCard(type('9 to 5'), read, today).times).toBe(
      '9:00 PM - 5:00 AM or 9:00 AM - 5:00 PM?',
    );
  });

  test('are answered by the inputs too (behaviour 7.15)', () => {
    const value = type('6/7, 9 to 5, towel');
    expect(changeDate(value, '2027-06-07', '').line).toEqual({
      ...value.line,
      day: '',
    });
    expect(changeTimes(value, { startTime: '09:00' }).line).toEqual({ ...value.line, time: '' });
    expect(setHours(value, full).line).toEqual({ ...value.line, time: '' });
  });
});

describe('leaving the step', () => {
  test.for([
    ['6/7, 7pm', '6/7: which day?'],
    ['June 19, 9 to 5', '9 to 5: which time?'],
    ['summerish', null],
    ['June 19, 7pm', null],
    ['', null],
  ] as const)('with “%s” asks: %s (behaviour 3.17, 7.16, 7.17)', ([text, problem]) => {
    const value = type(text);
    expect(settleWhen(value, read)).toEqual({ value, problem });
  });

  test('a line that waited for the reader is taken along (behaviour 3.17, 7.15)', () => {
    const waiting = typeWhen(full, 'June 20, 8pm, towel', null);
    expect(valuesOf(waiting)).toBe(valuesOf(full));
    expect(settleWhen(waiting, null)).toEqual({ value: waiting, problem: notReadYet });
    const { value, problem } = settleWhen(waiting, read);
    expect(problem).toBeNull();
    expect(valuesOf(value)).toBe('2027-06-20 20:00 ');
    expect(value.line).toEqual({ ...empty.line, words: 'towel' });
    expect(changeDate(waiting, '2027-06-21', '').line).toEqual(empty.line);
  });
});

test('words that are no day are told (behaviour 7.17)', () => {
  expect(tellWords(type('summerish'))).toBe(
    'I can’t find a day in “summerish”. Try “June 19” or use the date field.',
  );
  expect(tellWords(type('June 19 towel'))).toBe('Not used: “towel”');
  expect(tellWords(type('6/7 towel'))).toBe('Not used: “towel”');
  expect(tellWords(type('June 19'))).toBe('');
});
