import { say } from '#app/platform/language/say.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'just now', '12 min ago', '1 hour ago', 'yesterday', '3 days ago'; of both moments in epoch milliseconds. */
export function formatAgo(at: number, now: number): string {
  const past = Math.max(0, now - at);
  if (past < minute) return say('just now');
  if (past < hour) {
    const minutes = Math.floor(past / minute);
    return say('{minutes, plural, one {# min ago} other {# min ago}}', { minutes });
  }
  if (past < day) {
    const hours = Math.floor(past / hour);
    return say('{hours, plural, one {# hour ago} other {# hours ago}}', { hours });
  }
  const days = Math.floor(past / day);
  return days === 1
    ? say('yesterday')
    : say('{days, plural, one {# day ago} other {# days ago}}', { days });
}
