const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How a host hears of answers. */
export type Notify = 'now' | 'daily' | 'never';

export const notifyChoices = ['now', 'daily', 'never'] as const satisfies readonly Notify[];

/** An answer is told when it is this old, so that whatever was being stored at that moment is in the database. */
export const settledMs = 10 * second;

/** Answers are gathered for so long after the first of them, so that a hundred at once are one message. */
export const gatheredMs = 5 * minute;

/** The hour (UTC) of the daily message: morning in America, afternoon in Europe, evening in India. */
export const dailyHour = 16;

/** The latest end of a day that daily messages tell of. */
export function findDailyEnd(now: number): number {
  const into = dailyHour * hour;
  return Math.floor((now - settledMs - into) / day) * day + into;
}

/**
 * Up to which moment a host is told of answers now; null when it is not time. `first` is when the earliest answer was
 * given that the host was not told of (behaviour 35.2).
 */
export function findNoticeEnd(notify: Notify, first: number, now: number): number | null {
  if (notify === 'never') return null;
  if (notify === 'now') return now - first >= gatheredMs ? now - settledMs : null;
  const end = findDailyEnd(now);
  return first <= end ? end : null;
}
