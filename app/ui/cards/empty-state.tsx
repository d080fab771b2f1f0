import type { ReactNode } from 'react';

import styles from './empty-state.module.css';

const drawings = {
  post: (
    <>
      <path className={styles.paper} d="M22 30V8a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v22L48 47Z" />
      <path
        className={styles.mark}
        d="M48 27c-7-5-10-8-10-11.5a5 5 0 0 1 10-1.5 5 5 0 0 1 10 1.5C58 19 55 22 48 27Z"
      />
      <path className={styles.body} d="M10 26 48 50 86 26v38a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4Z" />
      <path d="m12 66 26-22M84 66 58 44" />
    </>
  ),
  guests: (
    <>
      <path className={styles.body} d="M12 64Q32 71 50 62L27 14Z" />
      <path className={styles.mark} d="M21 36q8 1 14-4M16 50q13 3 25-6" />
      <circle className={styles.paper} cx="26" cy="9" r="5" />
      <path className={styles.paper} d="M52 66Q69 71 84 64L70 28Z" />
      <circle className={styles.body} cx="70" cy="24" r="4.5" />
      <path className={styles.mark} d="M61 49q9 2 16-1" />
    </>
  ),
  activities: (
    <>
      <path d="M2 8Q48 30 94 8" />
      <path d="M20 15v12M48 19v17M76 15v12" />
      <circle className={styles.body} cx="20" cy="36" r="9.5" />
      <circle className={styles.body} cx="48" cy="46" r="10.5" />
      <circle className={styles.body} cx="76" cy="36" r="9.5" />
      <path
        className={styles.mark}
        d="M17 28q-4 8 0 16M23 28q4 8 0 16M45 37q-5 9 0 18M51 37q5 9 0 18M73 28q-4 8 0 16M79 28q4 8 0 16"
      />
    </>
  ),
  message: (
    <>
      <path
        className={styles.paper}
        d="M18 8a4 4 0 0 1 4-4h46a4 4 0 0 1 4 4v60H22a4 4 0 0 1-4-4Z"
      />
      <path className={styles.mark} d="M29 20h32M29 32h32M29 44h18" />
      <path className={styles.body} d="M86 22 60 54l-9 5 3-10L80 17q5-1 6 5Z" />
    </>
  ),
} as const;

interface EmptyStateProps {
  of: keyof typeof drawings;
  children: ReactNode;
}

export function EmptyState({ of, children }: EmptyStateProps) {
  return (
    <div className={styles.quiet}>
      <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true" className={styles.drawing}>
        {drawings[of]}
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
