import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { AnswersPage } from '#app/features/question-answers/answers-page.tsx';
import { loadAnswersView } from '#app/features/question-answers/question-answers.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/event-answers.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, invite, url }) =>
    loadAnswersView(services.db, invite, url.searchParams.get('question')),
});

export default function EventAnswers({ loaderData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="answers" windowTitle={say('Answers')}>
      {({ frame, view }) => <AnswersPage frame={frame} view={view} />}
    </EventScreen>
  );
}
