import type { ReactNode } from 'react';

import type { Invitation } from '#app/features/invitation/invitation.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { PreviewAbove, PreviewBeside, PreviewPeek } from './draft-preview.tsx';

import styles from './step-page.module.css';

interface StepFrameProps {
  title: string;
  eyebrow?: ReactNode;
  lead?: string | undefined;
  preview?: 'small' | 'large';
  /** Shown by the preview instead of the draft. */
  stored?: Invitation | null;
  /** The reply band, shown by the preview instead of the whole invitation. */
  reply?: ReactNode;
  disabled: boolean;
  error: string | null;
  bar: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

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

export function StepBar({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label="Steps">
      <div className={styles.within}>{children}</div>
    </nav>
  );
}
