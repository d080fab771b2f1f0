import type { Meaning, Phrase } from '#app/features/draft/line/reading.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { getToday } from '#app/features/schedule/passed.ts';
import {
  formatDate,
  formatMinutes,
  formatTimeRange,
  parseClock,
} from '#app/features/schedule/rules.ts';

const formatClock = (clock: string) => formatMinutes(parseClock(clock) ?? 0);

/** 'Saturday, June 19, 2027', '7:00 PM - 11:00 PM'. */
export function describeMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'date':
      return formatDate(meaning.date);
    case 'time':
      return formatTimeRange(meaning.start, meaning.end) || 'Open end';
    case 'activity':
      return `${meaning.name}, ${formatMinutes(meaning.time)}`;
    case 'look':
      return [...meaning.tags, meaning.custom].filter(Boolean).join(', ');
    case 'occasion':
      return meaning.types.join(', ');
    case 'guests':
      return meaning.names.join(', ');
    case 'host':
      return meaning.names;
    case 'title':
    case 'place':
    case 'message':
      return meaning.text;
    case 'words':
    case 'none':
      return '';
  }
}

/** The question about a phrase that has no sure meaning (behaviour 42.12). */
export function askAbout({
  ask,
  text,
  meanings,
}: Pick<Phrase, 'ask' | 'text' | 'meanings'>): string {
  switch (ask) {
    case 'day':
      return `${text}: which day?`;
    case 'time':
      return `${text}: which time?`;
    case 'begin':
      return meanings.some(({ kind }) => kind === 'time')
        ? `${text}: does the event begin then?`
        : `${text} is before the start.`;
    case 'end':
      return `${text} is after the end.`;
    case 'place':
      return `“${text}”: is that the place?`;
    case 'who':
      return `${text}: guests or hosts?`;
    case 'unused':
    case null:
      return `Not used: “${text}”`;
  }
}

const notThat: Partial<Record<NonNullable<Phrase['ask']>, string>> = {
  day: 'It’s not a day',
  time: 'It’s not a time',
  place: 'No, part of the title',
};

/** The label of a choice, as an answer to `askAbout`. */
export function offerMeaning(meaning: Meaning, { ask }: Phrase): string {
  switch (meaning.kind) {
    case 'words':
      return (ask && notThat[ask]) ?? 'Keep it as words';
    case 'none':
      return 'Leave it out';
    case 'message':
      return 'Add to the message';
    case 'guests':
      return 'Guests';
    case 'host':
      return 'Hosts';
    case 'place':
      return ask === 'place' ? 'Yes, the place' : meaning.text;
    case 'activity':
      if (meaning.newEnd !== undefined) return `End at ${formatClock(meaning.newEnd)}`;
      return ask === 'begin' ? `Only ${describeMeaning(meaning)}` : describeMeaning(meaning);
    case 'time':
      return ask === 'begin'
        ? `It begins at ${formatClock(meaning.start)}`
        : describeMeaning(meaning);
    case 'date':
      return formatDay(meaning.date, getToday());
    case 'title':
    case 'look':
    case 'occasion':
      return describeMeaning(meaning);
  }
}
