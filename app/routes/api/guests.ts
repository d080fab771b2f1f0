import { servicesContext } from '#app/context.ts';
import { loadAnswers } from '#app/features/dashboard/event-answers.server.ts';
import { sendLiveView } from '#app/features/dashboard/live-view.server.ts';

import type { Route } from './+types/guests.ts';

/** The figures and a page of the guest list. */
export function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  return sendLiveView(context.get(servicesContext), request, params.inviteId, loadAnswers);
}
