import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toClock } from '#app/features/schedule/rules.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import { formatGuestTheme, formatGuestType, formatTimes } from '../facts.ts';
import { joinTexts, nameForGuests, tellTimes, tellWhen, tellZone } from './guest-facts.ts';
import { formatGuestTitle } from './guest-title.ts';

const english = getGuestWords('en');
const evening = { startTime: '18:00', endTime: '23:30', endsNextDay: false };
const night = { startTime: '18:00', endTime: '01:30', endsNextDay: true };
const count = (text: string) => (text.match(/\p{Nd}+:\p{Nd}+/gu) ?? []).length;
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll(/[\u2068\u2069]/g, '');

test('a guest reads the date and beneath it the times (behaviour 13.3)', () => {
  expect(tellWhen({ date: '2027-06-12', ...evening }, english)).toEqual([
    'Saturday, June 12, 2027',
    '6:00 PM - 11:30 PM',
  ]);
  expect(tellWhen({ date: '', ...evening, endTime: '' }, english)).toEqual(['6:00 PM', '']);
});

const clock = fc.option(fc.integer({ min: 0, max: 1439 }).map(toClock), { nil: '' });
const someTimes = fc.record({ startTime: clock, endTime: clock, endsNextDay: fc.boolean() });

test('English reads for a guest as it does for a host (behaviour 13.4)', () => {
  fc.assert(
    fc.property(someTimes, (times) => {
      expect(tellTimes(times, english)).toBe(formatTimes(times, ' - '));
    }),
  );
  expect(nameForGuests({ eventName: ' ' }, english)).toBe(formatGuestTitle({ eventName: '' }));
  expect(english.say('noType')).toBe(formatGuestType({ eventType: [] }));
  expect(english.say('noTheme')).toBe(formatGuestTheme({ theme: [] }));
});

test('what is set is told in every language, and only that (behaviour 49.30)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languageCodes), someTimes, (language, times) => {
      const said = tellTimes(times, getGuestWords(language));
      const set = [times.startTime, times.endTime].filter((time) => time !== '');
      expect(count(said)).toBe(set.length);
      expect(said === '').toBe(set.length === 0);
    }),
  );
});

test.each<[Language, string, string, string, string]>([
  ['en', '6:00 PM', 'until 1:30 AM', '6:00 PM - 11:30 PM', '6:00 PM - 1:30 AM the next day'],
  ['de', '18:00 Uhr', 'bis 01:30 Uhr', '18:00–23:30 Uhr', '18:00–01:30 Uhr am nächsten Tag'],
  ['fr', 'à 18:00', 'jusqu’à 01:30', 'de 18:00 à 23:30', 'de 18:00 à 01:30 le lendemain'],
  [
    'es',
    '18:00 h',
    'hasta las 1:30 h',
    'de 18:00 a 23:30 h',
    'de 18:00 a 1:30 h del día siguiente',
  ],
  ['it', 'ore 18:00', 'fino alle ore 01:30', 'ore 18:00–23:30', 'ore 18:00–01:30 del giorno dopo'],
  ['pt', '18:00', 'até 01:30', '18:00 – 23:30', '18:00 – 01:30 do dia seguinte'],
  ['nl', '18:00 uur', 'tot 01:30 uur', '18:00–23:30 uur', '18:00–01:30 uur de volgende dag'],
  ['pl', 'godz. 18:00', 'do godz. 01:30', 'godz. 18:00–23:30', 'godz. 18:00–01:30 następnego dnia'],
  ['sl', 'ob 18:00', 'do 01:30', '18:00–23:30', '18:00–01:30 naslednji dan'],
  ['tr', 'saat 18:00', '01:30 saatine kadar', '18:00–23:30', '18:00 – ertesi gün 01:30'],
  [
    'ar',
    'الساعة ٦:٠٠ م',
    'حتى ١:٣٠ ص',
    'من ٦:٠٠ م إلى ١١:٣٠ م',
    'من ٦:٠٠ م إلى ١:٣٠ ص في اليوم التالي',
  ],
  ['hi', '6:00 pm से', '1:30 am तक', '6:00 pm से 11:30 pm तक', '6:00 pm से अगले दिन 1:30 am तक'],
  ['zh', '18:00 开始', '01:30 结束', '18:00–23:30', '18:00–次日 01:30'],
  ['ja', '18:00から', '1:30まで', '18:00～23:30', '18:00～翌日1:30'],
])('times in %s (behaviour 49.30)', (language, start, end, range, overnight) => {
  const words = getGuestWords(language);
  const none = { startTime: '', endTime: '', endsNextDay: false };
  const all = [{ ...none, startTime: '18:00' }, { ...none, endTime: '01:30' }, evening, night];
  expect(all.map((times) => plain(tellTimes(times, words)))).toEqual([
    start,
    end,
    range,
    overnight,
  ]);
});

test.each<[Language, string]>([
  ['en', 'Central European Summer Time'],
  ['de', 'Mitteleuropäische Sommerzeit'],
  ['fr', 'heure d’été d’Europe centrale'],
  ['pl', 'czas środkowoeuropejski letni'],
  ['tr', 'Orta Avrupa Yaz Saati'],
  ['ar', 'توقيت وسط أوروبا الصيفي'],
  ['zh', '中欧夏令时间'],
  ['ja', '中央ヨーロッパ夏時間'],
])('the zone in %s is %s (behaviour 49.32)', (language, name) => {
  const start = { date: '2027-06-12', startTime: '18:00', timeZone: 'Europe/Zurich' };
  expect(tellZone(start, language)).toBe(name);
  expect(tellZone({ ...start, timeZone: '' }, language)).toBe('');
});

test('a zone has a name in every language (behaviour 49.32)', () => {
  for (const timeZone of ['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Etc/GMT+12']) {
    const start = { date: '2027-06-12', startTime: '18:00', timeZone };
    for (const language of languageCodes) {
      expect([timeZone, language, tellZone(start, language)]).not.toContain('');
    }
  }
});

test('texts side by side have the comma of the language', () => {
  expect(joinTexts(['A', 'B'], 'en')).toBe('A, B');
  expect(joinTexts(['A', 'B'], 'ar')).toBe('A، B');
  expect(joinTexts(['A', 'B'], 'ja')).toBe('A、B');
  expect(joinTexts([], 'zh')).toBe('');
});
