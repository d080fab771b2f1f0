import { useState } from 'react';

import {
  describeDuration,
  findOutside,
  describeOutside,
  proposeShift,
} from '#app/features/schedule/hours.ts';
import {
  type ActivityWindow,
  getActivityWindow,
  formatMinutes,
} from '#app/features/schedule/rules.ts';
import type { Schedule } from '#app/features/schedule/schema.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';

import type { Plan } from '../frame/plan.ts';

import styles from './hours-notice.module.css';

const keyOf = ({ start, end }: ActivityWindow) => `${start}-${end}`;

type Done = Parameters<Plan['shift']>[0];

interface HoursNoticeProps {
  plan: Plan;
  schedule: Schedule;
}

/** A change of the hours alone never changes an activity (behaviour 8.19, 8.20). */
export function HoursNotice({ plan, schedule }: HoursNoticeProps) {
  const [shifted, setShifted] = useState<Done | null>(null);
  const hours = getActivityWindow(schedule);
  const outside = findOutside(plan.activities, hours).length;
  const asks = outside > 0 && plan.leftFor !== keyOf(hours);
  const minutes = asks ? proposeShift(plan.activities, hours, plan.plannedStart) : 0;
  return (
    <div className={styles.hours}>
      {asks ? (
        <Notice
          actions={
            <>
              {minutes === 0 ? null : (
                <Button
                  onClick={() => {
                    plan.shift({ minutes, hours, plannedStart: hours.start });
                    setShifted({ minutes, hours, plannedStart: plan.plannedStart });
                  }}
                >
                  {say('Shift all by {duration}', { duration: describeDuration(minutes) })}
                </Button>
              )}
              <Button variant="quiet" onClick={() => plan.leave(keyOf(hours))}>
                {say('Leave them')}
              </Button>
            </>
          }
        >
          <TimeText>{tellOutside(outside, hours)}</TimeText>{' '}
          {minutes === 0 ? null : offerMove(minutes)}
        </Notice>
      ) : null}
      <UndoBar
        offer={shifted && { key: shifted.hours.start, text: tellMove(shifted.minutes) }}
        onUndo={() => {
          if (shifted) plan.shift({ ...shifted, minutes: -shifted.minutes });
          setShifted(null);
        }}
        onExpire={() => setShifted(null)}
      />
    </div>
  );
}

function tellOutside(outside: number, { start, end }: ActivityWindow): string {
  return say('{problem}: {start} to {end}.', {
    problem: describeOutside(outside),
    start: formatMinutes(start),
    end: formatMinutes(end),
  });
}

function offerMove(minutes: number): string {
  const duration = describeDuration(minutes);
  return minutes < 0
    ? say('You can move all activities {duration} earlier.', { duration })
    : say('You can move all activities {duration} later.', { duration });
}

function tellMove(minutes: number): string {
  const duration = describeDuration(minutes);
  return minutes < 0
    ? say('All activities moved {duration} earlier.', { duration })
    : say('All activities moved {duration} later.', { duration });
}
