import { say, sayNumber } from '#app/platform/language/say.ts';
import { isolateText } from '#app/platform/text.ts';

import type { ChoiceTotal } from './question-totals.ts';

import patterns from '#app/ui/patterns.module.css';
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
        <span className={styles.count}>{sayNumber(count)}</span>
      </span>
    </span>
  );
}

/** What nobody chose, in one line (behaviour 28.9). */
export function Unchosen({
  choices,
}: {
  choices: readonly Pick<ChoiceTotal, 'label' | 'count'>[];
}) {
  const labels = choices.filter(({ count }) => count === 0).map(({ label }) => isolateText(label));
  return labels.length === 0 ? null : (
    <p className={patterns.small}>{say('Nobody: {choices}', { choices: labels.join(', ') })}</p>
  );
}
