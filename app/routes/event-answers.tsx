import { data } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { InviteProblem, WrongHost } from '#app/features/dashboard/invite-problem.tsx';
import { openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { AnswersPage } from '#app/features/dashboard/question-answers/answers-page.tsx';
import { loadAnswersView } from '#app/features/dashboard/question-answers/question-answers.server.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';

import type { Route } from './+types/event-answers.ts';

const fresh = { 'Cache-Control': 'no-store' };

/** Everybody's answers to an event's questions, for its host only. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { host, invite } = await openOwnEvent(services, request, params.inviteId);
  const hostName = host.displayName;
  if (!invite) return data({ hostName, title: '', view: null }, { status: 403, headers: fresh });
  const question = new URL(request.url).searchParams.get('question');
  const view = await loadAnswersView(services.db, invite, question);
  return data({ hostName, title: formatHostTitle(invite), view }, { headers: fresh });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export default function EventAnswers({ loaderData, params }: Route.ComponentProps) {
  const { hostName, title, view } = loaderData;
  const { inviteId } = params;
  if (!view) return <WrongHost hostName={hostName} inviteId={inviteId} />;
  return <AnswersPage {...{ hostName, inviteId, title, view }} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InviteProblem error={error} />;
}
