import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { getCalendarFilePath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite({}, { clock: () => Date.UTC(2027, 5, 1) });

async function addEventIn(language: Language, changes: Parameters<typeof addEvent>[1] = {}) {
  const id = await addEvent(site.db, {
    eventName: 'Garden Supper',
    theme: ['Romantic'],
    date: '2027-06-12',
    startTime: '18:00',
    endTime: '01:30',
    endsNextDay: true,
    timeZone: 'Europe/Zurich',
    location: 'Orchard House, Bath',
    hostedBy: 'Maya & Jonah',
    activities: [{ id: 1, name: 'Dancing', time: 1290 }],
    ...changes,
  });
  await site.db.updateTable('invites').set({ language }).where('id', '=', id).execute();
  return id;
}

const plain = (text: string) =>
  text
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/<!-- -->|<bdi>|<\/bdi>/g, '')
    .replaceAll('&amp;', '&');
const readMeta = (page: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1];

const cases: [Language, Record<'facts' | 'head' | 'hosts' | 'countdown' | 'dance', string>][] = [
  [
    'de',
    {
      head: 'Du bist eingeladen',
      hosts: 'Gastgeber: Maya & Jonah',
      facts: 'Wann|12. Juni 2027|18:00–01:30 Uhr am nächsten Tag|Mitteleuropäische Sommerzeit|Wo',
      countdown: 'in 11 Tagen',
      dance: 'Ablauf|21:30',
    },
  ],
  [
    'ar',
    {
      head: 'لديك دعوة',
      hosts: 'الدعوة من Maya & Jonah',
      facts:
        'الموعد|١٢ يونيو ٢٠٢٧|من ٦:٠٠ م إلى ١:٣٠ ص في اليوم التالي|توقيت وسط أوروبا الصيفي|المكان',
      countdown: 'خلال ١١ يومًا',
      dance: 'البرنامج|٩:٣٠ م',
    },
  ],
  [
    'ja',
    {
      head: 'ご招待します',
      hosts: '主催者：Maya & Jonah',
      facts: '日時|2027年6月12日|18:00～翌日1:30|中央ヨーロッパ夏時間|場所',
      countdown: '11 日後',
      dance: 'スケジュール|21:30',
    },
  ],
];

test.each(cases)(
  'a page in %s has its dates, times and zone in the language (behaviour 49.30, 49.31, 49.32)',
  async (language, { head, hosts, facts, countdown, dance }) => {
    const id = await addEventIn(language);
    const page = plain((await site.visitor().get(getGuestPath(id))).text);
    for (const said of [head, hosts, countdown, ...facts.split('|'), ...dance.split('|')]) {
      expect(page).toContain(said);
    }
    const shown = page.slice(page.indexOf('<main'));
    expect(shown).not.toMatch(/You’re invited|Hosted by|Saturday|\d PM|Schedule|Add to calendar/);
  },
);

test('a page in English has its own forms (behaviour 49.30)', async () => {
  const page = plain((await site.visitor().get(getGuestPath(await addEventIn('en')))).text);
  for (const said of [
    'You’re invited to',
    'Hosted by Maya & Jonah',
    'Saturday, ',
    'June 12, 2027',
    '6:00 PM',
    '1:30 AM',
    'the next day',
    'in 11 days',
    '9:30 PM',
  ]) {
    expect(page).toContain(said);
  }
  expect(page).not.toContain('og:locale');
});

test.each<[Language, string, string, string]>([
  ['de', 'de_DE', 'Samstag, 12. Juni 2027', 'Eine Einladung: Garden Supper'],
  ['ar', 'ar_AR', 'السبت، ١٢ يونيو ٢٠٢٧', 'دعوة: Garden Supper'],
  ['ja', 'ja_JP', '2027年6月12日土曜日', '招待状：Garden Supper'],
])('the link preview of a page in %s (behaviour 49.34)', async (language, locale, day, alt) => {
  const id = await addEventIn(language);
  const { text } = await site.visitor().get(getGuestPath(id));
  expect(readMeta(text, 'og:locale')).toBe(locale);
  expect(readMeta(text, 'og:description')).toContain(day);
  expect(plain(readMeta(text, 'og:image:alt') ?? '')).toBe(alt);
  const picture = new URL(readMeta(text, 'og:image') ?? '');
  const drawn = await site.visitor().get(picture.pathname + picture.search);
  expect(drawn.headers.get('Content-Type')).toBe('image/png');
  expect(drawn.headers.get('Cache-Control')).toContain('immutable');
  await site.db.updateTable('invites').set({ language: 'en' }).where('id', '=', id).execute();
  const again = await site.visitor().get(picture.pathname + picture.search);
  expect(again.headers.get('ETag')).toBe(drawn.headers.get('ETag'));
  const other = await site.visitor().get(picture.pathname);
  expect(other.headers.get('ETag')).not.toBe(drawn.headers.get('ETag'));
});

test.each<[Language, string, string]>([
  ['de', 'Ablauf', 'Das Datum steht noch nicht fest.'],
  ['ar', 'البرنامج', 'لم يُحدَّد التاريخ بعد.'],
  ['ja', 'スケジュール', '日付はまだ決まっていません。'],
])('the calendar file of a page in %s (behaviour 49.33)', async (language, schedule, missing) => {
  const visitor = site.visitor();
  const { text } = await visitor.get(getCalendarFilePath(await addEventIn(language)));
  expect(text.replaceAll('\r\n ', '')).toContain(schedule);
  const id = await addEventIn(language, { date: '' });
  const none = await visitor.get(getCalendarFilePath(id));
  expect([none.status, none.text.startsWith(missing)]).toEqual([404, true]);
  expect(none.text).toContain(` ${site.services.origin}${getGuestPath(id)}`.trim());
  expect(none.text).not.toMatch(/[\u2068\u2069]/);
  expect(getGuestWords(language).say('calendarWithoutDate', { link: '' })).toContain(missing);
});
