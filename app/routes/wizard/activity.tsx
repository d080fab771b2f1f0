import { href } from 'react-router';

import { ActivityForm } from '#app/features/draft/activity-form.tsx';

import type { Route } from './+types/activity.ts';
import { StepPage } from './step-page.tsx';
import { askOnlyForStored } from './stored-step-client.ts';
import { loadStoredStep, saveStoredStep } from './stored-step.server.ts';

export const loader = (args: Route.LoaderArgs) => loadStoredStep('activity', args);
export const clientLoader = (args: Route.ClientLoaderArgs) => askOnlyForStored(args);
export const action = (args: Route.ActionArgs) => saveStoredStep('activity', args);

export default function ActivityStep() {
  return (
    <StepPage
      name="activity"
      title="Plan Your Activities"
      lead="What happens when. Your guests see it on the invitation."
      next={href('/invitee')}
      homeLabel="Back to Home"
    >
      {({ value, setValue, schedule }) => (
        <ActivityForm value={value} setValue={setValue} schedule={schedule} />
      )}
    </StepPage>
  );
}
