import styles from './time-text.module.css';

const nextDay = 'the next day';
const whole = String.raw`\d{1,2}:\d{2} [AP]M|${nextDay}`;
const pieces = new RegExp(`(${whole})|[^]+?(?=${whole}|$)`, 'g');

/** Text with times, such as '6:00 PM - 1:30 AM the next day', without line breaks inside a time or 'the next day'. */
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

const weekday = /^(\D+?, )(.+)$/;

/** The part after the weekday stays on one line where it fits. */
export function DateText({ children }: { children: string }) {
  const [, before, rest] = weekday.exec(children) ?? [];
  if (!rest) return children;
  return (
    <>
      {before}
      <span className={styles.date}>{rest}</span>
    </>
  );
}
