import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { openGreeting } from '#app/features/invitation/greeting.tsx';
import { ClosedAnswers } from '#app/features/rsvp/closed-answers.tsx';
import { GuestStatus } from '#app/features/rsvp/guest-status.tsx';
import { RsvpSection } from '#app/features/rsvp/rsvp-section.tsx';
import { unanswered } from '#app/features/rsvp/schema.ts';
import { getDashboardPath, getGuestPath, isInviteId, logInPath } from '#app/platform/paths.ts';

import { sendHtml } from './document.server.tsx';
import type { GuestContext } from './guest-context.ts';
import { fillPage } from './page-frame.server.tsx';
import { showMissingPage } from './page.server.tsx';
import { PreviewBar } from './preview-bar.tsx';

/**
 * The page as guests see it, for the invitation's signed-in host: the answer cannot be given, and the browser does not
 * become a guest's (behaviour 18.14). Another host gets the guest page.
 */
export async function showPreview(c: GuestContext): Promise<Response> {
  const { services } = c.var;
  const id = c.req.param('inviteId') ?? '';
  if (!isInviteId(id)) return showMissingPage(c);
  const found = await findOwnEvent(services, c.req.raw, id);
  if (!found.ok) {
    const { status } = found.error;
    if (status === 404) return showMissingPage(c);
    return c.redirect(status === 401 ? logInPath(getDashboardPath(id)) : getGuestPath(id), 302);
  }
  const { invite } = found.value;
  const closed = invite.answersClosed;
  const page = fillPage(invite, services.origin, () => ({
    status: <GuestStatus rsvp={unanswered} closed={closed} />,
    above: <PreviewBar inviteId={id} />,
    greeting: openGreeting,
    reply: closed ? (
      <ClosedAnswers rsvp={unanswered} />
    ) : (
      <RsvpSection rsvp={unanswered} isPreview />
    ),
  }));
  return sendHtml(c, page, { status: 200, headers: new Headers({ 'Cache-Control': 'no-store' }) });
}
