import { fallbacks, formatTimes } from '#app/features/invitation/facts.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { DirectionsLink } from '#app/features/place/map/place-preview.tsx';
import type { Contact } from '#app/features/rsvp/form/contact.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import type { Season } from '#app/features/schedule/season.ts';
import { DateText, TimeText } from '#app/features/schedule/time-text.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import styles from './keepsake.module.css';

/** '' outside of the last thirty days (behaviour 44.4). */
export function describeCountdown(season: Season): string {
  if (season.kind !== 'countdown') return '';
  return season.days === 1 ? 'tomorrow' : `in ${season.days} days`;
}

/** On the day: the time first, then the place (behaviour 44.3). */
export function DayFacts({ view }: { view: GuestView }) {
  return (
    <div id="facts" className={styles.day}>
      <p className={styles.time}>
        <TimeText>{formatTimes(view, ' - ') || fallbacks.time}</TimeText>
      </p>
      <p>
        <DateText>{formatDate(view.date)}</DateText>
      </p>
      <p dir="auto" className={styles.place}>
        {view.location || fallbacks.location}
      </p>
    </div>
  );
}

/** Directions first, then the program and the way to the host (behaviour 44.3). */
export function DayActions({ view, contact }: { view: GuestView; contact: Contact }) {
  return (
    <div className={styles.dayActions}>
      {view.location === '' ? null : (
        <DirectionsLink place={view} className={joinClasses(styles.photos, styles.wide)} />
      )}
      {view.activities.length === 0 ? null : (
        <a href="#schedule" className={styles.action}>
          Program
        </a>
      )}
      {contact.href === '' ? null : (
        <a href={contact.href} className={styles.action}>
          {contact.label}
        </a>
      )}
    </div>
  );
}
