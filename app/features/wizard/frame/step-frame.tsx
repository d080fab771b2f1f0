import type { ReactNode, RefObject } from 'react';

import type { Invitation } from '#app/features/invitation/invitation.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';
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
  /** Where the step is a plain form, with the version that it changes. */
  form?: RefObject<HTMLFormElement | null> | undefined;
  version?: number;
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
    form,
    version = 0,
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
        {form ? null : <NeedsScript />}
        <Fields {...{ form, version, disabled }}>{children}</Fields>
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

export const stepForm = 'step-form';

type FieldsProps = Pick<StepFrameProps, 'form' | 'disabled' | 'children'> & { version: number };

function Fields({ form, version, disabled, children }: FieldsProps) {
  const fields = (
    <fieldset disabled={disabled} className={patterns.stack5}>
      {children}
    </fieldset>
  );
  if (!form) return fields;
  return (
    <form ref={form} id={stepForm} method="post" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="version" value={version} />
      {fields}
    </form>
  );
}

export function StepBar({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label="Steps">
      <div className={styles.within}>{children}</div>
    </nav>
  );
}
