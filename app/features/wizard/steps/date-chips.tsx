import { useState } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import { setHours } from '#app/features/draft/parts/date-time.ts';
import { parseClock } from '#app/features/schedule/rules.ts';
import { listNextSaturdays } from '#app/features/schedule/saturdays.ts';
import { endAt } from '#app/features/schedule/widen-hours.ts';
import { say } from '#app/platform/language/say.ts';
import { ChipList, ToggleChip } from '#app/ui/chip.tsx';

import { formatShortTime } from '../standing/short-time.ts';

import styles from './date-time-form.module.css';

type Schedule = StepValue<'dateTime'>;

const hoursOffered = [2, 3, 4];

interface UntilWhenProps {
  value: Schedule;
  change: (next: Schedule) => void;
  /** The line says 'till late'. */
  saysOpen: boolean;
}

/** Asks for the end of an event that has a start; the pressed one names its time (behaviour 7.13). */
export function UntilWhen({ value, change, saysOpen }: UntilWhenProps) {
  const [isOpen, setOpen] = useState(false);
  const start = parseClock(value.startTime);
  if (start === null) return null;
  const press = (next: Schedule) => {
    setOpen(next.endTime === '');
    change(setHours(value, next));
  };
  return (
    <div className={styles.until}>
      <p aria-hidden="true">{say('Until when?')}</p>
      <ChipList label={say('Until when?')}>
        {hoursOffered.map((hours) => {
          const end = start + hours * 60;
          const next = endAt(value, end);
          const isPressed =
            next.endTime === value.endTime && next.endsNextDay === value.endsNextDay;
          return (
            <ToggleChip key={hours} pressed={isPressed} onToggle={() => press(next)}>
              {say('+{hours, number} h', { hours })}
              {isPressed ? ` · ${formatShortTime(end)}` : null}
            </ToggleChip>
          );
        })}
        <ToggleChip
          pressed={(isOpen || saysOpen) && value.endTime === ''}
          onToggle={() => press({ ...value, endTime: '', endsNextDay: false })}
        >
          {say('Open end')}
        </ToggleChip>
      </ChipList>
    </div>
  );
}

/** The next days on which most parties are (behaviour 7.14). `today` is 'YYYY-MM-DD'. */
export function NextSaturdays({
  today,
  choose,
}: {
  today: string;
  choose: (date: string) => void;
}) {
  return (
    <ChipList label={say('The next Saturdays')}>
      {listNextSaturdays(today).map(({ date, label }) => (
        <ToggleChip key={date} onToggle={() => choose(date)}>
          {label}
        </ToggleChip>
      ))}
    </ChipList>
  );
}
