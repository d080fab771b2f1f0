import { href } from 'react-router';

import { PartyTypeForm } from '#app/features/draft/party-type-form.tsx';

import type { Route } from './+types/party-type.ts';
import { StepPage } from './step-page.tsx';
import { askOnlyForStored } from './stored-step-client.ts';
import { loadStoredStep, saveStoredStep } from './stored-step.server.ts';

export const loader = (args: Route.LoaderArgs) => loadStoredStep('partyType', args);
export const clientLoader = (args: Route.ClientLoaderArgs) => askOnlyForStored(args);
export const action = (args: Route.ActionArgs) => saveStoredStep('partyType', args);

export default function PartyType() {
  return (
    <StepPage
      name="partyType"
      title="What's the Occasion?"
      lead="One, a few, or none at all."
      next={href('/theme')}
    >
      {({ value, setValue }) => <PartyTypeForm value={value} setValue={setValue} />}
    </StepPage>
  );
}
