import type { ShouldRevalidateFunctionArgs } from 'react-router';

import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { LiveEvent } from '#app/features/dashboard/frame/live-event.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { MessagesPage } from '#app/features/outreach/messages-page.tsx';
import { loadMessages } from '#app/features/outreach/messages-view.server.ts';
import { type MessageReply, messageActionSchema } from '#app/features/outreach/schema.ts';
import { runMessageAction } from '#app/features/outreach/send-mailing.server.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { Route } from './+types/event-messages.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

export const loader = defineEventLoader({
  load: ({ services, url, ...event }) => loadMessages(services, event, url.searchParams),
});

export const action = defineHostAction({
  schema: messageActionSchema,
  run: ({ services, ...event }, posted) => runMessageAction(services, event, posted),
});

export const clientAction = keepScreen();

/** A preview changes nothing. What was just seen keeps its mark until the screen is opened again. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const reply = args.actionResult as MessageReply | undefined;
  const isQuiet = reply?.ok && (reply.did === 'previewed' || reply.did === 'seen');
  return isQuiet ? false : args.defaultShouldRevalidate;
}

export default function EventMessages({ loaderData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData} section="messages" windowTitle={say('Messages')}>
      {({ view }) => (
        <LiveEvent key={view.inviteId} inviteId={view.inviteId}>
          {(live) => <MessagesPage view={view} {...live} />}
        </LiveEvent>
      )}
    </EventScreen>
  );
}
