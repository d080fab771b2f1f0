import { readUnsubscribeToken } from '#app/features/mail/unsubscribe/unsubscribe-links.server.ts';
import { readForm } from '#app/platform/form.server.ts';
import { isInviteId } from '#app/platform/paths.ts';

import { sendPage } from '../document.server.tsx';
import type { GuestContext } from '../guest-context.ts';
import { findGuestLanguage, nameEventIn } from '../language/guest-language.server.ts';
import { LanguageLinks } from '../language/language-switch.tsx';
import { findRequestedInvite, showMissingPage } from '../page.server.tsx';
import { listKept } from '../visit.server.ts';
import { UnsubscribePage, type UnsubscribeState } from './unsubscribe-page.tsx';

/** A mail program's own button sends none of our fields and means the event. */
type Wish = 'event' | 'all' | 'again';

function readWish(form: FormData): Wish {
  const wish = form.get('wish');
  return wish === 'all' || wish === 'again' ? wish : 'event';
}

/** Null for a link that this server did not make. */
async function findAddress(c: GuestContext): Promise<{ inviteId: string; address: string } | null> {
  const inviteId = c.req.param('inviteId') ?? '';
  if (!isInviteId(inviteId)) return null;
  const { db } = c.var.services;
  const address = await readUnsubscribeToken(db, inviteId, c.req.query('t') ?? '');
  return address === null ? null : { inviteId, address };
}

async function show(c: GuestContext, state: UnsubscribeState): Promise<Response> {
  const invite = await findRequestedInvite(c);
  const language = findGuestLanguage(c, { invite });
  return sendPage(c, {
    status: 200,
    look: null,
    language,
    content: (
      <UnsubscribePage
        state={state}
        title={invite ? nameEventIn(invite, language) : ''}
        languages={<LanguageLinks kept={listKept(c)} />}
      />
    ),
    headers: new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }),
  });
}

/** Asks before anything is stopped, because programs that check links open them (behaviour 29.11). */
export async function showUnsubscribe(c: GuestContext): Promise<Response> {
  return (await findAddress(c)) ? show(c, 'ask') : showMissingPage(c);
}

/** The token says who it is for, so no cookie is read (behaviour 29.11). */
export async function unsubscribe(c: GuestContext): Promise<Response> {
  const found = await findAddress(c);
  if (!found) return showMissingPage(c);
  const { services, request } = c.var;
  const form = await readForm(request);
  const { db, mail } = services;
  const { address, inviteId } = found;
  // A mail program may send an unreadable body; the request alone means a press of its button.
  const wish = form.ok ? readWish(form.value) : 'event';
  if (wish === 'again') {
    await mail.optIn(db, { address, inviteId });
    await mail.optIn(db, { address, inviteId: null });
    return show(c, 'again');
  }
  await mail.optOut(db, { address, inviteId: wish === 'all' ? null : inviteId });
  return show(c, wish === 'all' ? 'all' : 'event');
}
