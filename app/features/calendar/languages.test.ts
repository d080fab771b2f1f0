import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { link, readEvent, supper } from '#tests/setup/calendar-file.ts';

import { writeCalendarFile, writeFeed } from './calendar-file.server.ts';
import { formatDisposition } from './event-text.ts';
import { listCalendarLinks } from './web-links.ts';

const plain = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll(/[\u2068\u2069]/g, '');

function writeIn(language: Language, changes: Partial<typeof supper> = {}) {
  const file = writeCalendarFile({ ...supper, ...changes }, link, getGuestWords(language));
  if (file === null) throw new Error('no file');
  return file;
}

test.each<[Language, string, string, string]>([
  ['de', 'Ablauf\n19:00 Supper\n21:30 Dancing', 'Einladung: ', 'Einladung für dich'],
  ['ar', 'البرنامج\n٧:٠٠ م Supper\n٩:٣٠ م Dancing', 'الدعوة: ', 'لديك دعوة'],
  ['ja', 'スケジュール\n19:00 Supper\n21:30 Dancing', '招待状：', 'ご招待'],
])(
  'a file in %s has the host’s words and its own (behaviour 49.33)',
  (language, program, invitation, untitled) => {
    const file = writeIn(language);
    const event = readEvent(file);
    expect(event.summary).toBe('Garden Supper');
    expect(plain(event.description)).toBe(
      `Wear something warm.\n\n${program}\n\n${invitation}${link}`,
    );
    expect(file).toContain(`PRODID:-//Festoon//Festoon//${language.toUpperCase()}\r\n`);
    expect(readEvent(writeIn(language, { eventName: '' })).summary).toBe(untitled);
  },
);

test('nothing stands beside an address, in any language (behaviour 49.33)', () => {
  for (const language of languageCodes) {
    const lines = readEvent(writeIn(language)).description?.split('\n') ?? [];
    expect([language, lines.at(-1)?.endsWith(link)]).toEqual([language, true]);
    expect([language, /[\s：:]$/u.test(lines.at(-1)?.slice(0, -link.length) ?? '')]).toEqual([
      language,
      true,
    ]);
  }
});

test('a host’s subscription is in English (behaviour 49.33)', () => {
  expect(writeFeed([{ event: supper, link }], 'Events')).toContain('Schedule');
});

test('the calendars and the file’s name are in the language (behaviour 49.33)', () => {
  const words = getGuestWords('de');
  const links = listCalendarLinks({ ...supper, eventName: '' }, { link, filePath: '/f', words });
  expect(links?.map(({ name }) => name)).toEqual([
    'Apple und andere',
    'Google',
    'Outlook.com',
    'Office 365',
  ]);
  expect(new URL(links?.[1]?.href ?? '').searchParams.get('text')).toBe('Einladung für dich');
  expect(formatDisposition({ eventName: '???' }, words)).toContain("UTF-8''Einladung.ics");
});
