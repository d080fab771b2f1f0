import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { ThemeStep } from '#app/features/wizard/whole-steps/theme-step.tsx';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

import type { Route } from './+types/theme.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('theme');
export const action = defineStepAction('theme');
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = keepScreen(saveFailed);

export default function Theme({ loaderData }: Route.ComponentProps) {
  const stored = loaderData && 'invitation' in loaderData ? loaderData.invitation : null;
  return <ThemeStep Place={StepPage} stored={stored} />;
}
