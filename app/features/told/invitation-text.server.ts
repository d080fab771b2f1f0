import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import type { Invite, Person } from '#app/features/invite/schema.ts';
import { findGreetingName } from '#app/features/mail/messages/greeting.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { isSolemn } from '#app/features/theme/tokens.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';

import { composeReadyText, writeInvitationWords } from './ready-text.ts';

interface InvitedParty {
  name: string;
  people: readonly Person[];
  /** The personal link. */
  url: string;
  /** Of the guest's language. */
  words: GuestWords;
}

/** The words that invite to an event (behaviour 48.1). */
export const writeInvitationOf = (invite: Invite, words: GuestWords): string =>
  writeInvitationWords(
    {
      title: invite.eventName,
      date: invite.date,
      startTime: invite.startTime,
      isSolemn: isSolemn(invite, listIdeaClaims),
    },
    words,
  );

/** The message that invites one guest or household (behaviour 48.1). */
export function writeInvitationText(
  invite: Invite,
  { name, people, url, words }: InvitedParty,
): string {
  return composeReadyText(writeInvitationOf(inLanguage(invite, words.language), words), {
    name: findGreetingName(name, people, words),
    link: url,
  });
}
