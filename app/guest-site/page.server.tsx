import type { ReactNode } from 'react';

import { findLiveHost } from '#app/features/host/desk-tickets.server.ts';
import { findFacts } from '#app/features/invite/facts.server.ts';
import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import {
  type Ticket,
  findPersonalTicket,
  recognizeGuest,
  ticketCookie,
} from '#app/features/rsvp/guest.server.ts';
import type { FormProblem } from '#app/features/rsvp/schema.ts';
import { loadRsvp } from '#app/features/rsvp/service.server.ts';
import { sendHtml } from '#app/plain-document.server.tsx';
import { addLanguage } from '#app/platform/language/language-query.ts';
import { getGuestDataPath, getGuestPath, isInviteId } from '#app/platform/paths.ts';

import { ChooseGuestPage } from './choose-guest-page.tsx';
import { sendPage } from './document.server.tsx';
import type { GuestContext } from './guest-context.ts';
import {
  findAsked,
  findDeviceLanguage,
  findGuestLanguage,
} from './language/guest-language.server.ts';
import { LanguageLinks } from './language/language-switch.tsx';
import { sendLivePage } from './live/live-layer.server.tsx';
import { MissingPage } from './missing-page.tsx';
import { loadOwnMail } from './own-mail/own-mail.server.ts';
import { drawOwnParts } from './own-parts.tsx';
import { fillPage } from './page-frame.server.tsx';
import { keepPicked, listKept, readVisit } from './visit.server.ts';

export async function findRequestedInvite(c: GuestContext): Promise<Invite | null> {
  const id = c.req.param('inviteId') ?? '';
  return isInviteId(id) ? findInvite(c.var.services.db, id) : null;
}

export async function showPage(c: GuestContext): Promise<Response> {
  const invite = await findRequestedInvite(c);
  if (!invite) return showMissingPage(c);
  const token = c.req.query('g');
  if (token !== undefined) return openPersonalLink(c, invite, token);
  return c.req.query('who') === undefined ? sendGuestPage(c, invite) : askWho(c, invite);
}

interface TakenForm {
  /** Why the form was refused, or what it brings back. */
  problem?: FormProblem;
  /** What the device is given in place of its own. */
  ticket?: Ticket | undefined;
}

export async function sendGuestPage(
  c: GuestContext,
  stored: Invite,
  { problem, ticket }: TakenForm = {},
): Promise<Response> {
  const { db, origin } = c.var.services;
  const cookies = c.req.header('Cookie');
  const path = getGuestPath(stored.id);
  const known = await recognizeGuest(c.var.services, stored.id, cookies);
  const language = findGuestLanguage(c, { known, invite: stored });
  const invite = inLanguage(stored, language);
  const rsvp = await loadRsvp(c.var.services, invite, known);
  const host =
    c.req.method === 'GET' ? await findLiveHost(c.var.services, cookies, invite.id) : null;
  const headers = new Headers();
  const given = ticket ?? (known.fresh ? known.ticket : null);
  if (given) headers.append('Set-Cookie', ticketCookie.write(origin, given, path));
  const before = rsvp.outdated === null ? null : await findFacts(db, invite.id, rsvp.outdated);
  const asked = findAsked(c);
  const ownMail = rsvp.answer === null ? null : await loadOwnMail(c.var.services, invite.id, known);
  const own = { invite, rsvp, visit: readVisit(c), before, problem, ownMail, asked };
  const at = { origin, isOver: rsvp.isOver, now: c.var.services.clock() };
  const draw = (above: ReactNode = null) =>
    fillPage(invite, at, (around) => drawOwnParts({ ...own, above, ...around }));
  if (host !== null) return sendLivePage(c, { invite, host, language, headers }, draw);
  const page = draw();
  return sendHtml(c, page, { status: problem?.status ?? 200, language, headers });
}

/**
 * Keeps the token in the cookie and out of the address bar, after a question on a device that is known as somebody
 * else (behaviour 14.22). An unknown token changes nothing.
 */
async function openPersonalLink(c: GuestContext, invite: Invite, token: string): Promise<Response> {
  const { db, origin } = c.var.services;
  const { id } = invite;
  const opened = await findPersonalTicket(db, id, token);
  const asksData = c.req.query('data') !== undefined;
  const asked = findAsked(c);
  const page = addLanguage(
    asksData ? getGuestDataPath(id) : getGuestPath(id) + keepPicked(c),
    asked,
  );
  if (!opened) return c.redirect(page, 302);
  const known = await recognizeGuest(c.var.services, id, c.req.header('Cookie'));
  const rsvp = await loadRsvp(c.var.services, invite, known);
  const isOther = known.ticket.token !== token && (rsvp.personal || rsvp.answer !== null);
  const ticket = isOther ? { ...known.ticket, opened: token } : opened.ticket;
  c.header('Set-Cookie', ticketCookie.write(origin, ticket, getGuestPath(id)));
  const question = addLanguage(getGuestPath(id) + keepPicked(c, 'who'), asked);
  return c.redirect(isOther ? question : page, 302);
}

async function askWho(c: GuestContext, invite: Invite): Promise<Response> {
  const { id } = invite;
  const asked = findAsked(c);
  const page = addLanguage(getGuestPath(id) + keepPicked(c), asked);
  const known = await recognizeGuest(c.var.services, id, c.req.header('Cookie'));
  const token = known.ticket.opened ?? '';
  const opened = await findPersonalTicket(c.var.services.db, id, token);
  if (!opened) return c.redirect(page, 302);
  const rsvp = await loadRsvp(c.var.services, invite, known);
  return sendPage(c, {
    status: 200,
    look: null,
    language: findGuestLanguage(c, { known, invite }),
    content: (
      <ChooseGuestPage
        {...{ token, target: page, stay: addLanguage(getGuestPath(id), asked) }}
        languages={<LanguageLinks kept={listKept(c)} />}
        inviteId={id}
        name={opened.name}
        known={rsvp.name}
      />
    ),
    headers: new Headers({ 'Cache-Control': 'no-store' }),
  });
}

export async function showMissingPage(c: GuestContext): Promise<Response> {
  const language = findGuestLanguage(c, { known: findDeviceLanguage(c), invite: null });
  return sendPage(c, {
    status: 404,
    look: null,
    language,
    content: <MissingPage languages={<LanguageLinks kept={[]} />} />,
  });
}
