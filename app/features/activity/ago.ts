import { countLabel } from '#app/platform/text.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'just now', '12 min ago', '1 hour ago', 'yesterday', '3 days ago'; of both moments in epoch milliseconds. */
export function formatAgo(at: number, now: number): string {
  const past = Math.max(0, now - at);
  if (past < minute) return 'just now';
  if (past < hour) return `${Math.floor(past / minute)} min ago`;
  if (past < day) return `${countLabel(Math.floor(past / hour), 'hour')} ago`;
  const days = Math.floor(past / day);
  return days === 1 ? 'yesterday' : `${countLabel(days, 'day')} ago`;
}
