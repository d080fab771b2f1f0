import { href } from 'react-router';

import { ActivityForm } from '#app/features/draft/activity-form.tsx';
import { useDraftStep } from '#app/features/draft/use-draft.ts';

import { StepPage } from './step-page.tsx';

export default function ActivityStep() {
  const [schedule] = useDraftStep('dateTime');
  return (
    <StepPage
      name="activity"
      title="Plan Your Activities"
      next={href('/invitee')}
      homeLabel="Back to Home"
    >
      {(form) => <ActivityForm {...form} schedule={schedule} />}
    </StepPage>
  );
}
