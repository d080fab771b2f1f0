import { getDateFormat } from './date-format.ts';
import { canEndNextDay, formatDate, formatTimeRange, toUtcDate } from './rules.ts';
import type { Schedule } from './schema.ts';
import { TimeText } from './time-text.tsx';

import styles from './when-card.module.css';

function part(date: Date, format: Intl.DateTimeFormatOptions): string {
  return getDateFormat('en', { ...format, timeZone: 'UTC' }).format(date);
}

export function WhenCard({ schedule }: { schedule: Schedule }) {
  const date = toUtcDate(schedule.date);
  if (!date) return null;
  const nextDay = schedule.endsNextDay && canEndNextDay(schedule);
  const times = formatTimeRange(schedule.startTime, schedule.endTime);
  return (
    <div className={styles.card}>
      <div className={styles.leaf} aria-hidden="true">
        <span className={styles.month}>{part(date, { month: 'short' })}</span>
        <span className={styles.day}>{part(date, { day: 'numeric' })}</span>
      </div>
      <div className={styles.words}>
        <p className={styles.date}>{formatDate(schedule.date)}</p>
        <p className={styles.times}>
          <TimeText>
            {times === '' ? 'Times to be decided' : `${times}${nextDay ? ' the next day' : ''}`}
          </TimeText>
        </p>
      </div>
    </div>
  );
}
