import { say, texts } from '#app/platform/language/say.ts';

import type { LiveState } from './follow.ts';

import styles from './live-mark.module.css';

const words: Record<LiveState, string> = texts({
  connecting: 'Connecting',
  live: 'Live',
  polling: 'Every 15 seconds',
  ended: 'Not live',
});

export function LiveMark({ state }: { state: LiveState }) {
  return (
    <p className={styles.mark} data-live={state}>
      {say(words[state])}
    </p>
  );
}
