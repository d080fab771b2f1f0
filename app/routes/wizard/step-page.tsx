import { type ReactNode, useState } from 'react';
import { href, useLoaderData, useNavigate } from 'react-router';

import type { PartName } from '#app/features/draft/schema.ts';
import type { StepValue } from '#app/features/draft/steps.ts';
import { useDraftStep, useRestored } from '#app/features/draft/use-draft.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

import { StepFrame } from './step-frame.tsx';
import { StepRefused } from './step-refused.tsx';
import { StoredStepPage } from './stored-step-page.tsx';
import type { StepRefusal, StoredStep } from './stored-step.server.ts';

export interface StepForm<Name extends PartName> {
  value: StepValue<Name>;
  /** Takes the next value, or a function from the previous one. Saves a draft at once. */
  setValue: (update: StepValue<Name> | ((previous: StepValue<Name>) => StepValue<Name>)) => void;
  /** The date and times of the same draft or stored invitation. */
  schedule: StepValue<'dateTime'>;
  /** What Next does, or Save on a stored invitation. */
  goOn: () => void;
  /** The stored invitation being edited, or null for the draft (decisions §6). */
  inviteId: string | null;
  /** What invitees have answered, in words, by their id; a draft's have not been asked yet. */
  answers: Readonly<Record<string, string>>;
}

export interface StepPageProps<Name extends PartName> {
  name: Name;
  /** The screen's heading. */
  title: string;
  /** A line beneath the heading. */
  lead: string;
  /** Where Next leads. */
  next: string;
  homeLabel?: string;
  /** The draft is shown large as an invitation: this step decides its looks. */
  showsLooks?: boolean;
  /** Next, or Save, cannot be pressed while this holds. */
  nextDisabled?: (value: StepValue<Name>) => boolean;
  /** The message that keeps the host on this step, or null when the value may stand. */
  validate?: (value: StepValue<Name>) => string | null;
  /** Like `validate`, for a stored invitation only: there, Save ends the editing. */
  validateStored?: (value: StepValue<Name>) => string | null;
  children: (form: StepForm<Name>) => ReactNode;
}

/** A wizard step over the draft, or over a stored invitation where the route's loader found one. */
export function StepPage<Name extends PartName>(props: StepPageProps<Name>) {
  const loaded: StoredStep<Name> | StepRefusal | null | undefined = useLoaderData();
  if (!loaded) return <DraftStepPage {...props} />;
  if ('problem' in loaded) return <StepRefused title={props.title} refusal={loaded} />;
  return <StoredStepPage key={loaded.inviteId} stored={loaded} {...props} />;
}

const none = {};

function DraftStepPage<Name extends PartName>(props: StepPageProps<Name>) {
  const [value, setValue] = useDraftStep(props.name);
  const [schedule] = useDraftStep('dateTime');
  const restored = useRestored();
  const navigate = useNavigate();
  const glides = useStepTransition();
  const [refused, setRefused] = useState<{ value: unknown; problem: string | null }>();
  const stuck = !restored || (props.nextDisabled?.(value) ?? false);

  const goOn = () => {
    if (stuck) return;
    const problem = props.validate?.(value) ?? null;
    setRefused({ value, problem });
    if (problem === null) void navigate(props.next, { viewTransition: glides });
  };

  return (
    <StepFrame
      title={props.title}
      lead={props.lead}
      preview={props.showsLooks ? 'large' : 'small'}
      disabled={!restored}
      error={refused?.value === value ? refused.problem : null}
      bar={
        <>
          <ButtonLink to={href('/')} viewTransition={glides}>
            {props.homeLabel ?? 'Home'}
          </ButtonLink>
          <Button look="primary" disabled={stuck} onClick={goOn}>
            Next
          </Button>
        </>
      }
    >
      {props.children({ value, setValue, schedule, goOn, inviteId: null, answers: none })}
    </StepFrame>
  );
}
