import { formatLocalTime } from '#app/features/schedule/local/local-times.ts';
import { sortActivities } from '#app/features/schedule/rules.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';

import type { CalendarEvent } from './schema.ts';

/** Uniform line ends and no other control characters, as calendars require. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

export function getTitle(
  { eventName }: Pick<CalendarEvent, 'eventName'>,
  { say }: GuestWords,
): string {
  return tidy(eventName) || say('calendarTitle');
}

export function getPlace({ location }: Pick<CalendarEvent, 'location'>): string {
  return tidy(location);
}

export function getMessage({ customMessage }: Pick<CalendarEvent, 'customMessage'>): string {
  return tidy(customMessage);
}

/** An address is left bare: programs make a link of all that stands beside it. */
export const withLink = (said: string, link: string) => said.replace(`\u2068${link}\u2069`, link);

/** In the language of the words, whose titles and names stay as the host wrote them (behaviour 49.33). */
export function describeEvent(event: CalendarEvent, link: string, words: GuestWords): string {
  const { say, language } = words;
  const schedule = sortActivities(event.activities).map(({ name, time }) =>
    say('calendarActivity', { time: formatLocalTime(time, language), activity: tidy(name) }),
  );
  const parts = [
    getMessage(event),
    schedule.length > 0 ? [say('scheduleLabel'), ...schedule].join('\n') : '',
    withLink(say('calendarLink', { link }), link),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const unfit = /[\\/:*?"<>|\p{C}]/gu;
const longestName = 60;
const graphemes = new Intl.Segmenter('en');

/** The event's name as a file name, and a plain one for programs that do not understand encoded names. */
export function formatDisposition(
  event: Pick<CalendarEvent, 'eventName'>,
  words: GuestWords,
): string {
  // A leading dot would hide the file.
  const fit = getTitle(event, words)
    .replace(unfit, ' ')
    .replace(/^[\s.]+/, '');
  const name = Array.from(graphemes.segment(fit), ({ segment }) => segment)
    .slice(0, longestName)
    .join('')
    .trim();
  const coded = encodeURIComponent(`${name || words.say('calendarFileName')}.ics`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  // Inline: a phone then offers the event to its calendar instead of storing an attachment.
  return `inline; filename="invitation.ics"; filename*=UTF-8''${coded}`;
}
