import { type KeyboardEvent, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { activityNameRequired, outOfRange, timeRequired } from '#app/features/schedule/plan.ts';
import { type ActivityWindow, minutesInDay, formatMinutes } from '#app/features/schedule/rules.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { ignoreSecondPress } from '#app/ui/double-click.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { type ActivityEntry, describeActivities, offerHours } from '../standing/activity-entry.ts';
import { TakesAlong } from '../standing/takes-along.tsx';
import type { ActivityStep } from './activity-step.ts';
import type { useActivityPlan } from './use-activity-plan.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './activity-form.module.css';

interface AddActivityProps {
  step: ActivityStep;
  plan: ReturnType<typeof useActivityPlan>;
  nameInput: RefObject<HTMLInputElement | null>;
}

const focusOf = (entry: ActivityEntry): 'name' | 'time' =>
  entry.kind === 'open' && entry.name === undefined ? 'time' : 'name';

/** Questions come with Add, Enter and Next, at the field (behaviour 8.2, 8.3, 8.24). */
function useAdding({ step, plan, nameInput }: AddActivityProps) {
  const { value, setValue, refusal } = step;
  const { entry } = plan;
  const timeInput = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<object | null>(null);
  const [dismissed, setDismissed] = useState(refusal);
  const isAsked = asked === value || (refusal !== null && refusal !== dismissed);

  return {
    timeInput,
    isAsked,
    missing: entry.kind === 'open' && isAsked ? entry : emptyFields(entry, isAsked),
    add: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      setAsked(plan.add() ? null : value);
      if (entry.kind === 'outside') return;
      (focusOf(entry) === 'time' ? timeInput : nameInput).current?.focus();
    },
    type: (change: Partial<ActivityStep['value']>) => {
      setAsked(null);
      setValue((old) => ({ ...old, ...change }));
    },
    goOnWhenEmpty: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || entry.kind !== 'none') return;
      event.preventDefault();
      step.goOn();
    },
    otherTime: () => {
      setAsked(null);
      setDismissed(refusal);
      (value.time === '' ? nameInput : timeInput).current?.focus();
    },
  };
}

export function AddActivity(props: AddActivityProps) {
  const { step, plan, nameInput } = props;
  const { value } = step;
  const { entry } = plan;
  const { timeInput, isAsked, missing, add, type, goOnWhenEmpty, otherTime } = useAdding(props);
  return (
    <form noValidate className={patterns.stack4} onSubmit={add}>
      <div className={styles.fields}>
        <TextField
          ref={nameInput}
          label={say('Activity¦of the plan')}
          placeholder={say('7:30 dinner, 9 dancing')}
          maxLength={limits.line}
          autoComplete="off"
          value={value.name}
          error={missing.name}
          onKeyDown={goOnWhenEmpty}
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextField
          ref={timeInput}
          label={say('Time')}
          type="time"
          value={value.time}
          error={missing.time}
          onChange={(event) => type({ time: event.target.value })}
        />
        <Button type="submit" onClick={ignoreSecondPress}>
          {say('Add Activity')}
        </Button>
      </div>
      <Standing entry={entry} button={step.button} />
      {entry.kind === 'outside' && isAsked ? (
        <OutOfRange {...{ step, plan, entry, otherTime }} />
      ) : null}
    </form>
  );
}

/** Add on empty fields names both. */
function emptyFields({ kind }: ActivityEntry, isAsked: boolean): { name?: string; time?: string } {
  return kind === 'none' && isAsked ? { name: activityNameRequired, time: timeRequired } : {};
}

interface StandingProps extends Pick<ActivityStep, 'button'> {
  entry: ActivityEntry;
}

function Standing({ entry, button }: StandingProps) {
  const count = entry.kind === 'ready' ? entry.activities.length : 1;
  const more = say('{count, plural, one {{button} adds it too.} other {{button} adds them too.}}', {
    count,
    button: say(button),
  });
  return (
    <TakesAlong more={more}>
      {entry.kind === 'ready' ? describeActivities(entry.activities) : null}
    </TakesAlong>
  );
}

interface OutOfRangeProps {
  step: ActivityStep;
  plan: ReturnType<typeof useActivityPlan>;
  entry: Extract<ActivityEntry, { kind: 'outside' }>;
  otherTime: () => void;
}

/** Nothing is added until its button is pressed (behaviour 8.22). */
function OutOfRange({ step, plan, entry, otherTime }: OutOfRangeProps) {
  const { activities, widened } = entry;
  return (
    <Notice
      tone="ask"
      urgent
      actions={
        <>
          {widened ? (
            <Button variant="primary" onClick={() => plan.addWith(activities, widened)}>
              {offerHours(activities.length, widened)}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={otherTime}>
            {say('Other time')}
          </Button>
        </>
      }
    >
      <strong>{say(outOfRange)}</strong>
      <EventHours {...{ step, range: plan.range }} />
    </Notice>
  );
}

/** `preset` while the event has no times of its own. */
function describeHours(range: ActivityWindow, preset: boolean): string {
  const times = { start: formatMinutes(range.start), end: formatMinutes(range.end) };
  if (range.end < minutesInDay) {
    return preset
      ? say('Until you set its times, your event runs from {start} to {end}.', times)
      : say('Your event runs from {start} to {end}.', times);
  }
  return preset
    ? say('Until you set its times, your event runs from {start} to {end} the next day.', times)
    : say('Your event runs from {start} to {end} the next day.', times);
}

/** Shown for a time out of range (behaviour 8.21). */
function EventHours({ step, range }: { step: ActivityStep; range: ActivityWindow }) {
  const { startTime, endTime } = step.schedule;
  const preset = startTime === '' && endTime === '';
  return (
    <p>
      <TimeText>{describeHours(range, preset)}</TimeText>{' '}
      <Link {...step.linkTo('dateTime')}>
        {preset ? say('Set its times') : say('Change its times')}
      </Link>
    </p>
  );
}
