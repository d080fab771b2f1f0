import type { ReactNode, RefObject } from 'react';

import type { PartName } from '#app/features/draft/parts.ts';
import type { Typed } from '#app/features/invitation/card-part.ts';
import type { Invitation } from '#app/features/invitation/invitation.ts';
import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { useKeyboardRoom } from './keyboard.ts';
import { Stage } from './stage.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './step-page.module.css';

interface StepFrameProps {
  name: PartName;
  title: string;
  eyebrow?: ReactNode;
  lead?: string | undefined;
  /** Shown on the stage instead of the draft. */
  stored?: Invitation | null;
  /** Of the card, until that is drawn. */
  picture?: string | undefined;
  typed?: Typed | undefined;
  /** The reply band, shown on the stage instead of the card. */
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
  const { name, title, eyebrow, lead, stored = null, picture, typed, reply } = props;
  const { disabled, form, version = 0, error, bar, after, children } = props;
  useKeyboardRoom();
  return (
    <main {...contentTarget} className={styles.step}>
      <title>{`${say(title)} · Festoon`}</title>
      <Stage {...{ name, stored, picture, typed, reply }} />
      <div className={joinClasses(patterns.stack4, styles.panel)}>
        <div className={joinClasses(patterns.stack2, styles.head)}>
          {eyebrow ? (
            <p className={joinClasses(patterns.muted, patterns.strong)}>{eyebrow}</p>
          ) : null}
          <h1>{say(title)}</h1>
          {lead ? <p className={joinClasses(patterns.muted, styles.lead)}>{say(lead)}</p> : null}
        </div>
        {form ? null : <NeedsScript />}
        <Fields {...{ form, version, disabled }}>{children}</Fields>
        {error ? <Notice tone="bad">{error}</Notice> : null}
        {after}
      </div>
      <StepBar>{bar}</StepBar>
    </main>
  );
}

export const stepForm = 'step-form';

type FieldsProps = Pick<StepFrameProps, 'form' | 'disabled' | 'children'> & { version: number };

function Fields({ form, version, disabled, children }: FieldsProps) {
  const fields = (
    <fieldset disabled={disabled} className={joinClasses(patterns.stack5, styles.fields)}>
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
    <nav className={styles.bar} aria-label={say('Steps')}>
      <div className={styles.within}>{children}</div>
    </nav>
  );
}
