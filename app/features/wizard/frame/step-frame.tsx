import type { ReactNode } from 'react';

import type { Invitation } from '#app/features/invitation/invitation.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { PreviewAbove, PreviewBeside, PreviewPeek } from './draft-preview.tsx';

import styles from './step-page.module.css';

interface StepFrameProps {
  title: string;
  /** A line above the heading. */
  eyebrow?: ReactNode;
  /** A line beneath it. */
  lead?: string | undefined;
  /** How large the draft is drawn beside the form; absent for no preview. */
  preview?: 'small' | 'large';
  /** The stored invitation that the preview shows instead of the draft. */
  stored?: Invitation | null;
  /** The reply band that the preview shows instead of the whole invitation. */
  reply?: ReactNode;
  /** True while nothing can be typed yet. */
  disabled: boolean;
  error: string | null;
  /** The links and buttons of the bottom bar. */
  bar: ReactNode;
  /** Shown after the error, such as the comparison after a stale save. */
  after?: ReactNode;
  children: ReactNode;
}

/** The layout of every step: heading, form, error, preview and the bottom bar. */
export function StepFrame(props: StepFrameProps) {
  const {
    title,
    eyebrow,
    lead,
    preview,
    stored = null,
    reply,
    disabled,
    error,
    bar,
    after,
    children,
  } = props;
  return (
    <main {...contentTarget} className={joinClasses(styles.page, preview && styles.withPreview)}>
      <title>{`${title} · Festoon`}</title>
      <div className={styles.content}>
        <div className={styles.head}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {preview === 'large' ? <PreviewAbove {...{ stored, reply }} /> : null}
        <fieldset disabled={disabled} className={styles.form}>
          {children}
        </fieldset>
        {error ? <Notice tone="bad">{error}</Notice> : null}
        {after}
      </div>
      {preview ? <PreviewBeside {...{ stored, reply }} large={preview === 'large'} /> : null}
      <StepBar>
        {preview ? <PreviewPeek {...{ stored, reply }} /> : null}
        {bar}
      </StepBar>
    </main>
  );
}

/** The bar at the bottom of the window with the step's links and buttons. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label="Steps">
      <div className={styles.within}>{children}</div>
    </nav>
  );
}
