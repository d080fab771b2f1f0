import type { ReactNode } from 'react';

import type { Invitation } from '#app/features/invitation/invitation.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { PreviewAbove, PreviewBeside, PreviewPeek } from './draft-preview.tsx';

import patterns from '#app/ui/patterns.module.css';
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
    <main
      {...contentTarget}
      className={joinClasses(patterns.stack5, styles.page, preview && styles.withPreview)}
    >
      <title>{`${title} · Festoon`}</title>
      <div className={patterns.stack5}>
        <div className={patterns.stack2}>
          {eyebrow ? (
            <p className={joinClasses(patterns.muted, patterns.strong)}>{eyebrow}</p>
          ) : null}
          <h1>{title}</h1>
          {lead ? <p className={joinClasses(patterns.muted, styles.lead)}>{lead}</p> : null}
        </div>
        {preview === 'large' ? <PreviewAbove {...{ stored, reply }} /> : null}
        <fieldset disabled={disabled} className={patterns.stack5}>
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
