import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import type { CalendarLink } from './schema.ts';

import styles from './add-to-calendar.module.css';

interface AddToCalendarProps {
  links: readonly CalendarLink[];
  className?: string | undefined;
}

/** Works with and without scripts (behaviour 26.10). */
export function AddToCalendar({ links, className }: AddToCalendarProps) {
  return (
    <details className={joinClasses(styles.calendar, className)}>
      <summary>
        <LineIcon>
          <rect x="2" y="3.5" width="14" height="12.5" rx="2" />
          <path d="M2 7.5H16M5.5 1.5V5M12.5 1.5V5M9 9.5V14M6.75 11.75H11.25" />
        </LineIcon>
        {usePageWords().say('addToCalendar')}
      </summary>
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
