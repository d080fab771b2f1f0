import { tellTimes } from '#app/features/invitation/local/guest-facts.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { DirectionsLink } from '#app/features/place/map/guest-map.tsx';
import type { Contact } from '#app/features/rsvp/form/contact.ts';
import { DateText } from '#app/features/schedule/local/date-text.tsx';
import { formatDaysAhead, formatLocalDate } from '#app/features/schedule/local/local-times.ts';
import type { Season } from '#app/features/schedule/season.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import type { Language } from '#app/platform/language/languages.ts';
import { joinClasses } from '#app/ui/classes.ts';

import styles from './keepsake.module.css';

/** '' outside of the last thirty days (behaviour 44.4). */
export function describeCountdown(season: Season, language: Language): string {
  return season.kind === 'countdown' ? formatDaysAhead(season.days, language) : '';
}

/** On the day: the time first, then the place (behaviour 44.3). */
export function DayFacts({ view }: { view: GuestView }) {
  const words = usePageWords();
  const { say, language } = words;
  return (
    <div id="facts" className={styles.day}>
      <p className={styles.time}>
        <TimeText>{tellTimes(view, words) || say('timeToDecide')}</TimeText>
      </p>
      <p>
        <DateText>{formatLocalDate(view.date, language)}</DateText>
      </p>
      <p dir="auto" className={styles.place}>
        {view.location || say('placeToDecide')}
      </p>
    </div>
  );
}

/** Directions first, then the program and the way to the host (behaviour 44.3). */
export function DayActions({ view, contact }: { view: GuestView; contact: Contact }) {
  const { say } = usePageWords();
  return (
    <div className={styles.dayActions}>
      {view.location === '' ? null : (
        <DirectionsLink place={view} className={joinClasses(styles.photos, styles.wide)} />
      )}
      {view.activities.length === 0 ? null : (
        <a href="#schedule" className={styles.action}>
          {say('program')}
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
