import { href } from 'react-router';
import * as v from 'valibot';

import { EventNameForm } from '#app/features/draft/event-name-form.tsx';
import { newTitleSchema } from '#app/features/draft/schema.ts';
import { trimText } from '#app/platform/text.ts';

import type { Route } from './+types/event-name.ts';
import { StepPage } from './step-page.tsx';
import { askOnlyForStored } from './stored-step-client.ts';
import { loadStoredStep, saveStoredStep } from './stored-step.server.ts';

export const loader = (args: Route.LoaderArgs) => loadStoredStep('eventName', args);
export const clientLoader = (args: Route.ClientLoaderArgs) => askOnlyForStored(args);
export const action = (args: Route.ActionArgs) => saveStoredStep('eventName', args);

export default function EventName() {
  return (
    <StepPage
      name="eventName"
      title="Name Your Event"
      lead="The first thing your guests will read."
      next={href('/partyType')}
      nextDisabled={({ title }) => trimText(title) === ''}
      validate={({ title }) => v.safeParse(newTitleSchema, title).issues?.[0].message ?? null}
    >
      {({ value, setValue, goOn }) => (
        <EventNameForm value={value} setValue={setValue} onEnter={goOn} />
      )}
    </StepPage>
  );
}
