import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useActionData, useFetcher, useLocation } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import { type PartName, type StepValue, parts, toPart } from '#app/features/draft/parts.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { settled } from '../standing/settled.ts';
import { useStoredPlan, useStoredSchedule } from './plan.ts';
import { StaleComparison } from './stale-comparison.tsx';
import { StepFrame, stepForm } from './step-frame.tsx';
import { type Refusal, type StepPageProps, stepButtons } from './step-props.ts';
import type { NewerPart, SaveRefusal, StoredStep } from './stored-step.ts';
import { dropEdit, findEdit, keepEdit } from './unsaved-edit.ts';

import styles from './step-page.module.css';

type Props<Name extends PartName> = StepPageProps<Name> & { stored: StoredStep<Name> };

/** Takes over what was typed into a plain form before this script ran. */
function usePlainForm<Name extends PartName>(
  readForm: Props<Name>['readForm'],
  setValue: (update: (old: StepValue<Name>) => StepValue<Name>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const take = useEffectEvent(() => {
    const plain = form.current;
    if (plain && readForm) setValue((old) => readForm(new FormData(plain), old));
  });
  useEffect(() => take(), []);
  return form;
}

function usePost<Name extends PartName>() {
  const fetcher = useFetcher<SaveRefusal<Name>>();
  const { pathname, search } = useLocation();
  const post = (change: object) =>
    void fetcher.submit(JSON.stringify(change), {
      method: 'post',
      action: pathname + search,
      encType: 'application/json',
      // Disables the button before the second press of a double click.
      flushSync: true,
    });
  return { saving: fetcher.state !== 'idle', reply: fetcher.data, post };
}

function useStoredStep<Name extends PartName>({ stored, ...props }: Props<Name>) {
  const { saving, reply, post } = usePost<Name>();
  const posted = useActionData<SaveRefusal<Name>>();
  const hydrated = useHydrated();
  const editKey = `${stored.inviteId}/${props.name}/${stored.version}`;
  const [value, setValue] = useState(
    () => (findEdit(editKey) as StepValue<Name> | null) ?? posted?.typed ?? stored.value,
  );
  const [newer, setNewer] = useState<NewerPart<Name> | null>(posted?.stored ?? null);
  const form = usePlainForm<Name>(props.readForm, setValue);
  const { plan, changed } = useStoredPlan(stored.schedule, newer ?? stored);
  const times = useStoredSchedule(newer ?? stored);
  const [refused, setRefused] = useState<Refusal & { value: unknown }>();

  const refusal = refused?.value === value ? refused : null;
  const invalid = props.asksInForm ? null : (refusal?.problem ?? null);
  const latest = reply?.stored ?? newer;
  if (latest !== newer) setNewer(latest);
  const ready = hydrated || props.readForm !== undefined;
  const stuck = !ready || saving || (props.nextDisabled?.(value) ?? false);
  const error = invalid ?? (saving ? null : ((reply ?? posted)?.message ?? null));
  const version = (newer ?? stored).version;

  const save = () => {
    if (stuck) return;
    const { value: taken, problem } = props.settle?.(value, times.schedule) ?? settled(value);
    if (taken !== value) setValue(taken);
    setRefused(problem === null ? undefined : { value: taken, problem });
    if (problem !== null) return;
    keepEdit(editKey, taken);
    post({
      version,
      value: toPart(props.name, taken),
      ...(changed && { activities: changed }),
      ...(times.changed && { schedule: toPart('dateTime', times.changed) }),
    });
  };

  const bar = { stuck, saving, save, submits: !hydrated };
  return { value, setValue, plan, times, newer, error, refusal, ready, form, version, bar };
}

function useDrawn<Name extends PartName>({ stored, name }: Props<Name>, value: StepValue<Name>) {
  const { invitation } = stored;
  return useMemo(() => ({ ...invitation, ...toPart(name, value) }), [invitation, name, value]);
}

/** Typed values stay in the page until Save posts them. */
export function StoredStepPage<Name extends PartName>(props: Props<Name>) {
  const { name, stored, children } = props;
  const { value, setValue, plan, times, newer, error, refusal, ready, form, version, bar } =
    useStoredStep(props);
  const drawn = useDrawn(props, value);
  return (
    <StepFrame
      title={parts[name].screen.title}
      eyebrow={withElements(say('Editing “{event}”', { event: spot('event') }), {
        event: <bdi>{stored.eventName}</bdi>,
      })}
      name={name}
      stored={drawn}
      typed={props.readTyped?.(value, times.schedule)}
      reply={props.drawReply?.(value)}
      disabled={!ready}
      form={props.readForm && form}
      version={version}
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
      bar={<StoredBar dashboard={getDashboardPath(stored.inviteId)} {...bar} />}
    >
      {children({
        value,
        setValue,
        schedule: times.schedule,
        setSchedule: times.setSchedule,
        plan,
        button: stepButtons.save,
        goOn: bar.save,
        linkTo: (part) => ({ to: editPath(part, stored.inviteId) }),
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
  /** Before the script runs, the button sends the plain form, where there is one. */
  submits: boolean;
  save: () => void;
}

function StoredBar({ dashboard, stuck, saving, submits, save }: StoredBarProps) {
  return (
    <>
      <ButtonLink to={dashboard} onClick={dropEdit} variant="quiet" className={styles.plain}>
        {say('Cancel')}
      </ButtonLink>
      <Button
        type={submits ? 'submit' : 'button'}
        form={stepForm}
        variant="primary"
        disabled={stuck}
        onClick={submits ? undefined : save}
      >
        {saving ? say('Saving...') : say('Save')}
      </Button>
    </>
  );
}
