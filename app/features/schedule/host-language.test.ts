import { expect, test } from 'vitest';

import { formatTimes } from '#app/features/invitation/facts.ts';
import { formatZone } from '#app/features/invitation/zone-label.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { inWordsOf } from '#app/platform/language/say.server.ts';
import { speak } from '#app/platform/language/say.ts';

import { formatDay } from './day-text.ts';
import { describeDuration, describeOutside } from './hours.ts';
import { formatLocalDate, formatLocalTime } from './local/local-times.ts';
import { formatDate, formatMinutes, formatShortly, formatTimeRange } from './rules.ts';
import { listNextSaturdays } from './saturdays.ts';
import { listTicks } from './ticks.ts';
import { describeZone, listTimeZoneGroups, nameTimeZone } from './time-zones.ts';
import { writeWhen } from './when-text.ts';
import { isDaylight } from './zone-offsets.ts';

const readIn = <Done>(language: Language, read: () => Done) =>
  inWordsOf(
    speak(language, () => null),
    read,
  );

const zurich = 'Europe/Zurich';
const wedding = { date: '2027-06-12', startTime: '18:00', endTime: '01:30', endsNextDay: true };

test.each<[Language, string, string, string, string, string, string]>([
  [
    'en',
    'Saturday, June 12, 2027',
    'Saturday, June 12',
    'Sat, Jun 12',
    '6:00 PM',
    '6 PM',
    'Central European Summer Time',
  ],
  [
    'de',
    'Samstag, 12. Juni 2027',
    'Samstag, 12. Juni',
    'Sa., 12. Juni',
    '18:00',
    '18:00',
    'Mitteleuropäische Sommerzeit',
  ],
  [
    'ar',
    'السبت، ١٢ يونيو ٢٠٢٧',
    'السبت، ١٢ يونيو',
    'السبت، ١٢ يونيو',
    '٦:٠٠\u00A0م',
    '٦:٠٠\u00A0م',
    'توقيت وسط أوروبا الصيفي',
  ],
])('days, times and zones of a host who reads %s', (language, ...all) => {
  const read = readIn(language, () => [
    formatDate('2027-06-12'),
    formatDay('2027-06-12', '2027-06-01'),
    listNextSaturdays('2027-06-11')[0]?.label,
    formatMinutes(1080),
    formatShortly(1080),
    nameTimeZone(zurich, '2027-06-12'),
  ]);
  expect(read).toEqual(all);
  expect(readIn(language, () => formatZone({ ...wedding, timeZone: zurich }))).toBe(all[5]);
  expect(readIn(language, () => listTicks({ start: 1080, end: 1140 }, 300)[0]?.label)).toBe(all[4]);
});

test('a range has the times of the language within its sentence', () => {
  const german = speak('de', (text) =>
    text === '{start} – {end} the next day' ? '{start}–{end} am nächsten Tag' : null,
  );
  expect(inWordsOf(german, () => formatTimes(wedding, ' – '))).toBe('18:00–01:30 am nächsten Tag');
  expect(inWordsOf(german, () => formatTimeRange('18:00', '23:30'))).toBe('18:00 - 23:30');
  expect(readIn('de', () => formatTimeRange('', '23:30'))).toBe('until 23:30');
  expect(formatTimes(wedding, ' – ')).toBe('6:00 PM – 1:30 AM the next day');
});

test('a span and a count are one sentence, in which a language has its own cases', () => {
  const arabic = speak('ar', (text) => {
    if (text.startsWith('{hours, plural, one {# hour} other {# hours}} ')) {
      return '{hours, plural, one {ساعة} two {ساعتان} other {# ساعات}} و{rest, plural, other {# دقيقة}}';
    }
    return text.includes('outside')
      ? '{count, plural, two {نشاطان خارج الوقت} other {# أنشطة خارج الوقت}}'
      : null;
  });
  expect(inWordsOf(arabic, () => describeDuration(-150))).toBe('ساعتان و٣٠ دقيقة');
  expect(inWordsOf(arabic, () => describeOutside(2))).toBe('نشاطان خارج الوقت');
  expect(inWordsOf(arabic, () => describeOutside(4))).toBe('٤ أنشطة خارج الوقت');
});

test('zones have their region and their place in words', () => {
  const german = speak(
    'de',
    (text) =>
      ({ Europe: 'Europa', '{place} time ({offset})': 'Zeit von {place} ({offset})' })[text] ??
      null,
  );
  expect(inWordsOf(german, () => describeZone(zurich, '2027-06-12'))).toBe(
    'Zeit von Zurich (UTC+2)',
  );
  const regions = inWordsOf(german, () => listTimeZoneGroups('', '2027-06-12'));
  expect(regions.map(({ region }) => region)).toContain('Europa');
});

test('what a guest reads does not depend on the language of the host, whose lines are in it', () => {
  const guests = readIn('ar', () => [
    formatLocalDate('2027-06-12', 'en'),
    formatLocalTime(1080, 'en'),
    formatLocalTime(1080, 'de'),
    formatDay('2027-06-12', '2027-06-01', { language: 'fr' }),
  ]);
  expect(guests).toEqual(['Saturday, June 12, 2027', '6:00 PM', '18:00', 'samedi 12 juin']);
  const typed = readIn('de', () => writeWhen(wedding, '2027-05-01'));
  expect(typed).toEqual({ day: 'Sa., 12. Juni', times: '18:00–01:30' });
  expect(readIn('ar', () => isDaylight(zurich, Date.UTC(2027, 5, 12)))).toBe(true);
});
