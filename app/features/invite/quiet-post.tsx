import type { ReactNode } from 'react';

import styles from './quiet-post.module.css';

/** Where no post has come yet: an open envelope, and what can be done about it. */
export function QuietPost({ children }: { children: ReactNode }) {
  return (
    <div className={styles.quiet}>
      <svg
        viewBox="0 0 96 72"
        width="96"
        height="72"
        aria-hidden="true"
        className={styles.envelope}
      >
        <path className={styles.letter} d="M22 30V8a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v22L48 47Z" />
        <path
          className={styles.heart}
          d="M48 27c-7-5-10-8-10-11.5a5 5 0 0 1 10-1.5 5 5 0 0 1 10 1.5C58 19 55 22 48 27Z"
        />
        <path className={styles.back} d="M10 26 48 50 86 26v38a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4Z" />
        <path className={styles.fold} d="m12 66 26-22M84 66 58 44" />
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
