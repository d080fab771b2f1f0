import { joinClasses } from '#app/ui/classes.ts';

import type { CalendarLink } from './schema.ts';

import styles from './add-to-calendar.module.css';

interface AddToCalendarProps {
  links: readonly CalendarLink[];
  className?: string | undefined;
}

/** Offers an event to the reader's calendar, with and without scripts (behaviour 26.10). */
export function AddToCalendar({ links, className }: AddToCalendarProps) {
  return (
    <details className={joinClasses(styles.calendar, className)}>
      <summary>Add to calendar</summary>
      <ul>
        {links.map(({ name, href, isElsewhere }) => (
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
