import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { activityNameRequired, outOfRange, timeRequired } from '#app/features/schedule/plan.ts';
import { type ActivityWindow, minutesInDay, formatMinutes } from '#app/features/schedule/rules.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { trimText } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ignoreSecondPress } from '#app/ui/double-click.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { ActivityStep, useActivityPlan } from './use-activity-plan.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './activity-form.module.css';

interface AddActivityProps {
  step: ActivityStep;
  plan: ReturnType<typeof useActivityPlan>;
  nameInput: RefObject<HTMLInputElement | null>;
  problem: string | null;
  setProblem: (problem: string | null) => void;
}

interface FieldErrors {
  name?: string | undefined;
  time?: string | undefined;
}

function findFieldErrors({ name, time }: ActivityStep['value']): FieldErrors {
  return {
    name: trimText(name) === '' ? activityNameRequired : undefined,
    time: time === '' ? timeRequired : undefined,
  };
}

/** Errors are shown at the field (behaviour 8.2, 8.3). */
export function AddActivity({ step, plan, nameInput, problem, setProblem }: AddActivityProps) {
  const { value, setValue } = step;
  const [lacking, setLacking] = useState<FieldErrors>({});
  const timeInput = useRef<HTMLInputElement>(null);

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findFieldErrors(value);
    setLacking(found);
    const result = found.name || found.time ? null : plan.add();
    setProblem(result && !result.ok ? result.error : null);
    const time = result ? !result.ok && result.error === outOfRange : !found.name;
    (time ? timeInput : nameInput).current?.focus();
  };
  const type = (change: Partial<ActivityStep['value']>) => {
    setLacking({});
    setProblem(null);
    setValue((old) => ({ ...old, ...change }));
  };

  return (
    <form noValidate className={patterns.stack4} onSubmit={add}>
      <div className={styles.fields}>
        <TextField
          ref={nameInput}
          label="Activity"
          placeholder="Cutting the cake"
          maxLength={limits.listEntry}
          autoComplete="off"
          value={value.name}
          error={lacking.name}
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextField
          ref={timeInput}
          label="Time"
          type="time"
          value={value.time}
          error={lacking.time}
          onChange={(event) => type({ time: event.target.value })}
        />
        <AddButton />
      </div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {problem === outOfRange ? <EventHours {...{ step, range: plan.range }} /> : null}
    </form>
  );
}

function AddButton() {
  return (
    <Button type="submit" variant="primary" onClick={ignoreSecondPress}>
      Add Activity
    </Button>
  );
}

/** Shown for a time out of range (behaviour 8.21). */
function EventHours({ step, range }: { step: ActivityStep; range: ActivityWindow }) {
  const { startTime, endTime } = step.schedule;
  const preset = startTime === '' && endTime === '';
  const from = preset ? 'Until you set its times, your event runs' : 'Your event runs';
  const nextDay = range.end >= minutesInDay ? ' the next day' : '';
  return (
    <p className={patterns.muted}>
      <TimeText>{`${from} from ${formatMinutes(range.start)} to ${formatMinutes(range.end)}${nextDay}.`}</TimeText>{' '}
      <Link to={step.dateTimePath}>{preset ? 'Set its times' : 'Change its times'}</Link>
    </p>
  );
}
