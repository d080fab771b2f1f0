import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toClock } from '#app/features/schedule/rules.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import { makeGrammar } from './grammar.ts';
import { loadLineWords, loadParseDay } from './load-line.ts';
import { type WhenReading, readWhen } from './read-when.ts';
import sentences from './sentences.json' with { type: 'json' };

/** A Saturday. */
const today = '2027-05-01';

async function makeReader(locale: string) {
  const language = locale.slice(0, 2) as Language;
  const grammar = makeGrammar(await loadLineWords(language), locale, today);
  const parseDay = await loadParseDay(language);
  return (text: string, isDayKnown = false) => readWhen(text, grammar, parseDay, isDayKnown);
}

const english = await makeReader('en-US');

/** A reading in one short text. */
function summarize({ date, startTime, endTime, day, days, time, times, words }: WhenReading) {
  const range = [startTime, endTime].some(Boolean) ? `${startTime}-${endTime}` : '';
  const choices = times.map((each) => `${each.startTime}-${each.endTime}`);
  return [
    date,
    range,
    day && `${day}? ${days.join(' or ')}`,
    time && `${time}? ${choices.join(' or ')}`,
    words && `unread: ${words}`,
  ]
    .filter(Boolean)
    .join(', ');
}

test.for([
  ['Sat June 19, 7 to 11 pm', '2027-06-19, 19:00-23:00'],
  ['sat june 19 7pm', '2027-06-19, 19:00-'],
  ['June 19, 7', '2027-06-19, 19:00-'],
  ['June 19, 2031', '2031-06-19'],
  ['2027-06-19 19:00-23:00', '2027-06-19, 19:00-23:00'],
  ['19.6. 19:30', '2027-06-19, 19:30-'],
  ['tomorrow at 7', '2027-05-02, 19:00-'],
  ['in two weeks', '2027-05-15'],
  ['19 June from 10:30 am to noon', '2027-06-19, 10:30-12:00'],
  ['June 19, noon till late', '2027-06-19, 12:00-'],
  ['June 19, 9pm, until 2', '2027-06-19, 21:00-02:00'],
  ['June 19, 9:00 - 21:30', '2027-06-19, 09:00-21:30'],
  ['June 19, 10:00 - 00:00', '2027-06-19, 10:00-00:00'],
  ['until 11 pm', '-23:00'],
  ['', ''],
] as const)('“%s” is read (behaviour 7.15)', ([text, expected]) => {
  expect(summarize(english(text))).toBe(expected);
});

test('‘till late’ is an open end, also apart from its start (behaviour 7.13)', () => {
  const lines = ['noon till late', '8pm, till late', 'till late', '8pm to 11pm', '8pm', ''];
  const open = lines.map((line) => english(`June 19, ${line}`).isOpenEnd);
  expect(open).toEqual([true, true, true, false, false, false]);
});

test.for([
  ['6/7, 9pm till 2', '21:00-02:00, 6/7? 2027-06-07 or 2027-07-06'],
  ['6/19, 9pm', '2027-06-19, 21:00-'],
  ['Fri June 19', 'Fri June 19? 2027-06-19 or 2027-06-18 or 2027-06-25'],
  ['next friday 7pm', '19:00-, next friday? 2027-05-07 or 2027-05-14'],
  ['Saturday', 'Saturday? 2027-05-01 or 2027-05-08'],
  ['June 19, June 26', 'June 19, June 26? 2027-06-19 or 2027-06-26'],
  ['June 19, 9 to 5', '2027-06-19, 9 to 5? 21:00-05:00 or 09:00-17:00'],
  ['June 19, 8 to 22', '2027-06-19, 8 to 22? 08:00-22:00 or 20:00-22:00'],
  ['June 19, 19', '2027-06-19, 19? 19:00-'],
  ['June 19 7pm, 9pm', '2027-06-19, 7pm, 9pm? 19:00- or 21:00-'],
  ['June 19, 2 friends', '2027-06-19, 2? 14:00- or 02:00-, unread: friends'],
] as const)('“%s” has two readings and is asked (behaviour 7.16)', ([text, expected]) => {
  expect(summarize(english(text))).toBe(expected);
});

test.for([
  ['summerish', 'unread: summerish'],
  ['June 19 bring a towel', '2027-06-19, unread: bring a towel'],
  ['June 31', 'unread: June 31'],
  ['7', 'unread: 7'],
  ['7 juin', 'unread: 7 juin'],
  ['June 19 at Seebad', '2027-06-19, unread: at Seebad'],
  ['"June 19"', 'unread: June 19'],
] as const)('“%s” has words that are not read (behaviour 7.17)', ([text, expected]) => {
  expect(summarize(english(text))).toBe(expected);
});

test('what was asked is asked alike on its own (behaviour 7.16)', () => {
  expect(english('2', true).times.map(({ startTime }) => startTime)).toEqual(['14:00', '02:00']);
  expect(english('6/7').days).toEqual(['2027-06-07', '2027-07-06']);
});

test.for([
  ['de-CH', '19. Juni, 19 bis 23 Uhr', '2027-06-19, 19:00-23:00'],
  ['de-CH', '19. Juni, 8 bis 22 Uhr', '2027-06-19, 8 bis 22 Uhr? 08:00-22:00 or 20:00-22:00'],
  ['de-CH', '19. Juni um 7', '2027-06-19, um 7? 19:00- or 07:00-'],
  ['fr-FR', 'samedi 19 juin de 19h à 23h', '2027-06-19, 19:00-23:00'],
  ['es-ES', '19 de junio, 19:00 a 23:00', '2027-06-19, 19:00-23:00'],
  ['it-IT', '19 giugno alle 19:30', '2027-06-19, 19:30-'],
  ['pt-BR', '19 de junho às 19h', '2027-06-19, 19:00-'],
  ['nl-NL', '19 juni om 19:00', '2027-06-19, 19:00-'],
  ['pl-PL', '19 czerwca o 19:00', '2027-06-19, 19:00-'],
  ['sl-SI', '19. junija ob 19:00', '2027-06-19, 19:00-'],
  ['tr-TR', '19 Haziran 19:00', '2027-06-19, 19:00-'],
  ['ar-EG', '19 يونيو 7 مساءً', '2027-06-19, 19:00-'],
  ['hi-IN', '19 जून शाम 7 बजे', '2027-06-19, 19:00-'],
  ['zh-CN', '6月19日 晚上7点', '2027-06-19, 19:00-'],
  ['ja-JP', '6月19日(土) 19:00〜23:00', '2027-06-19, 19:00-23:00'],
] as const)('a line in %s is read: “%s” (behaviour 7.15)', async ([locale, text, expected]) => {
  expect(summarize((await makeReader(locale))(text))).toBe(expected);
});

const localeOf = (language: Language) =>
  Object.keys(sentences).find((locale) => locale.startsWith(language)) ?? language;

test.for(languageCodes)(
  'a day and its hours as %s writes them are never read as others without a question (behaviour 7.15)',
  async (language) => {
    const locale = localeOf(language);
    const read = await makeReader(locale);
    const style = fc.constantFrom('full', 'long', 'medium');
    const day = fc.date({
      min: new Date('2027-05-01'),
      max: new Date('2029-12-31'),
      noInvalidDate: true,
    });
    const clock = fc.integer({ min: 0, max: 1439 }).map(toClock);
    const calendar = { calendar: 'gregory', timeZone: 'UTC' } as const;
    const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    fc.assert(
      fc.property(day, style, clock, clock, (at, dateStyle, startTime, endTime) => {
        const written = new Intl.DateTimeFormat(locale, { ...calendar, dateStyle }).format(at);
        const [from, to] = [startTime, endTime].map((time) =>
          hours.format(new Date(`2027-05-01T${time}Z`)),
        );
        const found = read(`${written}, ${from} - ${to}`);
        const date = at.toISOString().slice(0, 10);
        expect(['', date]).toContain(found.date);
        expect(found.day === '' || found.days.includes(date)).toBe(true);
        const isAsked = found.time !== '' || found.words !== '';
        const isRight = found.startTime === startTime && found.endTime === endTime;
        expect(isAsked || isRight).toBe(true);
      }),
      { numRuns: 50 },
    );
  },
);

test.for(languageCodes)(
  'whatever is typed, every word is in a value, a question or the unread words in %s (behaviour 7.17)',
  async (language) => {
    const read = await makeReader(localeOf(language));
    const bits = fc.constantFrom('towel', '7:30', '9', ',', 'pm', 'Ana', '-', '6/7', '31.2.');
    const typed = fc.oneof(
      fc.string({ maxLength: 200, unit: 'grapheme' }),
      fc.array(bits, { maxLength: 20 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const found = read(text);
        const kept = `${found.day} ${found.time} ${found.words}`;
        for (const word of text.match(/towel|Ana/g) ?? []) expect(kept).toContain(word);
        expect(found.date !== '' && found.day !== '').toBe(false);
        expect(found.startTime + found.endTime !== '' && found.time !== '').toBe(false);
      }),
      { numRuns: 100 },
    );
  },
);
