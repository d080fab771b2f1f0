import { isPast } from '#app/features/schedule/past.ts';
import { isInviteId } from '#app/platform/paths.ts';

import { sendPage } from '../document.server.tsx';
import type { GuestContext } from '../guest-context.ts';
import { findGuestLanguage, nameEventIn } from '../language/guest-language.server.ts';
import { LanguageLinks } from '../language/language-switch.tsx';
import { findRequestedInvite, showMissingPage } from '../page.server.tsx';
import { listKept } from '../visit.server.ts';
import { type ConfirmState, ConfirmMailPage } from './confirm-mail-page.tsx';
import { confirmMail, readMailLink } from './own-mail.server.ts';

async function find(c: GuestContext) {
  const inviteId = c.req.param('inviteId') ?? '';
  if (!isInviteId(inviteId)) return null;
  return readMailLink(c.var.services, inviteId, c.req.query('t') ?? '');
}

async function show(c: GuestContext, state: ConfirmState): Promise<Response> {
  const invite = await findRequestedInvite(c);
  if (!invite) return showMissingPage(c);
  const language = findGuestLanguage(c, { invite });
  return sendPage(c, {
    status: state === 'old' ? 410 : 200,
    look: null,
    language,
    content: (
      <ConfirmMailPage
        state={state}
        inviteId={invite.id}
        title={nameEventIn(invite, language)}
        isOver={isPast(invite, c.var.services.clock())}
        languages={<LanguageLinks kept={listKept(c)} />}
      />
    ),
    headers: new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }),
  });
}

/** Asks first, because programs that check links open them (behaviour 36.5). */
export async function showConfirmMail(c: GuestContext): Promise<Response> {
  return show(c, (await find(c)) ? 'ask' : 'old');
}

/** The token says whose address it is, so no cookie is read. */
export async function confirmMailByPress(c: GuestContext): Promise<Response> {
  const link = await find(c);
  return show(c, link && (await confirmMail(c.var.services, link)) ? 'done' : 'old');
}
