import { listWordLanguages } from '#app/features/invite/own-words/in-language.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { AnswerSettings, Invite } from '#app/features/invite/schema.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { formatMinutes, parseClock } from '#app/features/schedule/rules.ts';
import { findToday } from '#app/features/schedule/today.ts';
import { sayPreset } from '#app/features/theme/presets/say-preset.ts';
import { languages } from '#app/platform/language/languages.ts';
import { say, sayNumber, texts } from '#app/platform/language/say.ts';

import { nameLanguage } from './words/language-names.ts';

/** What the rows of an event's settings say is set. */
export interface SettingValues {
  eventName: string;
  dateTime: string;
  location: string;
  invitee: string;
  activity: string;
  partyType: string;
  theme: string;
  picture: string;
  language: string;
  answers: string;
  whoSees: string;
  words: string;
  members: string;
  mail: string;
}

const whoSees = texts({
  host: 'Only you',
  count: 'How many, no names',
  names: 'First names',
  answers: 'First names, answers',
}) satisfies Readonly<Record<AnswerSettings['guestList'], string>>;

/** '6 PM', '6:30 PM'; '' when there is no time. */
function formatStart(clock: string): string {
  const minutes = parseClock(clock);
  return minutes === null ? '' : formatMinutes(minutes).replace(/:00(?=\s[AP]M$)/u, '');
}

function describeAnswers({ answerBy, companions }: AnswerSettings, today: string): string {
  const day = formatDay(answerBy, today, { weekday: false });
  const parts = [
    day && say('By {day}', { day }),
    companions > 0 ? `+${companions}` : say('Nobody extra'),
  ];
  return parts.filter(Boolean).join(' · ');
}

interface Around {
  invitees: number;
  /** Co-hosts and helpers at the door. */
  members: number;
  /** How the host hears of answers, in words. */
  mail: string;
  now: number;
}

const undecided = texts('To be decided');

/** The values that stand at the end of the rows (behaviour 34.14). */
export function toSettingValues(invite: Invite, around: Around): SettingValues {
  const { invitees, members, mail, now } = around;
  const today = findToday(now, invite.timeZone);
  const day = formatDay(invite.date, today, { weekday: 'short' });
  const when = [day, formatStart(invite.startTime)].filter(Boolean).join(', ');
  const { length: activities } = invite.activities;
  return {
    eventName: formatHostTitle(invite),
    dateTime: when || say(undecided),
    location: invite.location || say(undecided),
    invitee: sayNumber(invitees),
    activity: activities === 0 ? say('None¦activities') : sayNumber(activities),
    partyType: invite.eventType.map(sayPreset).join(', ') || say('None¦types of party'),
    theme: invite.theme.map(sayPreset).join(', ') || say('None¦themes'),
    language: languages[invite.language],
    picture: invite.picture ? say('Your own') : say('None¦picture'),
    answers: describeAnswers(invite.answerSettings, today),
    whoSees: say(whoSees[invite.answerSettings.guestList]),
    words: listWordLanguages(invite).map(nameLanguage).join(', ') || say('None¦languages'),
    members: members === 0 ? say('Only you') : say('You and {members, number}', { members }),
    mail,
  };
}
