import type { LineReading, Meaning, Phrase } from '#app/features/draft/line/reading.ts';
import { readyLooks } from '#app/features/theme/ready-looks.ts';

import type { MarkWords } from './mark-words.ts';

/** What a phrase was read as, in a word or two; `asked` has no sure meaning. */
export interface Mark {
  kind: Meaning['kind'] | 'asked';
  text: string;
}

/** As the page is read; a message's values are put in the place of their names. */
export interface Teller {
  language: string;
  words: MarkWords;
}

const fill = (message: string, name: string, value: string) =>
  message.replace(`{${name}}`, () => value);

/** Arabic has digits of its own. */
const toLocale = (language: string) => (language === 'ar' ? 'ar-u-nu-arab' : language);

/** 'Sat, June 19'. */
function formatDay(date: string, language: string): string {
  const at = new Date(`${date}T00:00Z`);
  return at.toLocaleDateString(toLocale(language), {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** '7 PM', '7:30 PM'. */
function formatClock(hours: number, minutes: number, language: string): string {
  if (language !== 'en') {
    const at = new Date(Date.UTC(2000, 0, 1, hours, minutes));
    return at.toLocaleTimeString(toLocale(language), { timeStyle: 'short', timeZone: 'UTC' });
  }
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${rest} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

function formatTyped(clock: string, language: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return formatClock(hours, minutes, language);
}

/** '7–11 PM', '11 AM–2 PM', 'from 7 PM'. */
function formatSpan(
  { start, end }: Extract<Meaning, { kind: 'time' }>,
  { language, words }: Teller,
): string {
  if (start === '' && end === '') return words.openEnd;
  if (start === '' || end === '') {
    return fill(
      start === '' ? words.until : words.from,
      'time',
      formatTyped(start || end, language),
    );
  }
  const [from, to] = [formatTyped(start, language), formatTyped(end, language)];
  const isShort = language === 'en' && from.slice(-2) === to.slice(-2);
  return `${isShort ? from.slice(0, -3) : from}–${to}`;
}

function describe(meaning: Meaning, teller: Teller): string {
  const { language, words } = teller;
  const name = (english: string) => words.names[english] ?? english;
  switch (meaning.kind) {
    case 'title':
    case 'place':
      return meaning.text;
    case 'date':
      return formatDay(meaning.date, language);
    case 'time':
      return formatSpan(meaning, teller);
    case 'activity': {
      const { name: typed, time } = meaning;
      const clock = formatClock(Math.floor(time / 60), time % 60, language);
      return `${typed.charAt(0).toUpperCase()}${typed.slice(1)} ${clock}`;
    }
    case 'look': {
      const tags = meaning.tags.join();
      const look = readyLooks.find((each) => tags !== '' && each.tags.join() === tags);
      const known = look ? [look.name] : meaning.tags;
      return [...known.map(name), meaning.custom].filter(Boolean).join(', ');
    }
    case 'occasion':
      return meaning.types.map(name).join(', ');
    case 'host':
      return fill(words.by, 'names', meaning.names);
    case 'guests':
      return meaning.names.join(', ');
    case 'message':
    case 'words':
    case 'none':
      return '';
  }
}

function toMark({ text, meanings, chosen, ask }: Phrase, teller: Teller): Mark[] {
  if (chosen === null) return ask === 'unused' ? [] : [{ kind: 'asked', text: `${text}?` }];
  const meaning = meanings[chosen];
  const described = meaning ? describe(meaning, teller) : '';
  return meaning && described !== '' ? [{ kind: meaning.kind, text: described }] : [];
}

/** In the order of the line. Words that say nothing are left out: the review shows them. */
export const listMarks = ({ phrases }: LineReading, teller: Teller): Mark[] =>
  phrases.flatMap((phrase) => toMark(phrase, teller));

/** 'the date Sat, June 19'. */
function nameMark({ kind, text }: Mark, { asked, kinds }: MarkWords): string {
  const named: Partial<Record<Mark['kind'], string>> = { ...kinds, asked };
  return fill(named[kind] ?? '{text}', 'text', text);
}

/** 'Read so far: the title Lena turns 30; the date Sat, June 19.'; '' for none. */
export function tellMarks(marks: readonly Mark[], { words }: Teller): string {
  const list = marks.map((mark) => nameMark(mark, words)).join('; ');
  return marks.length === 0 ? '' : fill(words.soFar, 'list', list);
}
