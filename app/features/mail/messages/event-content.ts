import { fallbacks, formatGuestTitle, formatTimes } from '#app/features/invitation/facts.ts';
import { formatZone } from '#app/features/invitation/zone-label.ts';
import type { Facts, KnownFacts } from '#app/features/invite/schema.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { getDirectionsUrl } from '#app/features/place/links.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { formatDate } from '#app/features/schedule/rules.ts';

import type { MailButton, MailFact } from './content.ts';

export interface MailEvent {
  view: GuestView;
  /** YYYY-MM-DD, or empty. */
  answerBy: string;
  /** In the event's zone. */
  today: string;
  picture: string;
  link: string;
}

export function nameEvent({ view }: Pick<MailEvent, 'view'>): string {
  return toLine(view.eventName) || 'our event';
}

export function titleOf({ view }: Pick<MailEvent, 'view'>): string {
  return toLine(view.eventName);
}

export function describePicture({ view }: Pick<MailEvent, 'view'>): string {
  return toLine(formatGuestTitle(view));
}

/** 'Maya & Jonah', or 'Your host'. */
export function nameHost({ view }: Pick<MailEvent, 'view'>): string {
  return toLine(view.hostedBy) || 'Your host';
}

/** Joins lines, so that a name cannot add one. */
export function toLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

const longestWords = 4000;

/** Mail programs cut off long messages; the page has the whole text. */
export function shorten(text: string): string {
  if (text.length <= longestWords) return text;
  return `${text.slice(0, longestWords).toWellFormed().trimEnd()}…`;
}

export function toParagraphs(text: string): string[] {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

type When = Pick<Facts, 'date' | 'startTime' | 'endTime' | 'endsNextDay' | 'timeZone'>;

/** The day, then the times with their zone, because a reader may be in another one. */
function timeLines(when: When): string[] {
  const times = formatTimes(when, ' - ');
  const zone = formatZone(when);
  return [
    formatDate(when.date) || fallbacks.date,
    times && zone ? `${times}, ${zone}` : times,
  ].filter((line) => line !== '');
}

const untitled = 'No title';

/** Facts that differ from `before` also show their old value. */
export function listFacts({ view }: Pick<MailEvent, 'view'>, before?: KnownFacts): MailFact[] {
  const time = timeLines(view);
  const place = toLine(view.location);
  const oldTime = before ? timeLines(before).join(', ') : '';
  const oldPlace = before ? toLine(before.location) || fallbacks.location : '';
  const hosts = toLine(view.hostedBy);
  const facts: MailFact[] = [
    {
      label: 'Time',
      lines: time,
      before: oldTime === time.join(', ') ? '' : oldTime,
      link: null,
    },
    {
      label: 'Location',
      lines: [place || fallbacks.location],
      before: oldPlace === (place || fallbacks.location) ? '' : oldPlace,
      link: place ? { words: 'Get directions', href: getDirectionsUrl(view) } : null,
    },
  ];
  if (before && toLine(before.eventName) !== toLine(view.eventName)) {
    const [lines, was] = [
      [toLine(view.eventName) || untitled],
      toLine(before.eventName) || untitled,
    ];
    facts.unshift({ label: 'Title', lines, before: was, link: null });
  }
  if (hosts) facts.push({ label: 'Hosted by', lines: [hosts], before: '', link: null });
  return facts;
}

export function formatAnswerBy({ answerBy, today }: Pick<MailEvent, 'answerBy' | 'today'>): string {
  const day = formatDay(answerBy, today);
  return day && `Please answer by ${day}`;
}

/** The page only preselects the answer: opening the link changes nothing. */
function withAnswer(link: string, answer: string): string {
  return `${link}${link.includes('?') ? '&' : '?'}answer=${answer}`;
}

export function listAnswerButtons(link: string): MailButton[] {
  return [
    { words: 'Yes', href: withAnswer(link, 'yes'), kind: 'solid' },
    { words: 'No', href: withAnswer(link, 'no'), kind: 'outline' },
    { words: 'Maybe', href: withAnswer(link, 'maybe'), kind: 'plain' },
  ];
}

export function listConfirmationButtons(link: string): MailButton[] {
  return [
    { words: 'Still coming', href: withAnswer(link, 'yes'), kind: 'solid' },
    { words: 'Can’t make it', href: withAnswer(link, 'no'), kind: 'outline' },
  ];
}
