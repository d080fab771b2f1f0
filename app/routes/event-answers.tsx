import { data } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { toEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { InviteProblem, WrongHost } from '#app/features/dashboard/frame/invite-problem.tsx';
import { openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { AnswersPage } from '#app/features/question-answers/answers-page.tsx';
import { loadAnswersView } from '#app/features/question-answers/question-answers.server.ts';

import type { Route } from './+types/event-answers.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** Everybody's answers to an event's questions, for its host only. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId);
  const hostName = host.displayName;
  if (!invite) return data({ hostName, frame: null, view: null }, { status: 403, headers: fresh });
  const question = new URL(request.url).searchParams.get('question');
  const view = await loadAnswersView(services.db, invite, question);
  const frame = toEventFrame(services, host, invite);
  return data({ hostName, frame, view }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export default function EventAnswers({ loaderData, params }: Route.ComponentProps) {
  const { hostName, frame, view } = loaderData;
  if (!frame) return <WrongHost hostName={hostName} inviteId={params.inviteId} />;
  return (
    <EventPage frame={frame} section="answers" windowTitle="Answers">
      <AnswersPage frame={frame} view={view} />
    </EventPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
