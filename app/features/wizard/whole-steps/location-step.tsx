import type { StepPlace } from '../frame/step-props.ts';
import { settleLocation } from '../standing/settle-location.ts';
import { LocationForm } from '../steps/location-form.tsx';

export function LocationStep({ Place }: { Place: StepPlace }) {
  return (
    <Place name="location" settle={settleLocation} asksInForm>
      {(form) => <LocationForm {...form} />}
    </Place>
  );
}
