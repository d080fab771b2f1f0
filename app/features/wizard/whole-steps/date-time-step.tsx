import type { StepPlace } from '../frame/step-props.ts';
import { DateTimeForm } from '../steps/date-time-form.tsx';

export function DateTimeStep({ Place }: { Place: StepPlace }) {
  return (
    <Place name="dateTime">
      {({ value, setValue, plan }) => <DateTimeForm {...{ value, setValue, plan }} />}
    </Place>
  );
}
