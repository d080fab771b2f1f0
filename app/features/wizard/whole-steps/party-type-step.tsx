import type { StepPlace } from '../frame/step-props.ts';
import { settleOccasions } from '../standing/occasion-entry.ts';
import { PartyTypeForm } from '../steps/party-type-form.tsx';

export function PartyTypeStep({ Place }: { Place: StepPlace }) {
  return (
    <Place name="partyType" settle={settleOccasions}>
      {({ value, setValue, button }) => <PartyTypeForm {...{ value, setValue, button }} />}
    </Place>
  );
}
