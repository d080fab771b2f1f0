import { prepareConfirmation } from '#app/features/mail/confirmations.server.ts';
import { takeForm } from '#app/features/rsvp/form.server.ts';
import { recognizeGuest, ticketCookie } from '#app/features/rsvp/guest.server.ts';
import type { FormProblem, Guest } from '#app/features/rsvp/schema.ts';
import { readForm } from '#app/platform/form.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { getGuestPath, isInviteId } from '#app/platform/paths.ts';

import type { GuestContext } from './guest-context.ts';
import { isMailForm } from './own-mail/own-mail-form.ts';
import { changeAddress, takeAddress } from './own-mail/own-mail.server.ts';
import { findRequestedInvite, sendGuestPage, showMissingPage } from './page.server.tsx';
import { chooseView, keepPicked } from './visit.server.ts';

const guestForms = ['forget', 'switch', 'stay'];

/** The query for an answer's rules finds a missing invitation, so it is not loaded before. */
export async function takeAnswer(c: GuestContext): Promise<Response> {
  const { services, request } = c.var;
  const inviteId = c.req.param('inviteId') ?? '';
  if (!isInviteId(inviteId)) return showMissingPage(c);
  const form = await readForm(request);
  if (!form.ok) return refuse(c, form.error);
  const cookies = c.req.header('Cookie');
  if (isMailForm(form.value)) return changeMail(c, inviteId, form.value);
  const sent = { cookies, form: form.value, address: request.address };
  const { mail } = services;
  let isConfirmed = false;
  const accompany = async (guest: Guest) => {
    const along = await prepareConfirmation(services, { inviteId, guest });
    isConfirmed = along !== undefined;
    return along;
  };
  const taken = await takeForm({ ...services, accompany }, inviteId, sent);
  if (!taken.ok) return refuse(c, taken.error);
  if (isConfirmed) mail.wake();
  // These forms query no rules, so nothing has found that the invitation is missing.
  if (guestForms.some((name) => form.value.has(name)) && !(await findRequestedInvite(c)))
    return showMissingPage(c);
  c.header('Set-Cookie', ticketCookie.write(services.origin, taken.value, getGuestPath(inviteId)));
  const known = { guest: { keyHash: hashToken(taken.value.token) } };
  const problem = await takeAddress(c, inviteId, { known, form: form.value });
  if (problem) return refuse(c, problem);
  const view = form.value.has('switch') ? keepPicked(c) : chooseView(form.value);
  return c.redirect(getGuestPath(inviteId) + view, 303);
}

async function refuse(c: GuestContext, problem: FormProblem): Promise<Response> {
  const invite = await findRequestedInvite(c);
  return invite ? sendGuestPage(c, invite, problem) : showMissingPage(c);
}

async function changeMail(c: GuestContext, inviteId: string, form: FormData): Promise<Response> {
  if (!(await findRequestedInvite(c))) return showMissingPage(c);
  const cookies = c.req.header('Cookie');
  const known = await recognizeGuest(c.var.services, inviteId, cookies);
  const problem = await changeAddress(c, inviteId, { known, form });
  return problem ? refuse(c, problem) : c.redirect(`${getGuestPath(inviteId)}#about`, 303);
}
