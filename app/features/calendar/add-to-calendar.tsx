import { joinClasses } from '#app/ui/classes.ts';

import type { CalendarWay } from './schema.ts';

import styles from './add-to-calendar.module.css';

interface AddToCalendarProps {
  ways: readonly CalendarWay[];
  className?: string | undefined;
}

/** Offers an event to the reader's calendar, with and without scripts (behaviour 26.10). */
export function AddToCalendar({ ways, className }: AddToCalendarProps) {
  return (
    <details className={joinClasses(styles.calendar, className)}>
      <summary>Add to calendar</summary>
      <ul>
        {ways.map(({ name, href, isElsewhere }) => (
          <li key={name}>
            {isElsewhere ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
