import { say } from '#app/platform/language/say.ts';

import { dashesBelow } from './round-parts.ts';
import type { PhoneView } from './schema.ts';

import styles from './progress.module.css';

/** A dash for each guest, from 25 guests on one bar, and the number (behaviour 48.6). */
export function Progress({ view }: { view: PhoneView }) {
  const { guests, size, place, reached, current } = view;
  return (
    <div className={styles.progress}>
      {size < dashesBelow ? (
        <span className={styles.dashes} aria-hidden="true">
          {guests.map(({ id, state }) => (
            <span key={id} data-state={id === current?.id ? 'current' : state} />
          ))}
        </span>
      ) : (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${(100 * reached) / size}%` }} />
          <span style={{ width: `max(0.5rem, ${100 / size}%)` }} />
        </span>
      )}
      <span className={styles.number}>
        {place > 0
          ? say('{place, number} of {size, number}', { place, size })
          : say('{reached, number} of {size, number}', { reached, size })}
      </span>
    </div>
  );
}
