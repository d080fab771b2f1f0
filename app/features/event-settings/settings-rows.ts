import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { AnswerSettings, Invite } from '#app/features/invite/schema.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { formatMinutes, parseClock } from '#app/features/schedule/rules.ts';
import { findToday } from '#app/features/schedule/today.ts';

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
  answers: string;
  whoSees: string;
  members: string;
  mail: string;
}

const whoSees: Readonly<Record<AnswerSettings['guestList'], string>> = {
  host: 'Only you',
  count: 'How many, no names',
  names: 'First names',
  answers: 'First names, answers',
};

/** '6 PM', '6:30 PM'; '' when there is no time. */
function formatStart(clock: string): string {
  const minutes = parseClock(clock);
  return minutes === null ? '' : formatMinutes(minutes).replace(':00', '');
}

function describeAnswers({ answerBy, companions }: AnswerSettings, today: string): string {
  const day = formatDay(answerBy, today, { weekday: false });
  const parts = [day && `By ${day}`, companions > 0 ? `+${companions}` : 'Nobody extra'];
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

const undecided = 'To be decided';

/** The values that stand at the end of the rows (behaviour 34.14). */
export function toSettingValues(invite: Invite, around: Around): SettingValues {
  const { invitees, members, mail, now } = around;
  const today = findToday(now, invite.timeZone);
  const day = formatDay(invite.date, today, { weekday: 'short' });
  const when = [day, formatStart(invite.startTime)].filter(Boolean).join(', ');
  const { length: activities } = invite.activities;
  return {
    eventName: formatHostTitle(invite),
    dateTime: when || undecided,
    location: invite.location || undecided,
    invitee: invitees.toLocaleString('en'),
    activity: activities === 0 ? 'None' : activities.toLocaleString('en'),
    partyType: invite.eventType.join(', ') || 'None',
    theme: invite.theme.join(', ') || 'None',
    picture: invite.picture ? 'Your own' : 'None',
    answers: describeAnswers(invite.answerSettings, today),
    whoSees: whoSees[invite.answerSettings.guestList],
    members: members === 0 ? 'Only you' : `You and ${members.toLocaleString('en')}`,
    mail,
  };
}
