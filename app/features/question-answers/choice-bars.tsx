import type { ChoiceTotal } from './question-totals.ts';

import styles from './choice-bars.module.css';

interface ChoiceBarProps {
  choice: Pick<ChoiceTotal, 'label' | 'count'>;
  /** The count whose bar is full. */
  most: number;
}

export function ChoiceBar({ choice: { label, count }, most }: ChoiceBarProps) {
  return (
    <span className={styles.bar}>
      <span className={styles.row}>
        <bdi className={styles.label}>{label}</bdi>
        <span className={styles.track} aria-hidden="true">
          <span style={{ inlineSize: `${(count / most) * 100}%` }} />
        </span>
        <span className={styles.count}>{count.toLocaleString('en')}</span>
      </span>
    </span>
  );
}
