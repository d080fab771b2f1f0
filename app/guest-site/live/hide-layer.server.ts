import { hideLive } from '#app/features/host/desk-tickets.server.ts';
import { getGuestPath, isInviteId } from '#app/platform/paths.ts';

import type { GuestContext } from '../guest-context.ts';
import { showMissingPage } from '../page.server.tsx';

/** 'Hide this': also the ticket ends (behaviour 12.19, 17.48). */
export async function hideLiveLayer(c: GuestContext): Promise<Response> {
  const id = c.req.param('inviteId') ?? '';
  if (!isInviteId(id)) return showMissingPage(c);
  c.header('Set-Cookie', await hideLive(c.var.services, c.req.header('Cookie'), id));
  return c.redirect(getGuestPath(id), 303);
}
