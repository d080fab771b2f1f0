import { formatMinutes, minutesInDay, parseClock } from '#app/features/schedule/rules.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { formatShortTime } from '../standing/short-time.ts';
import type { ActivityStep } from './activity-step.ts';
import type { useActivityPlan } from './use-activity-plan.ts';

const ends = [22 * 60, 23 * 60, minutesInDay];

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
        .filter((minutes) => minutes > start)
        .map((minutes) => (
          <Button key={minutes} onClick={() => plan.endAt(minutes)}>
            {minutes === minutesInDay ? say('Midnight') : formatShortTime(minutes)}
          </Button>
        ))}
    >
      <TimeText>
        {say('No end time yet: the plan runs to {time}.', { time: formatMinutes(plan.range.end) })}
      </TimeText>
    </Notice>
  );
}
