import { writeCalendarFile } from '#app/features/calendar/calendar-file.server.ts';
import { formatDisposition, withLink } from '#app/features/calendar/event-text.ts';
import { toCalendarEvent } from '#app/features/calendar/rules.ts';
import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { createEtag, isKnown } from '#app/platform/etag.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { GuestContext } from '../guest-context.ts';
import { findGuestLanguage } from '../language/guest-language.server.ts';
import { findRequestedInvite, showMissingPage } from '../page.server.tsx';

/** The same for every guest (behaviour 26.1). */
export async function sendCalendarFile(c: GuestContext): Promise<Response> {
  const stored = await findRequestedInvite(c);
  if (!stored) return showMissingPage(c);
  const invite = inLanguage(stored, findGuestLanguage(c, { invite: stored }));
  const link = c.var.services.origin + getGuestPath(invite.id);
  const words = getGuestWords(invite.language);
  const file = writeCalendarFile(toCalendarEvent(toGuestView(invite), invite), link, words);
  if (file === null) {
    return c.text(withLink(words.say('calendarWithoutDate', { link }), link), 404);
  }
  const etag = createEtag(file);
  const headers = { ETag: etag, 'X-Robots-Tag': 'noindex' };
  if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(file, 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': formatDisposition(invite, words),
  });
}
