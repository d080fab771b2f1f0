import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';

import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { findTitleProblem } from '#app/features/draft/parts/event-name.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { settled } from '#app/features/wizard/standing/settled.ts';
import { EventNameForm } from '#app/features/wizard/steps/event-name-form.tsx';
import { trimText } from '#app/platform/text.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('eventName');
export const action = defineStepAction('eventName');
export const clientAction = keepScreen(saveFailed);

const TakeCover = lazy(async () => {
  const { TakeCover: Taken } = await import('#app/features/wizard/cover/take-cover.tsx');
  return { default: Taken };
});

export default function EventName() {
  const [query] = useSearchParams();
  const brings = useHydrated() && query.has('look') && !query.has('invite');
  return (
    <>
      <StepPage
        name="eventName"
        nextDisabled={({ title }) => trimText(title) === ''}
        settle={(value) => settled(value, findTitleProblem(value.title))}
      >
        {({ value, setValue, goOn }) => (
          <EventNameForm value={value} setValue={setValue} onEnter={goOn} />
        )}
      </StepPage>
      {brings ? (
        <Suspense>
          <TakeCover />
        </Suspense>
      ) : null}
    </>
  );
}
