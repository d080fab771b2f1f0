import { type LabelCount, labelLimits } from '#app/features/labels/labels.ts';
import { joinClasses } from '#app/ui/classes.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-find.module.css';

interface LabelChipsProps {
  labels: readonly LabelCount[];
  chosen: readonly string[];
  onLabels: (labels: readonly string[]) => void;
}

/** Keeps a chosen label that no guest has any more, so that it can be removed (behaviour 33.25). */
export function LabelChips({ labels, chosen, onLabels }: LabelChipsProps) {
  const known = new Set(labels.map(({ label }) => label));
  const left = chosen.filter((label) => !known.has(label)).map((label) => ({ label, count: 0 }));
  const all = [...labels, ...left];
  if (all.length === 0) return null;
  const isFull = chosen.length >= labelLimits.search;
  return (
    <fieldset className={styles.shows}>
      <legend className="visually-hidden">Labels</legend>
      {all.map(({ label, count }) => {
        const isChosen = chosen.includes(label);
        return (
          <label key={label} className={joinClasses(patterns.pick, styles.show)} data-label>
            <input
              type="checkbox"
              name="label"
              value={label}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() =>
                onLabels(isChosen ? chosen.filter((one) => one !== label) : [...chosen, label])
              }
            />
            <bdi>{label}</bdi> <span>{count.toLocaleString('en')}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
