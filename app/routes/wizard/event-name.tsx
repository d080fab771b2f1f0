import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';

import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { EventNameStep } from '#app/features/wizard/whole-steps/event-name-step.tsx';
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
      <EventNameStep Place={StepPage} />
      {brings ? (
        <Suspense>
          <TakeCover />
        </Suspense>
      ) : null}
    </>
  );
}
