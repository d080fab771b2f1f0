import { prepareConfirmation } from '#app/features/mail/confirmations.server.ts';
import { toMessage } from '#app/features/rsvp/descriptions.ts';
import { takeForm } from '#app/features/rsvp/form.server.ts';
import { type Ticket, recognizeGuest } from '#app/features/rsvp/guest.server.ts';
import type { FormProblem, Guest } from '#app/features/rsvp/schema.ts';
import { readTyped } from '#app/features/rsvp/shown-fields.server.ts';
import { maxReplyBytes } from '#app/platform/body-limit.ts';
import { readForm } from '#app/platform/form.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { addLanguage, languageField } from '#app/platform/language/language-query.ts';
import { getGuestPath, isInviteId } from '#app/platform/paths.ts';

import type { GuestContext } from './guest-context.ts';
import { findAsked, keepLanguage, takeLanguage } from './language/guest-language.server.ts';
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
  if (!form.ok) return refuse(c, toBodyProblem(form.error));
  const cookies = c.req.header('Cookie');
  if (isMailForm(form.value)) return changeMail(c, inviteId, form.value);
  if (form.value.has(languageField)) return switchLanguage(c, inviteId, form.value);
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
  const asked = findAsked(c);
  const ticket = await keepLanguage(c, inviteId, { ticket: taken.value, language: asked });
  const known = { guest: { keyHash: hashToken(ticket.token) }, language: ticket.language };
  const problem = await takeAddress(c, inviteId, { known, form: form.value });
  if (problem) return refuse(c, problem, ticket);
  const view = form.value.has('switch') ? keepPicked(c) : chooseView(form.value);
  return c.redirect(addLanguage(getGuestPath(inviteId) + view, asked), 303);
}

function toBodyProblem({ status }: Pick<FormProblem, 'status'>): FormProblem {
  const size = maxReplyBytes / 1024;
  return {
    status,
    message: ({ say }) => (status === 413 ? say('formTooLarge', { size }) : say('formUnreadable')),
  };
}

async function refuse(c: GuestContext, problem: FormProblem, ticket?: Ticket): Promise<Response> {
  const invite = await findRequestedInvite(c);
  return invite ? sendGuestPage(c, invite, { problem, ticket }) : showMissingPage(c);
}

async function changeMail(c: GuestContext, inviteId: string, form: FormData): Promise<Response> {
  if (!(await findRequestedInvite(c))) return showMissingPage(c);
  const cookies = c.req.header('Cookie');
  const known = await recognizeGuest(c.var.services, inviteId, cookies);
  const problem = await changeAddress(c, inviteId, { known, form });
  if (problem) return refuse(c, problem);
  const asked = findAsked(c);
  await keepLanguage(c, inviteId, { ticket: known.ticket, language: asked });
  return c.redirect(addLanguage(`${getGuestPath(inviteId)}#about`, asked), 303);
}

/** What is typed and not sent is shown again, and nothing of it is stored (behaviour 49.9). */
async function switchLanguage(c: GuestContext, inviteId: string, form: FormData) {
  const { services, request } = c.var;
  const typed = readTyped(form);
  if (!(await services.limits.answersByAddress.allow(request.address)))
    return refuse(c, { status: 429, message: toMessage({ reason: 'tooMany' }), typed });
  const invite = await findRequestedInvite(c);
  if (!invite) return showMissingPage(c);
  const taken = await takeLanguage(c, inviteId, form);
  const isTyped = Object.keys(typed).length > 0;
  if (isTyped && taken !== null && taken.language === findAsked(c)) {
    const problem = { status: 200, message: '', typed } as const;
    return sendGuestPage(c, invite, { problem, ticket: taken.ticket });
  }
  return c.redirect(addLanguage(getGuestPath(inviteId), taken?.language ?? null), 303);
}
