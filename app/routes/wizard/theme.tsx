import { href } from 'react-router';

import { ThemeForm } from '#app/features/draft/theme-form.tsx';

import type { Route } from './+types/theme.ts';
import { StepPage } from './step-page.tsx';
import { askOnlyForStored } from './stored-step-client.ts';
import { loadStoredStep, saveStoredStep } from './stored-step.server.ts';

export const loader = (args: Route.LoaderArgs) => loadStoredStep('theme', args);
export const clientLoader = (args: Route.ClientLoaderArgs) => askOnlyForStored(args);
export const action = (args: Route.ActionArgs) => saveStoredStep('theme', args);

export default function Theme() {
  return (
    <StepPage
      name="theme"
      title="Pick Your Party Theme"
      lead="Every tag changes how the invitation looks. Mix them freely."
      showsLooks
      next={href('/dateTime')}
    >
      {({ value, setValue, inviteId }) => (
        <ThemeForm
          value={value}
          setValue={setValue}
          partyTypePath={
            href('/partyType') + (inviteId ? `?invite=${encodeURIComponent(inviteId)}` : '')
          }
        />
      )}
    </StepPage>
  );
}
