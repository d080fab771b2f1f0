import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import {
  type ThanksReply,
  thanksActionSchema,
  thanksMessages,
} from '#app/features/thanks/schema.ts';
import { ThanksPage } from '#app/features/thanks/thanks-page.tsx';
import { loadThanks, runThanks } from '#app/features/thanks/thanks.server.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/event-thanks.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, ...event }) => loadThanks(services, event),
});

export const action = defineHostAction({
  reads: 'form',
  schema: thanksActionSchema,
  texts: { unclear: thanksMessages.outOfDate },
  run: ({ services, ...event }, posted) => runThanks(services, event, posted),
});

export const clientAction = keepScreenOf<ThanksReply>((_read, message) => ({ ok: false, message }));

export default function EventThanks({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="messages" windowTitle={say('Thank your guests')}>
      {({ view }) => <ThanksPage key={view.inviteId} view={view} reply={actionData} />}
    </EventScreen>
  );
}
