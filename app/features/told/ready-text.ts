import { joinTexts, tellTimes } from '#app/features/invitation/local/guest-facts.ts';
import { formatLocalDate } from '#app/features/schedule/local/local-times.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { Language } from '#app/platform/language/languages.ts';
import { isolateText } from '#app/platform/text.ts';

/** The most characters of a message that a host sends from a messenger or a mail program (behaviour 48.1). */
export const readyTextMax = 1000;

/** What the words of an invitation say of the event. */
export interface Announced {
  title: string;
  date: string;
  startTime: string;
  /** A funeral or a memorial is announced without joy. */
  isSolemn: boolean;
}

interface Addressed {
  /** The name in the greeting; '' for none. */
  name: string;
  link: string;
}

const toLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The facts that changed, by their names in the catalog, and as they are now. */
interface Changed {
  title: string;
  parts: readonly ('mailFactTitle' | 'factDate' | 'factTime' | 'factPlace')[];
  facts: readonly string[];
}

const places = { name: '{name}', link: '{link}' } as const;

/** Programs make a link of all that stands beside an address, and what stands for a name is isolated with it. */
const bare = (words: string, ...values: readonly string[]) =>
  values.reduce((said, value) => said.replaceAll(`\u2068${value}\u2069`, value), words);

const leavePlaces = (words: string) => bare(words, places.name, places.link);

const joinLine = (texts: readonly string[], language: Language) =>
  joinTexts(texts.map(toLine).filter(Boolean), language);

/** What the message is, which is another one where nothing is to be said. */
const told = (text: string) => (text === '' ? 'none' : 'some');

/** The words of an invitation, with {name} and {link} in the places of the guest's own (behaviour 48.1). */
export function writeInvitationWords(
  { title, date, startTime, isSolemn }: Announced,
  words: GuestWords,
): string {
  const { say, language } = words;
  const times = tellTimes({ startTime, endTime: '', endsNextDay: false }, words);
  const facts = joinLine([title, formatLocalDate(date, language), times], language);
  const values = { ...places, what: told(facts), facts };
  return leavePlaces(say(isSolemn ? 'textInviteSolemn' : 'textInvite', values));
}

/** The words that ask who has not answered (behaviour 48.1). */
export function writeReminderWords(
  { date, isSolemn }: Pick<Announced, 'date' | 'isSolemn'>,
  { say, language }: GuestWords,
): string {
  const day = formatLocalDate(date, language);
  const values = { ...places, what: told(day), day };
  return leavePlaces(say(isSolemn ? 'textRemindSolemn' : 'textRemind', values));
}

/** The words that tell a change (behaviour 48.1). */
export function writeChangeWords(
  { title, parts, facts }: Changed,
  { say, language }: GuestWords,
): string {
  const now = joinLine(facts, language);
  const named = parts.length === 0 ? say('textPlan') : parts.map((part) => say(part));
  const values = { title: toLine(title), what: told(now), parts: named, facts: now };
  return leavePlaces(say('textChange', { ...values, link: places.link }));
}

/** The words that tell a cancellation, with those that the host wrote for the page (behaviour 48.1). */
export function writeCancellationWords(
  { title, words }: { title: string; words: string },
  { say }: GuestWords,
): string {
  return [say('textCanceled', { title: toLine(title) }), toLine(words), places.link]
    .filter(Boolean)
    .join(' ');
}

/** The words that thank, with those that the host wrote for the page (behaviour 48.1). */
export function writeThanksWords(
  { words, album, isSolemn }: { words: string; album: string; isSolemn: boolean },
  { say }: GuestWords,
): string {
  return [
    toLine(words) || say(isSolemn ? 'textThanksSolemn' : 'textThanks'),
    album && bare(say('textPhotos', { link: album }), album),
    places.link,
  ]
    .filter(Boolean)
    .join(' ');
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // A half of a pair of code units would not be a character.
  const kept = text.slice(0, Math.max(0, most - 1)).replace(/[\uD800-\uDBFF]$/u, '');
  return most < 1 ? '' : `${kept}…`;
}

/** With what belongs to the name: the space before it, or in Japanese the address after it. */
const namePlace = / ?\{name\}(?:さん、)?/gu;

/**
 * Puts a guest's name and link into words, in one pass, so that a name cannot bring in a link. The link is never cut:
 * words without a place for it end with it, and words that are too long are shortened around it (behaviour 48.1).
 */
export function composeReadyText(words: string, { name, link }: Addressed): string {
  const [before = '', ...rest] = words.toWellFormed().split('{link}');
  const [start, end] = [before, rest.join('')].map((part) =>
    part.replaceAll(namePlace, (place) => {
      const line = isolateText(toLine(name));
      return line === '' ? '' : place.replace(places.name, () => line);
    }),
  );
  const opening = rest.length === 0 ? `${start ?? ''} ` : (start ?? '');
  const room = Math.max(0, readyTextMax - link.length);
  const first = cut(opening, room);
  return (first + link + cut(end ?? '', room - first.length)).trim();
}
