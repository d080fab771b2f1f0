import { tellTimes } from '#app/features/invitation/local/guest-facts.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { getLocale } from '#app/platform/language/languages.ts';

import type { DoorGuest } from './door-rules.ts';

type When = Pick<Invite, 'date' | 'startTime' | 'endTime' | 'endsNextDay'>;

/** Date and times on paper; '' without any (behaviour 49.51). */
export function tellWhenOnPaper(when: When, words: GuestWords): string {
  const { language } = words;
  const told = tellTimes(when, words);
  const times = language === 'en' ? told.replace(' - ', ' – ') : told;
  return [formatDate(when.date, getLocale(language)), times].filter(Boolean).join(' · ');
}

/** What is expected of a guest on the printed list (behaviour 49.52). */
export function tellExpected(
  { answer, expected }: Pick<DoorGuest, 'answer' | 'expected'>,
  { say }: GuestWords,
): string {
  switch (answer) {
    case 'yes':
      return say('people', { count: expected });
    case 'maybe':
      return say('maybe');
    case 'no':
      return say('paperDeclined');
    case 'waiting':
      return say('onWaitingList');
    case 'none':
      return say('paperNoAnswer');
  }
}
