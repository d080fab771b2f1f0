import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import type { PartName } from '#app/features/draft/schema.ts';
import type { StepValue } from '#app/features/draft/steps.ts';
import { useDraftStep, useRestored } from '#app/features/draft/use-draft.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import styles from './step-page.module.css';

export interface StepForm<Name extends PartName> {
  value: StepValue<Name>;
  /** Takes the next value, or a function from the previous one. Saves at once. */
  setValue: (update: StepValue<Name> | ((previous: StepValue<Name>) => StepValue<Name>)) => void;
}

interface StepPageProps<Name extends PartName> {
  name: Name;
  /** The screen's heading. */
  title: string;
  /** Where Next leads. */
  next: string;
  homeLabel?: string;
  /** Next cannot be pressed while this holds. */
  nextDisabled?: (value: StepValue<Name>) => boolean;
  /** The message that keeps the host on this step, or null when the value may stand. */
  validate?: (value: StepValue<Name>) => string | null;
  children: (form: StepForm<Name>) => ReactNode;
}

/** A wizard step: heading, its form over the draft, and Home and Next. */
export function StepPage<Name extends PartName>(props: StepPageProps<Name>) {
  const [value, setValue] = useDraftStep(props.name);
  const restored = useRestored();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);

  const goOn = () => {
    const problem = props.validate?.(value) ?? null;
    setError(problem);
    if (problem === null) void navigate(props.next);
  };

  return (
    <main className={styles.page}>
      <title>{`${props.title} · Festoon`}</title>
      <h1>{props.title}</h1>
      <fieldset disabled={!restored} className={styles.form}>
        {props.children({ value, setValue })}
      </fieldset>
      {error ? <Notice tone="bad">{error}</Notice> : null}
      <nav className={styles.bar} aria-label="Steps">
        <ButtonLink to="/">{props.homeLabel ?? 'Home'}</ButtonLink>
        <Button
          look="primary"
          disabled={!restored || (props.nextDisabled?.(value) ?? false)}
          onClick={goOn}
        >
          Next
        </Button>
      </nav>
    </main>
  );
}
