import {
  type LineReading,
  type Meaning,
  type Phrase,
  kindNames,
} from '#app/features/draft/line/reading.ts';
import { readyLooks } from '#app/features/theme/ready-looks.ts';

/** What a phrase was read as, in a word or two; `asked` has no sure meaning. */
export interface Mark {
  kind: Meaning['kind'] | 'asked';
  text: string;
}

const utc = 'UTC';
const dayFormat = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  timeZone: utc,
});

/** 'Sat, June 19'. */
const formatDay = (date: string) => dayFormat.format(new Date(`${date}T00:00Z`));

/** '7 PM', '7:30 PM'. */
function formatClock(hours: number, minutes: number): string {
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${rest} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

function formatTyped(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return formatClock(hours, minutes);
}

/** '7–11 PM', '11 AM–2 PM', 'from 7 PM'. */
function formatSpan({ start, end }: Extract<Meaning, { kind: 'time' }>): string {
  if (start === '' || end === '') {
    const only = formatTyped(start || end);
    return start === '' ? `until ${only}` : `from ${only}`;
  }
  const [from, to] = [formatTyped(start), formatTyped(end)];
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from}–${to}`;
}

function describe(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'title':
    case 'place':
      return meaning.text;
    case 'date':
      return formatDay(meaning.date);
    case 'time':
      return meaning.start === '' && meaning.end === '' ? 'open end' : formatSpan(meaning);
    case 'activity': {
      const { name, time } = meaning;
      const clock = formatClock(Math.floor(time / 60), time % 60);
      return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${clock}`;
    }
    case 'look': {
      const tags = meaning.tags.join();
      const look = readyLooks.find((each) => tags !== '' && each.tags.join() === tags);
      return [look?.name ?? meaning.tags.join(', '), meaning.custom].filter(Boolean).join(', ');
    }
    case 'occasion':
      return meaning.types.join(', ');
    case 'host':
      return `by ${meaning.names}`;
    case 'guests':
      return meaning.names.join(', ');
    case 'message':
    case 'words':
    case 'none':
      return '';
  }
}

function toMark({ text, meanings, chosen, ask }: Phrase): Mark[] {
  if (chosen === null) return ask === 'unused' ? [] : [{ kind: 'asked', text: `${text}?` }];
  const meaning = meanings[chosen];
  const described = meaning ? describe(meaning) : '';
  return meaning && described !== '' ? [{ kind: meaning.kind, text: described }] : [];
}

/** In the order of the line. Words that say nothing are left out: the review shows them. */
export const listMarks = ({ phrases }: LineReading): Mark[] => phrases.flatMap(toMark);

/** 'the date Sat, June 19'. */
export const nameMark = ({ kind, text }: Mark): string =>
  kind === 'asked' ? `${text} is asked on the next page` : `${kindNames[kind]} ${text}`;
