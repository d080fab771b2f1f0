import { tellWhen } from '#app/features/invitation/local/guest-facts.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { Language } from '#app/platform/language/languages.ts';

/** Only what every guest may know (behaviour 15.1). */
export interface CardFacts {
  language: Language;
  /** '' when the title is the invitation's own greeting. */
  greeting: string;
  title: string;
  /** In place of a title that cannot be set. */
  noTitle: string;
  isCanceled?: true;
  /** '' when the host gave no name. */
  hosts: string;
  /** A first, stronger line and a second one; '' when unknown. */
  when: readonly [string, string];
  where: readonly [string, string];
  theme: readonly string[];
  eventType: readonly string[];
  /** The original as stored: the look may depend on it. */
  eventName?: string;
  picture?: string;
  hold?: string;
}

type CardSource = Pick<
  GuestView,
  | 'eventName'
  | 'eventType'
  | 'theme'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'endsNextDay'
  | 'location'
  | 'hostedBy'
> &
  Partial<Pick<GuestView, 'cancellation' | 'picture' | 'originalTitle'>>;

const tooManyMarks = /(\p{M}{3})\p{M}+/gu;

/** Safe to draw: no control characters, nothing that changes the direction of other text, few marks on one letter. */
export function toPlainText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      // Keeps joiners, which hold emoji and letters together, and tags, which encode flags.
      .replace(/(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
      .replace(tooManyMarks, '$1')
      .trim()
  );
}

/** 'Orchard House, 14 Mill Lane, Bath' as the place and its address. */
function placeLines(location: string): readonly [string, string] {
  const text = toPlainText(location);
  const comma = text.search(/[,،、，]\s?\S/u);
  if (comma < 1) return [text, ''];
  return [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
}

export function toCardFacts(told: CardSource, words: GuestWords): CardFacts {
  const { say, language } = words;
  const name = toPlainText(told.eventName);
  const hosts = toPlainText(told.hostedBy);
  return {
    language,
    greeting: told.cancellation ? say('cardCanceled') : name ? say('openGreeting') : '',
    title: name || say('noTitle'),
    noTitle: say('noTitle'),
    ...(told.cancellation ? { isCanceled: true } : {}),
    hosts: hosts && say('hostedBy', { hosts }),
    when: tellWhen(told, words),
    where: placeLines(told.location),
    theme: told.theme,
    eventType: told.eventType,
    eventName: told.originalTitle ?? told.eventName,
    ...(told.picture ? { picture: told.picture.hash, hold: told.picture.hold ?? '50% 50%' } : {}),
  };
}

/** For a link without an invitation. */
export const neutralFacts: CardFacts = {
  language: 'en',
  greeting: '',
  title: 'Festoon',
  noTitle: 'Festoon',
  hosts: '',
  when: ['Invitations that look like the party', ''],
  where: ['', ''],
  theme: [],
  eventType: [],
};
