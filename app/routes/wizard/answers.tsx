import { requestContext, servicesContext } from '#app/context.ts';
import {
  loadEditStep,
  saveEditStep,
} from '#app/features/dashboard/stored-step/edit-step.server.ts';
import { findAnswerProblems } from '#app/features/draft/answer-problems.ts';
import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { SettingsPreview } from '#app/features/rsvp/preview/settings-preview.tsx';
import { AnswersForm } from '#app/features/wizard/answers/answers-form.tsx';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { saveStored } from '#app/features/wizard/frame/save-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';

import type { Route } from './+types/answers.ts';

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  loadEditStep('answers', { services: context.get(servicesContext), request, url });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = (args: Route.ClientActionArgs) => saveStored(args);
export const action = ({ request, context, url }: Route.ActionArgs) =>
  saveEditStep('answers', {
    services: context.get(servicesContext),
    visit: context.get(requestContext),
    request,
    url,
  });

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

const drawReply = (settings: AnswerSettings) => <SettingsPreview settings={settings} />;

/** Beside the row of steps, because everything in it is optional (behaviour 27.1). */
export default function AnswerSettingsStep() {
  return (
    <StepPage
      name="answers"
      preview="large"
      asksInForm
      validate={(value) => findAnswerProblems(value).values().next().value ?? null}
      drawReply={drawReply}
    >
      {(form) => <AnswersForm {...form} />}
    </StepPage>
  );
}
