import { getOffset, toInstant } from '#app/features/schedule/zone-offsets.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';

import { getMessage, getPlace, getTitle } from './event-text.ts';
import { type EventTimes, findEventTimes } from './event-times.ts';
import type { CalendarEvent, CalendarLink } from './schema.ts';

/** Outlook refuses addresses of more than about 2,000 bytes. */
const mostBytes = { title: 500, place: 400, details: 500 };

const graphemes = new Intl.Segmenter('en');

function fit(text: string, most: number): string {
  if (encodeURIComponent(text).length <= most) return text;
  const ellipsis = '…';
  let room = most - encodeURIComponent(ellipsis).length;
  let fitting = '';
  for (const { segment } of graphemes.segment(text)) {
    room -= encodeURIComponent(segment).length;
    if (room < 0) break;
    fitting += segment;
  }
  return fitting.trimEnd() + ellipsis;
}

/** '2027-06-12T18:00:00', or the date alone. */
function isoOf(wall: number, isAllDay: boolean): string {
  return new Date(wall).toISOString().slice(0, isAllDay ? 10 : 19);
}

/** '20270612T180000', or the date alone. */
function compactOf(wall: number, isAllDay: boolean): string {
  return isoOf(wall, isAllDay).replace(/[-:]/g, '');
}

/** An offset without a zone name, such as '+05:30', which Google does not support. */
const namelessZone = /^[+-]/;

/** Such as '+05:45'; '' for floating times. */
function offsetSuffix(timeZone: string, wall: number): string {
  if (timeZone === '') return '';
  const offset = getOffset(timeZone, toInstant(timeZone, wall));
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const digits = [hours, minutes].map((part) => String(part).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${digits.join(':')}`;
}

/** Spaces become %20, because Outlook shows plus signs. */
function query(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

interface Texts {
  title: string;
  place: string;
  details: string;
}

function googleUrl({ isAllDay, start, end }: EventTimes, texts: Texts, timeZone: string): string {
  const isNameless = !isAllDay && namelessZone.test(timeZone);
  const momentOf = (wall: number) =>
    isNameless ? `${compactOf(toInstant(timeZone, wall), isAllDay)}Z` : compactOf(wall, isAllDay);
  const parameters = {
    action: 'TEMPLATE',
    text: texts.title,
    dates: `${momentOf(start)}/${momentOf(end)}`,
    ctz: isAllDay || isNameless ? '' : timeZone,
    location: texts.place,
    details: texts.details,
  };
  return `https://calendar.google.com/calendar/render?${query(parameters)}`;
}

/** Office 365 has the same address format under its own host name. */
function outlookUrl(
  host: string,
  { isAllDay, start, end }: EventTimes,
  texts: Texts,
  timeZone: string,
): string {
  const momentOf = (wall: number) =>
    isoOf(wall, isAllDay) + (isAllDay ? '' : offsetSuffix(timeZone, wall));
  const parameters = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: texts.title,
    startdt: momentOf(start),
    enddt: momentOf(end),
    allday: isAllDay ? 'true' : '',
    location: texts.place,
    body: texts.details,
  };
  return `https://${host}/calendar/deeplink/compose?${query(parameters)}`;
}

/** Null without a date (behaviour 26.11). `link` is the open one. */
export function listCalendarLinks(
  event: CalendarEvent,
  { link, filePath, words }: { link: string; filePath: string; words: GuestWords },
): CalendarLink[] | null {
  const times = findEventTimes(event);
  if (!times) return null;
  const message = fit(getMessage(event), mostBytes.details);
  const texts = {
    title: fit(getTitle(event, words), mostBytes.title),
    place: fit(getPlace(event), mostBytes.place),
    details: message === '' ? link : `${link}\n\n${message}`,
  };
  const outlook = (host: string) => outlookUrl(host, times, texts, event.timeZone);
  return [
    { name: words.say('otherCalendars'), href: filePath, isElsewhere: false },
    { name: 'Google', href: googleUrl(times, texts, event.timeZone), isElsewhere: true },
    { name: 'Outlook.com', href: outlook('outlook.live.com'), isElsewhere: true },
    { name: 'Office 365', href: outlook('outlook.office.com'), isElsewhere: true },
  ];
}
