import { takeForm } from '#app/features/rsvp/form.server.ts';
import { formatTicketCookie } from '#app/features/rsvp/guest.server.ts';
import type { FormProblem } from '#app/features/rsvp/schema.ts';
import { readForm } from '#app/platform/form.server.ts';
import { getGuestPath, isInviteId } from '#app/platform/paths.ts';

import type { GuestContext } from './guest-context.ts';
import { findRequestedInvite, sendGuestPage, showMissingPage } from './page.server.tsx';
import { chooseView, keepPicked } from './visit.server.ts';

/** The forms that only change who answers on this device. */
const guestForms = ['forget', 'switch', 'stay'];

/**
 * Handles a form of the guest page. Does not load the invitation first: the foreign key refuses an answer to a
 * missing one, and only a refusal renders the page.
 */
export async function takeAnswer(c: GuestContext): Promise<Response> {
  const { services, request } = c.var;
  const inviteId = c.req.param('inviteId') ?? '';
  if (!isInviteId(inviteId)) return showMissingPage(c);
  const type = c.req.header('Content-Type') ?? '';
  const body = new Response(request.body, { headers: { 'Content-Type': type } });
  const form = await readForm(body, request);
  if (!form.ok) return refuse(c, form.error);
  const cookies = c.req.header('Cookie') ?? null;
  const sent = { cookies, form: form.value, address: request.address };
  const taken = await takeForm(services, inviteId, sent);
  if (!taken.ok) return refuse(c, taken.error);
  // These forms write nothing, so no foreign key reports a missing invitation.
  if (guestForms.some((name) => form.value.has(name)) && !(await findRequestedInvite(c)))
    return showMissingPage(c);
  c.header('Set-Cookie', formatTicketCookie(services.origin, inviteId, taken.value));
  const view = form.value.has('switch') ? keepPicked(c) : chooseView(form.value);
  return c.redirect(getGuestPath(inviteId) + view, 303);
}

/** The page with the reason, if the invitation exists. */
async function refuse(c: GuestContext, problem: FormProblem): Promise<Response> {
  const invite = await findRequestedInvite(c);
  return invite ? sendGuestPage(c, invite, problem) : showMissingPage(c);
}
