import { splitWeekday } from './local-times.ts';

import styles from '../time-text.module.css';

/** A date, whose part beside the weekday stays on one line where it fits. */
export function DateText({ children }: { children: string }) {
  const { before, rest, after } = splitWeekday(children);
  if (before === after) return children;
  return (
    <>
      {before}
      <span className={styles.date}>{rest}</span>
      {after.startsWith(' ') ? ' ' : null}
      {after === '' ? null : <span className={styles.date}>{after.trimStart()}</span>}
    </>
  );
}
