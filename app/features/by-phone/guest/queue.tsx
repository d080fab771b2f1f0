import { say } from '#app/platform/language/say.ts';

import { windowQueue } from '../round-parts.ts';
import type { PhoneView, RoundGuest } from '../schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './queue.module.css';

const done = (state: RoundGuest['state']) => state === 'told' || state === 'answered';

/** On a computer: who was told, who is on screen, who comes next (behaviour 48.8). */
export function Queue({ view }: { view: PhoneView }) {
  const { guests, others, current } = view;
  const { before, shown, after } = windowQueue(guests, current?.id ?? '');
  const more = after + others;
  return (
    <section className={styles.queue} aria-label={say('Everybody in this round')}>
      {before > 0 ? (
        <p className={patterns.muted}>{say('{count, number} before', { count: before })}</p>
      ) : null}
      <ol>
        {shown.map(({ id, name, state, note }) => (
          <li key={id} data-state={state} aria-current={id === current?.id ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {done(state) ? (
                <svg viewBox="0 0 18 18">
                  <path d="m4.5 9.5 3 3 6-6.5" />
                </svg>
              ) : null}
            </span>
            <span className={styles.who}>
              <bdi>{name}</bdi>
              <span className={patterns.small}>{note}</span>
            </span>
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <p className={patterns.muted}>{say('and {count, number} more', { count: more })}</p>
      ) : null}
    </section>
  );
}
