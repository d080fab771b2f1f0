import type { Invite, Person } from '#app/features/invite/schema.ts';
import { findGreetingName } from '#app/features/mail/messages/greeting.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { isSolemn } from '#app/features/theme/tokens.ts';

import { composeReadyText, writeInvitationWords } from './ready-text.ts';

interface InvitedParty {
  name: string;
  people: readonly Person[];
  /** The personal link. */
  url: string;
}

/** The message that invites one guest or household (behaviour 48.1). */
export function writeInvitationText(invite: Invite, { name, people, url }: InvitedParty): string {
  const words = writeInvitationWords({
    title: invite.eventName,
    date: invite.date,
    startTime: invite.startTime,
    isSolemn: isSolemn(invite, listIdeaClaims),
  });
  return composeReadyText(words, { name: findGreetingName(name, people), link: url });
}
