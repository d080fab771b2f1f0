import { getToday } from '#app/features/schedule/passed.ts';

import type { StepPlace } from '../frame/step-props.ts';
import { useWhenReader } from '../standing/use-when-reader.ts';
import { askOnCard, settleWhen } from '../standing/when-entry.ts';
import { DateTimeForm } from '../steps/date-time-form.tsx';

export function DateTimeStep({ Place }: { Place: StepPlace }) {
  const { readWhen, want } = useWhenReader();
  return (
    <Place
      name="dateTime"
      readTyped={(value) => ({ questions: askOnCard(value, readWhen, getToday()) })}
      settle={(value) => settleWhen(value, readWhen)}
      asksInForm
    >
      {(form) => <DateTimeForm {...form} {...{ readWhen, want }} />}
    </Place>
  );
}
