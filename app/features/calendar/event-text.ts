import { sortActivities, formatMinutes } from '#app/features/schedule/rules.ts';

import type { CalendarEvent } from './schema.ts';

/** Uniform line ends and no other control characters, as calendars require. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

export function getTitle({ eventName }: Pick<CalendarEvent, 'eventName'>): string {
  return tidy(eventName) || 'You’re invited';
}

export function getPlace({ location }: Pick<CalendarEvent, 'location'>): string {
  return tidy(location);
}

export function getMessage({ customMessage }: Pick<CalendarEvent, 'customMessage'>): string {
  return tidy(customMessage);
}

export function describeEvent(event: CalendarEvent, link: string): string {
  const schedule = sortActivities(event.activities).map(
    ({ name, time }) => `${formatMinutes(time)} ${tidy(name)}`,
  );
  const parts = [
    getMessage(event),
    schedule.length > 0 ? ['Schedule', ...schedule].join('\n') : '',
    `Invitation: ${link}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

const unfit = /[\\/:*?"<>|\p{C}]/gu;
const longestName = 60;
const graphemes = new Intl.Segmenter('en');

/** The event's name as a file name, and a plain one for programs that do not understand encoded names. */
export function formatDisposition(event: Pick<CalendarEvent, 'eventName'>): string {
  // A leading dot would hide the file.
  const fit = getTitle(event)
    .replace(unfit, ' ')
    .replace(/^[\s.]+/, '');
  const name = Array.from(graphemes.segment(fit), ({ segment }) => segment)
    .slice(0, longestName)
    .join('')
    .trim();
  const coded = encodeURIComponent(`${name || 'Invitation'}.ics`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  // Inline: a phone then offers the event to its calendar instead of storing an attachment.
  return `inline; filename="invitation.ics"; filename*=UTF-8''${coded}`;
}
