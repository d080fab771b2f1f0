import { useState } from 'react';
import { href, useFetcher, useLocation } from 'react-router';

import type { PartName } from '#app/features/draft/schema.ts';
import { type StepValue, toPart } from '#app/features/draft/steps.ts';
import { dropEdit, findEdit, keepEdit } from '#app/features/draft/unsaved-edit.ts';
import { useRestored } from '#app/features/draft/use-draft.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

import { StaleComparison } from './stale-comparison.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepPageProps } from './step-page.tsx';
import type { SaveRefusal, StoredStep } from './stored-step.server.ts';

type Props<Name extends PartName> = StepPageProps<Name> & { stored: StoredStep<Name> };

function useStoredStep<Name extends PartName>({ stored, ...props }: Props<Name>) {
  const fetcher = useFetcher<SaveRefusal<Name>>();
  const { pathname, search } = useLocation();
  const hydrated = useRestored();
  const editKey = `${stored.inviteId}/${props.name}/${stored.version}`;
  const [value, setValue] = useState(
    () => (findEdit(editKey) as StepValue<Name> | null) ?? stored.value,
  );
  const [refused, setRefused] = useState<{ value: unknown; problem: string | null }>();

  const invalid = refused?.value === value ? refused.problem : null;
  const newer = fetcher.data?.stored ?? null;
  const saving = fetcher.state !== 'idle';
  const stuck = !hydrated || saving || (props.nextDisabled?.(value) ?? false);
  const error = invalid ?? (saving ? null : (fetcher.data?.message ?? null));

  const save = () => {
    if (stuck) return;
    const problem = props.validate?.(value) ?? props.validateStored?.(value) ?? null;
    setRefused({ value, problem });
    if (problem !== null) return;
    keepEdit(editKey, value);
    const change = { version: newer?.version ?? stored.version, value: toPart(props.name, value) };
    void fetcher.submit(JSON.stringify(change), {
      method: 'post',
      action: pathname + search,
      encType: 'application/json',
      // The second press of a double click finds the button that cannot be pressed.
      flushSync: true,
    });
  };

  return { value, setValue, newer, saving, stuck, error, hydrated, save };
}

/** A step over a stored invitation: typed values live in the page until Save posts them (decisions §6). */
export function StoredStepPage<Name extends PartName>(props: Props<Name>) {
  const { name, title, stored, children } = props;
  const { value, setValue, newer, saving, stuck, error, hydrated, save } = useStoredStep(props);
  const dashboard = href('/host/events/:inviteId', { inviteId: stored.inviteId });
  return (
    <StepFrame
      title={title}
      eyebrow={
        <>
          Editing “<bdi>{stored.eventName}</bdi>”
        </>
      }
      disabled={!hydrated}
      error={error}
      after={
        newer ? (
          <StaleComparison
            name={name}
            stored={newer.value}
            typed={value}
            onTakeStored={() => setValue(newer.value)}
          />
        ) : null
      }
      bar={
        <>
          <ButtonLink to={dashboard} onClick={dropEdit}>
            Cancel
          </ButtonLink>
          <Button look="primary" disabled={stuck} onClick={save}>
            {saving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      {children({
        value,
        setValue,
        schedule: stored.schedule,
        goOn: save,
        inviteId: stored.inviteId,
        answers: stored.answers,
      })}
    </StepFrame>
  );
}
