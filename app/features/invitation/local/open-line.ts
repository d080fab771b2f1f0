import type { Look } from '#app/features/theme/look.ts';
import { isTitleDrawn } from '#app/features/theme/things/drawn-title.ts';
import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';

import type { Invitation } from '../invitation.ts';
import { nameForGuests } from './guest-facts.ts';

type Titled = Pick<Invitation, 'eventName'> & { picture?: object | null };

/** The picture says the whole title (behaviour 6.41). */
export const isSaid = (view: Titled, look: Pick<Look, 'drawn'>, words: SharedWords) =>
  !view.picture && isTitleDrawn(look.drawn, nameForGuests(view, words));

/** For a guest who is not known; null where there is nothing to be invited to (behaviour 6.42). */
export function openLine(
  view: Titled,
  look: Pick<Look, 'drawn' | 'isSolemn'>,
  words: SharedWords,
): string | null {
  if (isSaid(view, look, words)) return words.say('noTitle');
  return look.isSolemn ? null : words.say('openGreeting');
}
