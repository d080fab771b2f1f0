import type { AnswersServices } from '#app/features/guests/list/event-answers.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import { loadEventFrame } from './frame/event-frame.server.ts';
import { type NewsServices, loadNews } from './overview/event-news.server.ts';
import { loadOverviewAnswers } from './overview/overview-people.server.ts';
import type { OwnEvent } from './own-event.server.ts';
import { toHostView } from './views.ts';

/** With a page in the address it holds that page of the guests, else the first ten. */
export async function loadDashboard(
  services: NewsServices & AnswersServices & { origin: string },
  { host, invite }: OwnEvent,
  url?: URL,
) {
  const page = url?.searchParams.has('page') ? url : undefined;
  const answers = await loadOverviewAnswers(services, invite, page);
  const view = toHostView(invite, answers, services.clock());
  const guestLink = `${services.origin}${getGuestPath(invite.id)}`;
  const news = await loadNews(services, invite);
  return { frame: await loadEventFrame(services, host, invite), view, guestLink, ...news };
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>;
