import { formatMinutes, minutesInDay, parseClock } from '#app/features/schedule/rules.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { ActivityStep } from './activity-step.ts';
import type { useActivityPlan } from './use-activity-plan.ts';

const ends = [
  { minutes: 22 * 60, label: '10 PM' },
  { minutes: 23 * 60, label: '11 PM' },
  { minutes: minutesInDay, label: 'Midnight' },
];

interface NoEndYetProps {
  schedule: ActivityStep['schedule'];
  plan: ReturnType<typeof useActivityPlan>;
}

/** Asks for the end before an activity can be out of range (behaviour 8.25). */
export function NoEndYet({ schedule, plan }: NoEndYetProps) {
  const start = parseClock(schedule.startTime);
  if (start === null || schedule.endTime !== '') return null;
  return (
    <Notice
      tone="ask"
      actions={ends
        .filter(({ minutes }) => minutes > start)
        .map(({ minutes, label }) => (
          <Button key={label} onClick={() => plan.endAt(minutes)}>
            {label}
          </Button>
        ))}
    >
      <TimeText>{`No end time yet: the plan runs to ${formatMinutes(plan.range.end)}.`}</TimeText>
    </Notice>
  );
}
