import { servicesContext } from '#app/context.ts';
import { loadFirstAnswers } from '#app/features/dashboard/event-answers.server.ts';
import { sendLiveView } from '#app/features/dashboard/live-view.server.ts';

import type { Route } from './+types/overview.ts';

/** What changes on the overview of an event as guests answer. */
export function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  return sendLiveView(context.get(servicesContext), request, params.inviteId, loadFirstAnswers);
}
