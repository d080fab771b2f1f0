import { say, texts } from '#app/platform/language/say.ts';

import { type MailboxRead, findAwaySince } from '../returned/mailbox-rules.ts';
import type { MailFinding } from './mail-check.ts';

/** How long ago, in the largest unit of which there are two. */
function measureAgo(ms: number): { unit: 'minutes' | 'hours' | 'days'; ago: number } {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 120) return { unit: 'minutes', ago: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48 ? { unit: 'hours', ago: hours } : { unit: 'days', ago: Math.round(hours / 24) };
}

const unread = texts({
  minutes:
    'The mailbox has not been read for {ago, plural, =1 {a minute} one {# minute} other {# minutes}}. What arrives meanwhile is read once it is back.',
  hours:
    'The mailbox has not been read for {ago, plural, one {# hour} other {# hours}}. What arrives meanwhile is read once it is back.',
  days: 'The mailbox has not been read for {ago, plural, one {# day} other {# days}}. What arrives meanwhile is read once it is back.',
});

const lastRead = texts({
  minutes:
    'The mailbox was last read within {ago, plural, =1 {a minute} one {# minute} other {# minutes}}: {processed, number} read so far, {unmatched, number} of them about no message of this server.',
  hours:
    'The mailbox was last read within {ago, plural, one {# hour} other {# hours}}: {processed, number} read so far, {unmatched, number} of them about no message of this server.',
  days: 'The mailbox was last read within {ago, plural, one {# day} other {# days}}: {processed, number} read so far, {unmatched, number} of them about no message of this server.',
});

const finding = (state: MailFinding['state'], said: string): MailFinding => ({
  subject: texts('Mailbox'),
  state,
  said,
});

/** Whether the mailbox of returned mail is read, in a sentence (behaviour 29.36). */
export function judgeMailbox(state: MailboxRead, now: number): MailFinding {
  const away = findAwaySince(state, now);
  if (away !== null) {
    const { unit, ago } = measureAgo(now - away);
    return finding('fault', say(unread[unit], { ago }));
  }
  if (state.readAt === null) return finding('unknown', say('The mailbox was not read yet.'));
  const { processed, unmatched } = state;
  const { unit, ago } = measureAgo(now - state.readAt);
  return finding('good', say(lastRead[unit], { ago, processed, unmatched }));
}
