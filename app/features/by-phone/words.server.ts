import { tellTimes } from '#app/features/invitation/local/guest-facts.ts';
import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import { toFacts } from '#app/features/invite/rules.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { findUntold } from '#app/features/invite/untold.server.ts';
import { listChanges } from '#app/features/outreach/change-words.ts';
import { formatLocalDate } from '#app/features/schedule/local/local-times.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { isSolemn } from '#app/features/theme/tokens.ts';
import { writeInvitationOf } from '#app/features/told/invitation-text.server.ts';
import {
  writeCancellationWords,
  writeChangeWords,
  writeReminderWords,
  writeThanksWords,
} from '#app/features/told/ready-text.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { Db } from '#app/platform/db/client.server.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

const changedWords = {
  title: 'mailFactTitle',
  date: 'factDate',
  time: 'factTime',
  place: 'factPlace',
} as const;

async function writeChange(db: Db, invite: OwnedInvite, words: GuestWords): Promise<string> {
  const untold = await findUntold(db, invite.id);
  const now = { ...toFacts(invite), eventName: invite.originalTitle ?? invite.eventName };
  const changed = untold ? listChanges(untold.before, now) : [];
  const times = { startTime: invite.startTime, endTime: '', endsNextDay: false };
  const facts = [
    changed.includes('date') ? formatLocalDate(invite.date, words.language) : '',
    changed.includes('time') ? tellTimes(times, words) : '',
    changed.includes('place') ? invite.location : '',
  ];
  const parts = changed.map((name) => changedWords[name]);
  return writeChangeWords({ title: invite.eventName, parts, facts }, words);
}

/** The words of a round for guests of one language, until a host changes them for everybody (behaviour 48.1, 49.41). */
export function writeRoundWords(
  db: Db,
  original: OwnedInvite,
  about: ToldAbout,
  words: GuestWords,
): string | Promise<string> {
  const invite = inLanguage(original, words.language);
  const { eventName: title, date } = invite;
  const solemn = isSolemn(invite, listIdeaClaims);
  switch (about) {
    case 'invite':
      return writeInvitationOf(invite, words);
    case 'remind':
      return writeReminderWords({ date, isSolemn: solemn }, words);
    case 'change':
      return writeChange(db, invite, words);
    case 'cancel':
      return writeCancellationWords({ title, words: invite.cancellation?.message ?? '' }, words);
    case 'thanks':
      return writeThanksWords({ ...invite.thanks, isSolemn: solemn }, words);
  }
}
