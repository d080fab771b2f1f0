import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ActivityList } from '#app/features/schedule/activity-list.tsx';
import { ActivityTimeline } from '#app/features/schedule/activity-timeline.tsx';
import { type ActivityWindow, minutesInDay, formatMinutes } from '#app/features/schedule/rules.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { say } from '#app/platform/language/say.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';

import { createPlan } from '../frame/plan.ts';
import type { ActivityStep } from './activity-step.ts';
import { AddActivity } from './add-activity.tsx';
import { HoursNotice } from './hours-notice.tsx';
import { NoEndYet } from './no-end-yet.tsx';
import { useActivityPlan } from './use-activity-plan.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './activity-form.module.css';

/** By activity id, so that focus can move to a neighbor. */
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

/** Ctrl+Z outside of text fields, which have their own undo. */
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

/** Milliseconds. */
const newHoursShownFor = 10_000;

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
    <div className={patterns.stack5}>
      <NoEndYet schedule={step.schedule} plan={plan} />
      <AddActivity {...{ step, plan, nameInput }} />
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Card className={styles.plan} aria-labelledby="plan-heading">
        <PlanHeading range={plan.range} />
        <ActivityTimeline
          activities={plan.activities}
          hours={plan.range}
          onMove={plan.move}
          onRemove={removeFrom(handles)}
          handleRef={handles.keep}
        />
        <HoursNotice plan={createPlan(step.value, step.setValue)} schedule={step.schedule} />
        <UndoBar offer={removalOffer(plan)} onUndo={undo} onExpire={plan.forgetRemoved} />
        <UndoBar {...plan.newHours} duration={newHoursShownFor} />
        {plan.activities.length > 0 ? (
          <ActivityList
            activities={plan.activities}
            hours={plan.range}
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

function PlanHeading({ range }: { range: ActivityWindow }) {
  return (
    <div className={patterns.headed}>
      <h2 id="plan-heading">{say('The plan')}</h2>
      <p className={patterns.muted}>
        <TimeText>{rangeInWords(range)}</TimeText>
      </p>
    </div>
  );
}

function removalOffer({ removed }: Pick<ReturnType<typeof useActivityPlan>, 'removed'>) {
  return (
    removed && {
      key: removed.activity.id,
      text: say('Removed “{name}”.', { name: removed.activity.name }),
    }
  );
}

function rangeInWords({ start, end }: ActivityWindow): string {
  const times = { start: formatMinutes(start), end: formatMinutes(end) };
  return end >= minutesInDay
    ? say('Between {start} and {end} the next day', times)
    : say('Between {start} and {end}', times);
}
