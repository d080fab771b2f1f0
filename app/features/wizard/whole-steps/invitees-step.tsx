import type { ReactNode } from 'react';

import type { StepForm, StepPlace } from '../frame/step-props.ts';
import { findGreeted, settleInvitees } from '../standing/invitee-entry.ts';
import { useGuestReader } from '../standing/use-guest-reader.ts';
import { InviteeForm } from '../steps/invitee-form.tsx';

interface InviteesStepProps {
  Place: StepPlace;
  /** Below the form. */
  children?: (form: StepForm<'invitee'>) => ReactNode;
}

export function InviteesStep({ Place, children }: InviteesStepProps) {
  const readGuests = useGuestReader();
  return (
    <Place
      name="invitee"
      settle={(value) => settleInvitees(value, readGuests)}
      asksInForm
      readTyped={(value) => ({ guest: findGreeted(value, readGuests) })}
    >
      {(form) => (
        <>
          <InviteeForm {...form} readGuests={readGuests} />
          {children?.(form)}
        </>
      )}
    </Place>
  );
}
