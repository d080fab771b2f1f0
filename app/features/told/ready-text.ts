import { formatDate, formatTimeRange } from '#app/features/schedule/rules.ts';

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

/** The words of an invitation, with {name} and {link} in the places of the guest's own (behaviour 48.1). */
export function writeInvitationWords({ title, date, startTime, isSolemn }: Announced): string {
  const facts = [toLine(title), formatDate(date), formatTimeRange(startTime, '')]
    .filter(Boolean)
    .join(', ');
  if (isSolemn) return `Hi {name}. ${facts && `${facts}. `}Here are the details: {link}`;
  return `Hi {name}! We’re having a party${facts && `, ${facts}`}. Here is your invitation: {link}`;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // A half of a pair of code units would not be a character.
  const kept = text.slice(0, Math.max(0, most - 1)).replace(/[\uD800-\uDBFF]$/u, '');
  return most < 1 ? '' : `${kept}…`;
}

/**
 * Puts a guest's name and link into words, in one pass, so that a name cannot bring in a link. The link is never cut:
 * words without a place for it end with it, and words that are too long are shortened around it (behaviour 48.1).
 */
export function composeReadyText(words: string, { name, link }: Addressed): string {
  const [before = '', ...rest] = words.toWellFormed().split('{link}');
  const [start, end] = [before, rest.join('')].map((part) =>
    part.replaceAll(/ ?\{name\}/gu, (place) => {
      const line = toLine(name);
      return line === '' ? '' : place.replace('{name}', () => line);
    }),
  );
  const opening = rest.length === 0 ? `${start ?? ''} ` : (start ?? '');
  const room = Math.max(0, readyTextMax - link.length);
  const first = cut(opening, room);
  return (first + link + cut(end ?? '', room - first.length)).trim();
}
