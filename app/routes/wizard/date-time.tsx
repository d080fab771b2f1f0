import { href } from 'react-router';

import { DateTimeForm } from '#app/features/draft/date-time-form.tsx';

import type { Route } from './+types/date-time.ts';
import { StepPage } from './step-page.tsx';
import { askOnlyForStored } from './stored-step-client.ts';
import { loadStoredStep, saveStoredStep } from './stored-step.server.ts';

export const loader = (args: Route.LoaderArgs) => loadStoredStep('dateTime', args);
export const clientLoader = (args: Route.ClientLoaderArgs) => askOnlyForStored(args);
export const action = (args: Route.ActionArgs) => saveStoredStep('dateTime', args);

export default function DateTimeStep() {
  return (
    <StepPage
      name="dateTime"
      title="Date & Time"
      lead="Not sure yet? Leave it open and come back."
      next={href('/activity')}
    >
      {({ value, setValue }) => <DateTimeForm value={value} setValue={setValue} />}
    </StepPage>
  );
}
