import { href } from 'react-router';

import { DateTimeForm } from '#app/features/draft/date-time-form.tsx';

import { StepPage } from './step-page.tsx';

export default function DateTimeStep() {
  return (
    <StepPage name="dateTime" title="Date & Time" next={href('/activity')}>
      {(form) => <DateTimeForm {...form} />}
    </StepPage>
  );
}
