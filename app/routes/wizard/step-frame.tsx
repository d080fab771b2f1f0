import type { ReactNode } from 'react';

import { classes } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { PreviewBeside, PreviewPeek } from './draft-preview.tsx';

import styles from './step-page.module.css';

interface StepFrameProps {
  title: string;
  /** A line above the heading. */
  eyebrow?: ReactNode;
  /** A line beneath it. */
  lead?: string | undefined;
  /** How the draft is shown as an invitation beside the form; absent where it is not. */
  preview?: 'small' | 'large';
  /** Nothing can be typed yet. */
  disabled: boolean;
  error: string | null;
  /** The two ways on, at the bottom right of the window. */
  bar: ReactNode;
  /** What follows the error, such as the comparison after a stale save. */
  after?: ReactNode;
  children: ReactNode;
}

/** What every step looks like: heading, form, error, the invitation so far and the bar at the foot. */
export function StepFrame(props: StepFrameProps) {
  const { title, eyebrow, lead, preview, disabled, error, bar, after, children } = props;
  return (
    <main {...contentTarget} className={classes(styles.page, preview && styles.withPreview)}>
      <title>{`${title} · Festoon`}</title>
      <div className={styles.content}>
        <div className={styles.head}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <fieldset disabled={disabled} className={styles.form}>
          {children}
        </fieldset>
        {error ? <Notice tone="bad">{error}</Notice> : null}
        {after}
      </div>
      {preview ? <PreviewBeside large={preview === 'large'} /> : null}
      <StepBar>
        {preview ? <PreviewPeek /> : null}
        {bar}
      </StepBar>
    </main>
  );
}

/** The ways on, always within reach of a thumb. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label="Steps">
      <div className={styles.within}>{children}</div>
    </nav>
  );
}
