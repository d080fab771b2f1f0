import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import { recognizeGuest } from '#app/features/rsvp/guest.server.ts';
import { loadRsvp } from '#app/features/rsvp/service.server.ts';
import { findHostWords } from '#app/host-words.server.ts';
import { sendHtml } from '#app/plain-document.server.tsx';
import { inWordsOf } from '#app/platform/language/say.server.ts';
import { getDashboardPath, getGuestPath, isInviteId, logInPath } from '#app/platform/paths.ts';

import type { GuestContext } from './guest-context.ts';
import { findGuestLanguage } from './language/guest-language.server.ts';
import { drawOwnParts } from './own-parts.tsx';
import { fillPage } from './page-frame.server.tsx';
import { showMissingPage } from './page.server.tsx';
import { PreviewBar } from './preview-bar.tsx';

/** No answer can be given, and no guest cookie is set (behaviour 18.14). Another host gets the guest page. */
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
  const { invite: stored } = found.value;
  const invite = inLanguage(stored, findGuestLanguage(c, { invite: stored }));
  const rsvp = await loadRsvp(services, invite, await recognizeGuest(services, id, null));
  const above = <PreviewBar inviteId={id} />;
  const { language } = invite;
  const at = {
    origin: services.origin,
    isOver: rsvp.isOver,
    now: services.clock(),
    isPreview: true,
  };
  const page = inWordsOf(await findHostWords(services, c.req.raw), () =>
    fillPage(invite, at, (around) =>
      drawOwnParts({ invite, rsvp, visit: {}, before: null, above, ...around, isPreview: true }),
    ),
  );
  return sendHtml(c, page, {
    status: 200,
    language,
    headers: new Headers({ 'Cache-Control': 'no-store' }),
  });
}
