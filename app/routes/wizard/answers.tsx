import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { SettingsPreview } from '#app/features/rsvp/preview/settings-preview.tsx';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { AnswersStep } from '#app/features/wizard/whole-steps/answers-step.tsx';
import { defineStepLoader, saveAnswerSettings } from '#app/wizard-step.server.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('answers');
export const action = saveAnswerSettings;
export const clientAction = keepScreen(saveFailed);

const drawReply = (settings: AnswerSettings) => <SettingsPreview settings={settings} />;

export default function AnswerSettingsStep() {
  return <AnswersStep Place={StepPage} drawReply={drawReply} />;
}
