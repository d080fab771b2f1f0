import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { findAnswerProblems } from '#app/features/draft/answer-problems.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { createQuestionId } from '#app/features/draft/question-id.ts';
import { SettingsPreview } from '#app/features/rsvp/preview/settings-preview.tsx';
import { AnswersForm } from '#app/features/wizard/answers/answers-form.tsx';
import { readAnswersForm } from '#app/features/wizard/answers/read-answers-form.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { settled } from '#app/features/wizard/standing/settled.ts';
import { defineStepLoader, saveAnswerSettings } from '#app/wizard-step.server.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('answers');
export const action = saveAnswerSettings;
export const clientAction = keepScreen(saveFailed);

const drawReply = (settings: AnswerSettings) => <SettingsPreview settings={settings} />;

/** Beside the row of steps, because everything in it is optional (behaviour 27.1). */
export default function AnswerSettingsStep() {
  return (
    <StepPage
      name="answers"
      asksInForm
      readForm={(form, value) => readAnswersForm(form, value, createQuestionId)}
      settle={(value) => settled(value, findAnswerProblems(value).values().next().value)}
      drawReply={drawReply}
    >
      {(form) => <AnswersForm {...form} />}
    </StepPage>
  );
}
