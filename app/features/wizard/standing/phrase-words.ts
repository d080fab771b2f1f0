import type { Meaning, Phrase } from '#app/features/draft/line/reading.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { getToday } from '#app/features/schedule/passed.ts';
import {
  formatDate,
  formatMinutes,
  formatTimeRange,
  parseClock,
} from '#app/features/schedule/rules.ts';
import { say, texts } from '#app/platform/language/say.ts';

const formatClock = (clock: string) => formatMinutes(parseClock(clock) ?? 0);

/** 'Saturday, June 19, 2027', '7:00 PM - 11:00 PM'. */
export function describeMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'date':
      return formatDate(meaning.date);
    case 'time':
      return formatTimeRange(meaning.start, meaning.end) || say('Open end');
    case 'activity':
      return `${meaning.name}, ${formatMinutes(meaning.time)}`;
    case 'look':
      return [...meaning.tags.map((tag) => say(tag)), meaning.custom].filter(Boolean).join(', ');
    case 'occasion':
      return meaning.types.map((type) => say(type)).join(', ');
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
      return say('{text}: which day?', { text });
    case 'time':
      return say('{text}: which time?', { text });
    case 'begin':
      return meanings.some(({ kind }) => kind === 'time')
        ? say('{text}: does the event begin then?', { text })
        : say('{text} is before the start.', { text });
    case 'end':
      return say('{text} is after the end.', { text });
    case 'place':
      return say('“{text}”: is that the place?', { text });
    case 'who':
      return say('{text}: guests or hosts?', { text });
    case 'unused':
    case null:
      return say('Not used: “{text}”', { text });
  }
}

const notThat: Partial<Record<NonNullable<Phrase['ask']>, string>> = texts({
  day: 'It’s not a day',
  time: 'It’s not a time',
  place: 'No, part of the title',
});

/** The label of a choice, as an answer to `askAbout`. */
export function offerMeaning(meaning: Meaning, { ask }: Phrase): string {
  switch (meaning.kind) {
    case 'words':
      return ask && notThat[ask] ? say(notThat[ask]) : say('Keep it as words');
    case 'none':
      return say('Leave it out');
    case 'message':
      return say('Add to the message');
    case 'guests':
      return say('Guests');
    case 'host':
      return say('Hosts');
    case 'place':
      return ask === 'place' ? say('Yes, the place') : meaning.text;
    case 'activity':
      if (meaning.newEnd !== undefined) {
        return say('End at {time}', { time: formatClock(meaning.newEnd) });
      }
      return ask === 'begin'
        ? say('Only {activity}', { activity: describeMeaning(meaning) })
        : describeMeaning(meaning);
    case 'time':
      return ask === 'begin'
        ? say('It begins at {time}', { time: formatClock(meaning.start) })
        : describeMeaning(meaning);
    case 'date':
      return formatDay(meaning.date, getToday());
    case 'title':
    case 'look':
    case 'occasion':
      return describeMeaning(meaning);
  }
}
