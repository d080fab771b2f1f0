import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';

import { type PartName, parts } from '#app/features/draft/parts.ts';
import type { PartScreen } from '#app/features/draft/parts/define-part.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import * as addresses from '#app/platform/addresses.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useStepTransition } from '#app/ui/use-media.ts';

import { BackLink } from './back-link.tsx';
import { useDraftPlan } from './plan.ts';
import { StepFrame } from './step-frame.tsx';
import type { Refusal, StepPageProps } from './step-props.ts';
import { StepRefused } from './step-refused.tsx';
import { getPathAfter, getPathBefore } from './steps.ts';
import { StoredStepPage } from './stored-step-page.tsx';
import type { StepRefusal, StoredStep } from './stored-step.ts';

/** Edits the draft, or a stored invitation where the route's loader found one. */
export function StepPage<Name extends PartName>(props: StepPageProps<Name>) {
  const loaded: StoredStep<Name> | StepRefusal | null | undefined = useLoaderData();
  if (!loaded) return <DraftStepPage {...props} />;
  if ('problem' in loaded)
    return <StepRefused title={parts[props.name].screen.title} refusal={loaded} />;
  return <StoredStepPage key={loaded.inviteId} stored={loaded} {...props} />;
}

const noAnswers = {};
const noneAnswered = [] as const;

function DraftStepPage<Name extends PartName>(props: StepPageProps<Name>) {
  const { title, lead, homeLabel = 'Home' }: PartScreen = parts[props.name].screen;
  const [value, setValue] = useDraftStep(props.name);
  const [schedule] = useDraftStep('dateTime');
  const plan = useDraftPlan();
  const restored = useHydrated();
  const navigate = useNavigate();
  const from = useSearchParams()[0].get('from');
  const glides = useStepTransition();
  const [refused, setRefused] = useState<Refusal & { value: unknown }>();
  const refusal = refused?.value === value ? refused : null;
  const stuck = !restored || (props.nextDisabled?.(value) ?? false);

  const goOn = () => {
    if (stuck) return;
    const problem = props.validate?.(value) ?? null;
    setRefused(problem === null ? undefined : { value, problem });
    if (problem === null) void navigate(getPathAfter(props.name, from), { viewTransition: glides });
  };

  return (
    <StepFrame
      title={title}
      lead={lead}
      preview={props.preview ?? 'small'}
      reply={props.drawReply?.(value)}
      disabled={!restored}
      error={props.asksInForm ? null : (refusal?.problem ?? null)}
      bar={
        <DraftBar
          homeLabel={homeLabel}
          back={getPathBefore(props.name, from)}
          {...{ stuck, goOn }}
        />
      }
    >
      {props.children({
        value,
        setValue,
        schedule,
        plan,
        goOn,
        inviteId: null,
        answers: noAnswers,
        answered: noneAnswered,
        refusal,
      })}
    </StepFrame>
  );
}

interface DraftBarProps {
  homeLabel: string;
  back: string | null;
  stuck: boolean;
  goOn: () => void;
}

function DraftBar({ homeLabel, back, stuck, goOn }: DraftBarProps) {
  return (
    <>
      <ButtonLink to={addresses.home} reloadDocument>
        {homeLabel}
      </ButtonLink>
      <BackLink to={back} />
      <Button variant="primary" disabled={stuck} onClick={goOn}>
        Next
      </Button>
    </>
  );
}
