import { formatDate } from '#app/features/schedule/rules.ts';

import { guestTitle, timeRange } from '../facts.ts';
import type { GuestView } from '../views.ts';

/** What a link's preview says: taken from what any guest may know, and nothing else (decisions §2). */
export interface CardFacts {
  /** Above the title; '' when the title is the invitation's own greeting. */
  greeting: string;
  title: string;
  /** Each of them a first, stronger line and a second; '' where nothing is known. */
  when: readonly [string, string];
  where: readonly [string, string];
  theme: readonly string[];
  eventType: readonly string[];
}

type Told = Pick<
  GuestView,
  | 'eventName'
  | 'eventType'
  | 'theme'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'endsNextDay'
  | 'location'
>;

const tooManyMarks = /(\p{M}{3})\p{M}+/gu;

/**
 * Text as it may stand in a picture: no control characters, nothing that turns the direction of what
 * follows, at most a few marks on one letter, single spaces.
 */
export function plainText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      // Joiners hold emoji and letters together, tags make the flags of England, Scotland and Wales.
      .replace(/(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
      .replace(tooManyMarks, '$1')
      .trim()
  );
}

/** 'Orchard House, 14 Mill Lane, Bath' as the place and its address. */
function placeLines(location: string): readonly [string, string] {
  const text = plainText(location);
  const comma = text.search(/[,،、，]\s?\S/u);
  if (comma < 1) return [text, ''];
  return [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
}

function whenLines(told: Told): readonly [string, string] {
  const [date, time] = [formatDate(told.date), timeRange(told, ' - ')];
  return date === '' ? [time, ''] : [date, time];
}

export function cardFacts(told: Told): CardFacts {
  const name = plainText(told.eventName);
  return {
    greeting: name ? 'You’re invited to' : '',
    title: name || guestTitle({ eventName: '' }),
    when: whenLines(told),
    where: placeLines(told.location),
    theme: told.theme,
    eventType: told.eventType,
  };
}

/** The card of a link that leads to no invitation: the house's own look, and nobody's event. */
export const neutralFacts: CardFacts = {
  greeting: '',
  title: 'Festoon',
  when: ['Invitations that look like the party', ''],
  where: ['', ''],
  theme: [],
  eventType: [],
};
