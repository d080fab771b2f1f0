import { href } from 'react-router';

import { LocationForm } from '#app/features/draft/location-form.tsx';

import type { Route } from './+types/location.ts';
import { StepPage } from './step-page.tsx';
import { askOnlyForStored } from './stored-step-client.ts';
import { loadStoredStep, saveStoredStep } from './stored-step.server.ts';

export const loader = (args: Route.LoaderArgs) => loadStoredStep('location', args);
export const clientLoader = (args: Route.ClientLoaderArgs) => askOnlyForStored(args);
export const action = (args: Route.ActionArgs) => saveStoredStep('location', args);

const notChosen =
  'Press Enter or choose “Use this address as typed” first, so that the address you typed is saved.';

export default function Location() {
  return (
    <StepPage
      name="location"
      title="Choose a Location"
      lead="An address, or a place that everybody knows."
      next={href('/confirmation')}
      validateStored={({ typed, location }) =>
        ['', location].includes(typed.trim()) ? null : notChosen
      }
    >
      {({ value, setValue, inviteId }) => (
        <LocationForm {...{ value, setValue }} presetsZone={inviteId === null} />
      )}
    </StepPage>
  );
}
