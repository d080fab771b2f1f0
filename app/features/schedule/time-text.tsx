import styles from './time-text.module.css';

const nextDay = 'the next day';
const whole = String.raw`\d{1,2}:\d{2} [AP]M|${nextDay}`;
const pieces = new RegExp(`(${whole})|[^]+?(?=${whole}|$)`, 'g');

/**
 * English text with times, such as '6:00 PM - 1:30 AM the next day', without line breaks inside a time or 'the next day'.
 * Other languages have their spaces that do not break in the text itself.
 */
export function TimeText({ children }: { children: string }) {
  return [...children.matchAll(pieces)].map(({ 0: piece, 1: kept, index }) =>
    kept ? (
      <span key={index} className={styles.time} data-next-day={kept === nextDay || undefined}>
        {kept}
      </span>
    ) : (
      piece
    ),
  );
}
