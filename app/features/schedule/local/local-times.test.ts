import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Language, getLocale, languageCodes } from '#app/platform/language/languages.ts';

import { addDays } from '../add-days.ts';
import { formatDay } from '../day-text.ts';
import { formatDate, formatMinutes } from '../rules.ts';
import { formatDaysAhead, formatLocalDate, formatLocalTime, splitWeekday } from './local-times.ts';

const someDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1999-01-01', days));
const someLanguage = fc.constantFrom(...languageCodes);
const minutesOfTwoDays = fc.integer({ min: 0, max: 2880 });

/** The number that digits of any script say. */
const readNumbers = (text: string) =>
  [...text.matchAll(/\p{Nd}+/gu)].map(([digits]) =>
    Number(digits.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))),
  );

test('English has the dates and times that hosts see (behaviour 49.30)', () => {
  fc.assert(
    fc.property(someDate, minutesOfTwoDays, (date, minutes) => {
      expect(formatLocalTime(minutes, 'en')).toBe(formatMinutes(minutes));
      expect(formatLocalDate(date, 'en')).toBe(formatDate(date));
    }),
  );
});

test('a time has its hour and its minutes, and no line ends within it (behaviour 49.30)', () => {
  fc.assert(
    fc.property(someLanguage, minutesOfTwoDays, (language, minutes) => {
      const text = formatLocalTime(minutes, language);
      const hour = Math.floor(minutes / 60) % 24;
      const [shown = -1, past] = readNumbers(text);
      expect(past).toBe(minutes % 60);
      expect([hour, hour % 12 || 12]).toContain(shown);
      expect(language === 'en' || !/[^\S\u00A0]/.test(text)).toBe(true);
    }),
  );
});

test('two times of a day are never written alike (behaviour 49.30)', () => {
  for (const language of languageCodes) {
    const all = Array.from({ length: 1440 }, (_, minutes) => formatLocalTime(minutes, language));
    expect([language, new Set(all).size]).toEqual([language, 1440]);
  }
});

test('a date has its day and its year, and falls into the weekday and the rest (behaviour 49.30)', () => {
  fc.assert(
    fc.property(someLanguage, someDate, fc.boolean(), (language, date, isShort) => {
      const text = isShort ? formatDay(date, date, { language }) : formatLocalDate(date, language);
      const [year, , day] = date.split('-').map(Number);
      expect(readNumbers(text)).toContain(day);
      expect(readNumbers(text).includes(year ?? 0)).toBe(!isShort);
      const weekday = new Intl.DateTimeFormat(getLocale(language), {
        weekday: 'long',
        timeZone: 'UTC',
      }).format(new Date(date));
      const { before, rest, after } = splitWeekday(text);
      expect(before + rest + after).toBe(text);
      expect((before + after).replaceAll(/[\s,،]/gu, '')).toBe(weekday);
    }),
  );
});

test('what is no date, or has no weekday, is whole', () => {
  for (const text of ['', 'Date to be decided', 'Data do ustalenia', 'लोग', '日期待定', '2027']) {
    expect(splitWeekday(text)).toEqual({ before: '', rest: text, after: '' });
  }
  expect(languageCodes.map((language) => formatLocalDate('', language)).join('')).toBe('');
});

describe('examples', () => {
  test.each<[Language, string, string, string, string, string]>([
    ['en', 'Saturday, June 12, 2027', '6:00 PM', '12:30 AM', 'tomorrow', 'in 12 days'],
    ['de', 'Samstag, 12. Juni 2027', '18:00', '00:30', 'morgen', 'in 12 Tagen'],
    ['fr', 'samedi 12 juin 2027', '18:00', '00:30', 'demain', 'dans 12 jours'],
    ['es', 'sábado, 12 de junio de 2027', '18:00', '0:30', 'mañana', 'dentro de 12 días'],
    ['it', 'sabato 12 giugno 2027', '18:00', '00:30', 'domani', 'tra 12 giorni'],
    ['pt', 'sábado, 12 de junho de 2027', '18:00', '00:30', 'amanhã', 'em 12 dias'],
    ['nl', 'zaterdag 12 juni 2027', '18:00', '00:30', 'morgen', 'over 12 dagen'],
    ['pl', 'sobota, 12 czerwca 2027', '18:00', '00:30', 'jutro', 'za 12 dni'],
    ['sl', 'sobota, 12. junij 2027', '18:00', '00:30', 'jutri', 'čez 12 dni'],
    ['tr', '12 Haziran 2027 Cumartesi', '18:00', '00:30', 'yarın', '12 gün sonra'],
    ['ar', 'السبت، ١٢ يونيو ٢٠٢٧', '٦:٠٠\u00A0م', '١٢:٣٠\u00A0ص', 'غدًا', 'خلال ١٢ يومًا'],
    ['hi', 'शनिवार, 12 जून 2027', '6:00\u00A0pm', '12:30\u00A0am', 'कल', '12 दिन में'],
    ['zh', '2027年6月12日星期六', '18:00', '00:30', '明天', '12天后'],
    ['ja', '2027年6月12日土曜日', '18:00', '0:30', '明日', '12 日後'],
  ])('in %s (behaviour 49.30, 49.31)', (language, date, evening, night, next, later) => {
    expect([
      formatLocalDate('2027-06-12', language),
      formatLocalTime(1080, language),
      formatLocalTime(1470, language),
      formatDaysAhead(1, language),
      formatDaysAhead(12, language),
    ]).toEqual([date, evening, night, next, later]);
  });
});
