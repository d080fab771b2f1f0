import { useRef, useState } from 'react';

import { type PartName, type StepValue, parts } from '#app/features/draft/parts.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { settled } from '../standing/settled.ts';
import { useDraftPlan } from './plan.ts';
import { type Refusal, type StepForm, type StepPageProps, stepButtons } from './step-props.ts';
import { useSettleOnLeave } from './use-settle-on-leave.ts';

const toDraftStep = (part: PartName) => ({ to: parts[part].path });

const noAnswers = {};
const noneAnswered = [] as const;

/**
 * A step's form over the draft, whose button goes on by `next`. What counts of its fields is taken along however the
 * form is left (behaviour 3.17), unless `drop` was called.
 */
export function useDraftForm<Name extends PartName>(props: StepPageProps<Name>, next: () => void) {
  const [value, setValue] = useDraftStep(props.name);
  const [schedule, setSchedule] = useDraftStep('dateTime');
  const plan = useDraftPlan();
  const restored = useHydrated();
  const isDropped = useRef(false);
  const [refused, setRefused] = useState<Refusal & { value: unknown }>();
  const stuck = !restored || (props.nextDisabled?.(value) ?? false);
  const settle = (typed: StepValue<Name>) => props.settle?.(typed, schedule) ?? settled(typed);

  useSettleOnLeave(() => {
    if (isDropped.current) return;
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
    if (problem === null) next();
  };
  const refusal = refused?.value === value ? refused : null;
  const form: StepForm<Name> = {
    value,
    setValue,
    schedule,
    setSchedule,
    plan,
    button: stepButtons.next,
    goOn,
    linkTo: toDraftStep,
    inviteId: null,
    answers: noAnswers,
    answered: noneAnswered,
    refusal,
  };
  return {
    form,
    restored,
    stuck,
    error: props.asksInForm ? null : (refusal?.problem ?? null),
    drop: () => {
      isDropped.current = true;
    },
  };
}
