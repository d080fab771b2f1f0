import type { ReactNode } from 'react';

import { joinClasses } from '#app/ui/classes.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './takes-along.module.css';

/** Says before the press what leaving the step takes along (behaviour 3.17). Always there, so that it is announced. */
export function TakesAlong({ children, more }: { children: ReactNode; more?: ReactNode }) {
  return (
    <output className={styles.takes}>
      {children ? (
        <>
          <span className={joinClasses(patterns.good, styles.what)}>
            <svg viewBox="0 0 16 16" aria-hidden>
              <path d="m2 8.5 4 4 8-9" />
            </svg>
            <span>{children}</span>
          </span>
          {more ? <span className={patterns.small}>{more}</span> : null}
        </>
      ) : null}
    </output>
  );
}
