const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export type Notify = 'now' | 'daily' | 'never';

export const notifyChoices = ['now', 'daily', 'never'] as const satisfies readonly Notify[];

/** Answers are reported at this age, when earlier ones that were still being stored are in the database. */
export const settledMs = 10 * second;

/** How long answers are collected after the first one, so that a hundred at once make one message. */
export const gatheredMs = 5 * minute;

/** The hour (UTC) of the daily message: morning in America, afternoon in Europe, evening in India. */
export const dailyHour = 16;

/** The end of the latest day that daily messages report. */
export function findDailyEnd(now: number): number {
  const into = dailyHour * hour;
  return Math.floor((now - settledMs - into) / day) * day + into;
}

/** The end of the reported time; null if no message is due. `first` is the first unreported answer (behaviour 35.2). */
export function findNoticeEnd(notify: Notify, first: number, now: number): number | null {
  if (notify === 'never') return null;
  if (notify === 'now') return now - first >= gatheredMs ? now - settledMs : null;
  const end = findDailyEnd(now);
  return first <= end ? end : null;
}
