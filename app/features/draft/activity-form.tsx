import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import { ActivityList } from '#app/features/schedule/activity-list.tsx';
import { ActivityTimeline } from '#app/features/schedule/activity-timeline.tsx';
import { outOfRange } from '#app/features/schedule/plan.ts';
import { type ActivityWindow, minutesInDay, timeLabel } from '#app/features/schedule/rules.ts';
import { trimText } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UndoBar } from '#app/ui/undo-bar.tsx';

import { limits } from './schema.ts';
import { type ActivityStep, useActivityPlan } from './use-activity-plan.ts';

import styles from './activity-form.module.css';

/** Elements by activity, so that focus can go to a neighbour. */
function useElements() {
  const elements = useRef(new Map<number, HTMLElement>());
  return {
    keep: (id: number, element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    focus: (id: number) => elements.current.get(id)?.focus(),
  };
}

/** Remembers an element that the next drawing brings, and gives it the focus then. */
function useFocusOnceDrawn(focus: (id: number) => void) {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    focus(awaited.current);
    awaited.current = null;
  });
  return (id: number | null) => {
    awaited.current = id;
  };
}

/** Ctrl+Z or Cmd+Z anywhere but in a field, which has an undo of its own. */
function useUndoKey(active: boolean, undo: () => void) {
  const onUndo = useEffectEvent(undo);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey;
      if (!isUndo || !(event.ctrlKey || event.metaKey) || typing) return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

/** The Activities step (spec §2): what happens when, on a timeline and in a list. */
export function ActivityForm(step: ActivityStep) {
  const plan = useActivityPlan(step);
  const handles = useElements();
  const removeButtons = useElements();
  const nameInput = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const focusOnceDrawn = useFocusOnceDrawn(handles.focus);

  const undo = () => {
    focusOnceDrawn(plan.removed?.activity.id ?? null);
    const result = plan.undo();
    if (result) setProblem(result.ok ? null : result.error);
  };
  useUndoKey(plan.removed !== null, undo);

  const removeFrom =
    (elements: { focus: (id: number) => void }) => (id: number, by: 'pointer' | 'keyboard') => {
      const neighbour = plan.remove(id);
      if (neighbour !== null) elements.focus(neighbour);
      else if (by === 'keyboard') nameInput.current?.focus();
    };

  return (
    <div className={styles.step}>
      <AddActivity {...{ step, plan, nameInput, problem, setProblem }} />
      <Card className={styles.plan} aria-labelledby="plan-heading">
        <div className={styles.heading}>
          <h2 id="plan-heading">The plan</h2>
          <p className={styles.range}>{rangeInWords(plan.range)}</p>
        </div>
        <ActivityTimeline
          activities={plan.activities}
          range={plan.range}
          onMove={plan.move}
          onRemove={removeFrom(handles)}
          handleRef={handles.keep}
        />
        <UndoBar offer={removalOffer(plan)} onUndo={undo} onExpire={plan.forgetRemoved} />
        {plan.activities.length > 0 ? (
          <ActivityList
            activities={plan.activities}
            onShow={handles.focus}
            onRemove={removeFrom(removeButtons)}
            removeRef={removeButtons.keep}
          />
        ) : null}
        <output className="visually-hidden">{plan.restored}</output>
      </Card>
    </div>
  );
}

function removalOffer({ removed }: Pick<ReturnType<typeof useActivityPlan>, 'removed'>) {
  return removed && { key: removed.activity.id, text: `Removed “${removed.activity.name}”.` };
}

function rangeInWords({ start, end }: ActivityWindow): string {
  const nextDay = end >= minutesInDay ? ' the next day' : '';
  return `Between ${timeLabel(start)} and ${timeLabel(end)}${nextDay}`;
}

interface AddActivityProps {
  step: ActivityStep;
  plan: ReturnType<typeof useActivityPlan>;
  nameInput: RefObject<HTMLInputElement | null>;
  problem: string | null;
  setProblem: (problem: string | null) => void;
}

function AddActivity({ step, plan, nameInput, problem, setProblem }: AddActivityProps) {
  const { value, setValue } = step;
  const timeInput = useRef<HTMLInputElement>(null);

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (trimText(value.name) === '' || value.time === '') return;
    const result = plan.add();
    setProblem(result.ok ? null : result.error);
    if (result.ok) nameInput.current?.focus();
    else if (result.error === outOfRange) timeInput.current?.focus();
  };

  return (
    <form noValidate className={styles.form} onSubmit={add}>
      <div className={styles.fields}>
        <TextField
          ref={nameInput}
          label="Activity"
          placeholder="Cutting the cake"
          maxLength={limits.listEntry}
          autoComplete="off"
          value={value.name}
          onChange={(event) => setValue((old) => ({ ...old, name: event.target.value }))}
        />
        <TextField
          ref={timeInput}
          label="Time"
          type="time"
          value={value.time}
          onChange={(event) => {
            setProblem(null);
            setValue((old) => ({ ...old, time: event.target.value }));
          }}
        />
        <Button type="submit" look="primary" className={styles.add}>
          Add Activity
        </Button>
      </div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </form>
  );
}
