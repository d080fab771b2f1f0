import {
  joinTexts,
  nameForGuests,
  tellTimes,
  tellZone,
} from '#app/features/invitation/local/guest-facts.ts';
import type { Facts, KnownFacts } from '#app/features/invite/schema.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { getDirectionsUrl } from '#app/features/place/links.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { formatLocalDate } from '#app/features/schedule/local/local-times.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';

import type { Link, MailButton, MailFact } from './content.ts';

export interface MailEvent {
  view: GuestView;
  /** YYYY-MM-DD, or empty. */
  answerBy: string;
  /** In the event's zone. */
  today: string;
  picture: string;
  link: string;
}

export const nameEvent = (event: Pick<MailEvent, 'view'>, { say }: GuestWords) =>
  titleOf(event) || say('mailOurEvent');

export function titleOf({ view }: Pick<MailEvent, 'view'>): string {
  return toLine(view.eventName);
}

export const describePicture = ({ view }: Pick<MailEvent, 'view'>, words: GuestWords) =>
  toLine(nameForGuests(view, words));

interface Called {
  who: 'none' | 'named';
}

/** The values of a message that is another one where nobody gave the name. */
export const nameHosts = ({ view }: Pick<MailEvent, 'view'>): Called & { host: string } => {
  const host = toLine(view.hostedBy);
  return { who: host === '' ? 'none' : 'named', host };
};

export const nameGuest = ({ name }: { name: string }): Called & { name: string } => ({
  who: name === '' ? 'none' : 'named',
  name,
});

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
function timeLines(when: When, words: GuestWords): string[] {
  const { language, say } = words;
  const day = formatLocalDate(when.date, language) || say('dateToDecide');
  const times = tellTimes(when, words);
  const zone = times === '' ? '' : tellZone(when, language);
  const time = joinTexts([times, zone].filter(Boolean), language);
  return time === '' ? [day] : [day, time];
}

type Known = Pick<KnownFacts, 'eventName' | 'location'> & When;

/** What guests read of each fact that can change, by its kind. */
function readFacts(facts: Known, words: GuestWords): Record<'title' | 'time' | 'place', string[]> {
  const { say } = words;
  return {
    title: [toLine(facts.eventName) || say('mailNoTitle')],
    time: timeLines(facts, words),
    place: [toLine(facts.location) || say('placeToDecide')],
  };
}

/** A title that is the same is no change in a language that has words of its own for it. */
const asRead = (before: KnownFacts, { eventName, originalTitle }: GuestView): KnownFacts =>
  before.eventName === originalTitle ? { ...before, eventName } : before;

/** Facts that differ from `before` also show their old value. */
export function listFacts(
  { view }: Pick<MailEvent, 'view'>,
  words: GuestWords,
  before?: KnownFacts,
): MailFact[] {
  const { say, language } = words;
  const now = readFacts(view, words);
  const old = before ? readFacts(asRead(before, view), words) : now;
  const toFact = (kind: keyof typeof now, label: string, link: Link | null = null): MailFact => {
    const [lines, was] = [now[kind], joinTexts(old[kind], language)];
    return { kind, label, lines, before: was === joinTexts(lines, language) ? '' : was, link };
  };
  const directions = { words: say('mailDirections'), href: getDirectionsUrl(view) };
  const title = toFact('title', say('mailTitleLabel'));
  const host = toLine(view.hostedBy);
  const hosts = { label: say('mailHostedBy'), lines: [host], before: '', link: null };
  return [
    ...(title.before === '' ? [] : [title]),
    toFact('time', say('timeLabel')),
    toFact('place', say('locationLabel'), toLine(view.location) === '' ? null : directions),
    ...(host === '' ? [] : [{ kind: 'hosts' as const, ...hosts }]),
  ];
}

export function formatAnswerBy(
  { answerBy, today }: Pick<MailEvent, 'answerBy' | 'today'>,
  { say, language }: GuestWords,
): string {
  const day = formatDay(answerBy, today, { language });
  return day && say('pleaseAnswerBy', { day });
}

/** The page only preselects the answer: opening the link changes nothing. */
function withAnswer(link: string, answer: string): string {
  return `${link}${link.includes('?') ? '&' : '?'}answer=${answer}`;
}

export function listAnswerButtons(link: string, { say }: GuestWords): MailButton[] {
  return [
    { words: say('yes'), href: withAnswer(link, 'yes'), kind: 'solid' },
    { words: say('no'), href: withAnswer(link, 'no'), kind: 'outline' },
    { words: say('maybe'), href: withAnswer(link, 'maybe'), kind: 'plain' },
  ];
}

export function listConfirmationButtons(link: string, { say }: GuestWords): MailButton[] {
  return [
    { words: say('stillComing'), href: withAnswer(link, 'yes'), kind: 'solid' },
    { words: say('cannotMakeIt'), href: withAnswer(link, 'no'), kind: 'outline' },
  ];
}
