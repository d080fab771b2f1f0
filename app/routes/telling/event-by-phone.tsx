import { redirect } from 'react-router';
import * as v from 'valibot';

import { aboutWords } from '#app/features/by-phone/about-words.ts';
import { ByPhonePage } from '#app/features/by-phone/by-phone-page.tsx';
import { loadByPhone, runByPhone } from '#app/features/by-phone/by-phone.server.ts';
import {
  type PhoneReply,
  type PhoneView,
  phoneActionSchema,
} from '#app/features/by-phone/schema.ts';
import { EventPage } from '#app/features/dashboard/frame/event-page.tsx';
import { EventScreen } from '#app/features/dashboard/frame/event-screen.tsx';
import { LiveEvent } from '#app/features/dashboard/frame/live-event.tsx';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { defineHostAction } from '#app/host-action.server.ts';
import { defineEventLoader } from '#app/host-loader.server.ts';
import { say } from '#app/platform/language/say.ts';
import { getByPhonePath, getDashboardPath } from '#app/platform/paths.ts';
import { toldAbouts } from '#app/platform/setting-rows.ts';

import type { Route } from './+types/event-by-phone.ts';

export { headers } from '#app/host-loader.server.ts';
export { EventProblem as ErrorBoundary } from '#app/features/dashboard/frame/invite-problem.tsx';

const readAbout = (url: URL) =>
  v.parse(v.fallback(v.picklist(toldAbouts), 'invite'), url.searchParams.get('for'));

export const loader = defineEventLoader({
  load: ({ services, url, ...event }) => loadByPhone(services, { ...event, about: readAbout(url) }),
});

export const action = defineHostAction({
  reads: 'either',
  schema: phoneActionSchema,
  isHeavy: ({ intent }) => intent === 'start',
  run: async ({ services, request, url, ...event }, posted) => {
    const about = readAbout(url);
    const outcome = await runByPhone(services, { ...event, about }, posted);
    // A form without scripts is led on, so that a reload sends nothing again.
    const isForm = !request.headers.get('Content-Type')?.startsWith('application/json');
    if (isForm && outcome.reply.ok) return redirect(getByPhonePath(event.invite.id, about));
    return outcome;
  },
});

export const clientAction = keepScreen<PhoneReply>();

const toJob = ({ inviteId, about, state }: PhoneView) => ({
  name: say(aboutWords[about].job),
  out: {
    to: getDashboardPath(inviteId),
    label: state === 'through' ? say('Done') : say('Close'),
  },
});

export default function EventByPhone({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EventScreen loaded={loaderData}>
      {({ frame, view }) => (
        <LiveEvent key={`${view.inviteId} ${view.about}`} inviteId={view.inviteId}>
          {(live) => (
            <EventPage
              frame={frame}
              section="guests"
              windowTitle={say(aboutWords[view.about].job)}
              job={toJob(view)}
            >
              <ByPhonePage view={view} reply={actionData} live={live} />
            </EventPage>
          )}
        </LiveEvent>
      )}
    </EventScreen>
  );
}
