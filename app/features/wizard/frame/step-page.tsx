import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';

import { type PartName, type StepValue, parts } from '#app/features/draft/parts.ts';
import type { PartScreen } from '#app/features/draft/parts/define-part.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useStepTransition } from '#app/ui/use-media.ts';

import { settled } from '../standing/settled.ts';
import { BackLink } from './back-link.tsx';
import { HomeLink } from './home-link.tsx';
import { useDraftPlan } from './plan.ts';
import { StepFrame } from './step-frame.tsx';
import type { Refusal, StepPageProps } from './step-props.ts';
import { StepRefused } from './step-refused.tsx';
import { getPathAfter, getPathBefore } from './steps.ts';
import { StoredStepPage } from './stored-step-page.tsx';
import type { StepRefusal, StoredStep } from './stored-step.ts';
import { useSettleOnLeave } from './use-settle-on-leave.ts';

/** Edits the draft, or a stored invitation where the route's loader found one. */
export function StepPage<Name extends PartName>(props: StepPageProps<Name>) {
  const loaded: StoredStep<Name> | StepRefusal | null | undefined = useLoaderData();
  if (!loaded) return <DraftStepPage {...props} />;
  if ('problem' in loaded)
    return <StepRefused title={parts[props.name].screen.title} refusal={loaded} />;
  return <StoredStepPage key={loaded.inviteId} stored={loaded} {...props} />;
}

const toDraftStep = (part: PartName) => ({ to: parts[part].path });

const noAnswers = {};
const noneAnswered = [] as const;

/** Next, and what counts of the fields however the step is left (behaviour 3.17). */
function useLeaving<Name extends PartName>(props: StepPageProps<Name>) {
  const [value, setValue] = useDraftStep(props.name);
  const [schedule, setSchedule] = useDraftStep('dateTime');
  const restored = useHydrated();
  const navigate = useNavigate();
  const from = useSearchParams()[0].get('from');
  const glides = useStepTransition();
  const [refused, setRefused] = useState<Refusal & { value: unknown }>();
  const stuck = !restored || (props.nextDisabled?.(value) ?? false);
  const settle = (typed: StepValue<Name>) => props.settle?.(typed, schedule) ?? settled(typed);

  useSettleOnLeave(() => {
    if (settle(value).value !== value) setValue((newest) => settle(newest).value);
  });
  const goOn = () => {
    if (stuck) return;
    const { value: taken, problem } = settle(value);
    if (taken !== value) {
      // As this very object, which the refusal is about.
      setValue((newest) => (newest === value ? taken : settle(newest).value));
    }
    setRefused(problem === null ? undefined : { value: taken, problem });
    if (problem === null) void navigate(getPathAfter(props.name, from), { viewTransition: glides });
  };
  const refusal = refused?.value === value ? refused : null;
  const back = getPathBefore(props.name, from);
  return { value, setValue, schedule, setSchedule, restored, refusal, bar: { back, stuck, goOn } };
}

function DraftStepPage<Name extends PartName>(props: StepPageProps<Name>) {
  const { title, lead, homeLabel = 'Home' }: PartScreen = parts[props.name].screen;
  const { value, setValue, schedule, setSchedule, restored, refusal, bar } = useLeaving(props);
  const plan = useDraftPlan();

  return (
    <StepFrame
      name={props.name}
      title={title}
      lead={lead}
      typed={props.readTyped?.(value, schedule)}
      reply={props.drawReply?.(value)}
      disabled={!restored}
      error={props.asksInForm ? null : (refusal?.problem ?? null)}
      bar={<DraftBar homeLabel={homeLabel} {...bar} />}
    >
      {props.children({
        value,
        setValue,
        schedule,
        setSchedule,
        plan,
        button: 'Next',
        goOn: bar.goOn,
        linkTo: toDraftStep,
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
      <BackLink to={back} />
      <HomeLink>{homeLabel}</HomeLink>
      <Button variant="primary" disabled={stuck} onClick={goOn}>
        Next
      </Button>
    </>
  );
}
