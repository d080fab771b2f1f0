import { href } from 'react-router';

import { LocationForm } from '#app/features/draft/location-form.tsx';

import { StepPage } from './step-page.tsx';

export default function Location() {
  return (
    <StepPage name="location" title="Choose a Location" next={href('/confirmation')}>
      {(form) => <LocationForm {...form} />}
    </StepPage>
  );
}
