import { writeCalendarFile } from '#app/features/calendar/calendar-file.server.ts';
import { formatDisposition } from '#app/features/calendar/event-text.ts';
import { toCalendarEvent } from '#app/features/calendar/rules.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { createEtag, isKnown } from '#app/platform/etag.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { GuestContext } from '../guest-context.ts';
import { findRequestedInvite, showMissingPage } from '../page.server.tsx';

/** The same for every guest (behaviour 26.1). */
export async function sendCalendarFile(c: GuestContext): Promise<Response> {
  const invite = await findRequestedInvite(c);
  if (!invite) return showMissingPage(c);
  const link = c.var.services.origin + getGuestPath(invite.id);
  const file = writeCalendarFile(toCalendarEvent(toGuestView(invite), invite), link);
  if (file === null) {
    return c.text(
      `This event has no date yet. Once it has one, it can be added here: ${link}`,
      404,
    );
  }
  const etag = createEtag(file);
  const headers = { ETag: etag, 'X-Robots-Tag': 'noindex' };
  if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(file, 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': formatDisposition(invite),
  });
}
