import type { LiveState } from './follow.ts';

import styles from './live-mark.module.css';

const words: Record<LiveState, string> = {
  connecting: 'Connecting',
  live: 'Live',
  polling: 'Every 15 seconds',
  ended: 'Not live',
};

export function LiveMark({ state }: { state: LiveState }) {
  return (
    <p className={styles.mark} data-live={state}>
      {words[state]}
    </p>
  );
}
