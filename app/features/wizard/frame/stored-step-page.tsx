import { useMemo, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';

import { type PartName, type StepValue, parts, toPart } from '#app/features/draft/parts.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { useStoredPlan } from './plan.ts';
import { StaleComparison } from './stale-comparison.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Refusal, StepPageProps } from './step-props.ts';
import type { NewerPart, SaveRefusal, StoredStep } from './stored-step.ts';
import { dropEdit, findEdit, keepEdit } from './unsaved-edit.ts';

type Props<Name extends PartName> = StepPageProps<Name> & { stored: StoredStep<Name> };

function useStoredStep<Name extends PartName>({ stored, ...props }: Props<Name>) {
  const fetcher = useFetcher<SaveRefusal<Name>>();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const editKey = `${stored.inviteId}/${props.name}/${stored.version}`;
  const [value, setValue] = useState(
    () => (findEdit(editKey) as StepValue<Name> | null) ?? stored.value,
  );
  const [newer, setNewer] = useState<NewerPart<Name> | null>(null);
  const { plan, changed } = useStoredPlan(stored.schedule, newer ?? stored);
  const [refused, setRefused] = useState<Refusal & { value: unknown }>();

  const refusal = refused?.value === value ? refused : null;
  const invalid = props.asksInForm ? null : (refusal?.problem ?? null);
  const latest = fetcher.data?.stored ?? newer;
  if (latest !== newer) setNewer(latest);
  const saving = fetcher.state !== 'idle';
  const stuck = !hydrated || saving || (props.nextDisabled?.(value) ?? false);
  const error = invalid ?? (saving ? null : (fetcher.data?.message ?? null));

  const save = () => {
    if (stuck) return;
    const problem = props.validate?.(value) ?? null;
    setRefused(problem === null ? undefined : { value, problem });
    if (problem !== null) return;
    keepEdit(editKey, value);
    const change = {
      version: (newer ?? stored).version,
      value: toPart(props.name, value),
      ...(changed && { activities: changed }),
    };
    void fetcher.submit(JSON.stringify(change), {
      method: 'post',
      action: pathname + search,
      encType: 'application/json',
      // Disables the button before the second press of a double click.
      flushSync: true,
    });
  };

  return { value, setValue, plan, newer, saving, stuck, error, refusal, hydrated, save };
}

/** Null on a step without a preview. */
function useDrawn<Name extends PartName>({ stored, name }: Props<Name>, value: StepValue<Name>) {
  const { invitation } = stored;
  return useMemo(
    () => invitation && { ...invitation, ...toPart(name, value) },
    [invitation, name, value],
  );
}

/** Typed values stay in the page until Save posts them. */
export function StoredStepPage<Name extends PartName>(props: Props<Name>) {
  const { name, stored, children } = props;
  const { value, setValue, plan, newer, saving, stuck, error, refusal, hydrated, save } =
    useStoredStep(props);
  const drawn = useDrawn(props, value);
  const dashboard = getDashboardPath(stored.inviteId);
  return (
    <StepFrame
      title={parts[name].screen.title}
      eyebrow={
        <>
          Editing “<bdi>{stored.eventName}</bdi>”
        </>
      }
      {...(drawn && { preview: props.preview ?? 'small', stored: drawn })}
      reply={props.drawReply?.(value)}
      disabled={!hydrated}
      error={error}
      after={
        newer?.changed === name ? (
          <StaleComparison
            name={name}
            stored={newer.value}
            typed={value}
            onTakeStored={() => setValue(newer.value)}
          />
        ) : null
      }
      bar={<StoredBar {...{ dashboard, stuck, saving, save }} />}
    >
      {children({
        value,
        setValue,
        schedule: stored.schedule,
        plan,
        goOn: save,
        inviteId: stored.inviteId,
        answers: stored.answers,
        answered: stored.answered,
        refusal,
      })}
    </StepFrame>
  );
}

interface StoredBarProps {
  dashboard: string;
  stuck: boolean;
  saving: boolean;
  save: () => void;
}

function StoredBar({ dashboard, stuck, saving, save }: StoredBarProps) {
  return (
    <>
      <ButtonLink to={dashboard} onClick={dropEdit}>
        Cancel
      </ButtonLink>
      <Button variant="primary" disabled={stuck} onClick={save}>
        {saving ? 'Saving...' : 'Save'}
      </Button>
    </>
  );
}
