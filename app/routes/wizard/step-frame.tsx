import type { ReactNode } from 'react';

import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import styles from './step-page.module.css';

interface StepFrameProps {
  title: string;
  /** A line above the heading. */
  eyebrow?: ReactNode;
  /** Nothing can be typed yet. */
  disabled: boolean;
  error: string | null;
  /** The two ways on, at the bottom right of the window. */
  bar: ReactNode;
  /** What follows the error, such as the comparison after a stale save. */
  after?: ReactNode;
  children: ReactNode;
}

/** What every step looks like: heading, form, error and the bar at the foot. */
export function StepFrame({
  title,
  eyebrow,
  disabled,
  error,
  bar,
  after,
  children,
}: StepFrameProps) {
  return (
    <main {...contentTarget} className={styles.page}>
      <title>{`${title} · Festoon`}</title>
      <div className={styles.head}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1>{title}</h1>
      </div>
      <fieldset disabled={disabled} className={styles.form}>
        {children}
      </fieldset>
      {error ? <Notice tone="bad">{error}</Notice> : null}
      {after}
      <nav className={styles.bar} aria-label="Steps">
        {bar}
      </nav>
    </main>
  );
}
