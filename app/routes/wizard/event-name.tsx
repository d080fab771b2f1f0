import { Suspense, lazy, useEffect } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router';

import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { type BroughtCover, readBroughtCover } from '#app/features/draft/brought-cover.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { getCoverFile } from '#app/features/theme/cover-files.ts';
import { takeCover } from '#app/features/wizard/cover/take-cover.client.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { EventNameStep } from '#app/features/wizard/whole-steps/event-name-step.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

import type { Route } from './+types/event-name.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

const loadStored = defineStepLoader('eventName');

export const loader = async (args: Route.LoaderArgs) =>
  (await loadStored(args)) ??
  readBroughtCover(args.url.searchParams, (look) => getCoverFile(look, 'none'));

export const action = defineStepAction('eventName');
export const clientAction = keepScreen(saveFailed);

const AskForCover = lazy(async () => {
  const { AskForCover: Asking } = await import('#app/features/wizard/cover/ask-for-cover.tsx');
  return { default: Asking };
});

export default function EventName() {
  const loaded: object | null | undefined = useLoaderData<BroughtCover | object | null>();
  const taken = loaded && 'brought' in loaded ? (loaded as BroughtCover) : null;
  const hydrated = useHydrated();
  const note = useRouteLoaderData<string | null>('routes/wizard/layout') ?? null;
  // Before the fields open, so that nothing is typed that the cover would replace.
  useEffect(() => {
    if (taken) takeCover(taken);
  }, [taken]);
  return (
    <>
      <EventNameStep Place={StepPage} note={note} />
      {taken && hydrated ? (
        <Suspense>
          <AskForCover cover={taken.brought} />
        </Suspense>
      ) : null}
    </>
  );
}
