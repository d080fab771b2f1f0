import { formatGuestTitle } from '#app/features/invitation/facts.ts';
import { correctInviteeAddress } from '#app/features/invite/correct-address.server.ts';
import { writeHostNote } from '#app/features/invite/host-notes-store.server.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { recognizeGuest } from '#app/features/rsvp/guest.server.ts';
import type { RecognizedGuest } from '#app/features/rsvp/guest.server.ts';
import { loadHistory } from '#app/features/rsvp/history/history.server.ts';
import { messages } from '#app/features/rsvp/messages.ts';
import { type Erased, eraseGuest } from '#app/features/rsvp/reply/erase-guest.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readForm } from '#app/platform/form.server.ts';

import { sendPage } from '../document.server.tsx';
import type { GuestContext } from '../guest-context.ts';
import { findRequestedInvite, showMissingPage } from '../page.server.tsx';
import { type StoredData, StoredDataPage } from './stored-data-page.tsx';

/** What the host's list has of a guest. */
const findEntry = (db: Db, inviteId: string, id: string) =>
  db
    .selectFrom('invitees')
    .select(['email', 'host_note as note'])
    .where('invite_id', '=', inviteId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Everything that is stored about this guest of this event, by the cookie alone (behaviour 44.7). */
async function loadStored(
  db: Db,
  inviteId: string,
  { guest, inviteeName }: RecognizedGuest,
): Promise<StoredData> {
  const context = await findContext(db, { inviteId, guest });
  const nothing = {
    name: inviteeName ?? '',
    invited: false,
    history: [],
    mails: [],
    addresses: [],
    noted: false,
  };
  if (typeof context === 'string') return { ...nothing, here: 0 };
  const { inviteeId, stored } = context;
  const replyId = stored?.id ?? '';
  const entry = inviteeId ?? '';
  const invitee = await findEntry(db, inviteId, entry);
  const own = await db
    .selectFrom('guest_addresses')
    .select('address')
    .where('reply_id', '=', replyId)
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'address', 'created_at as at'])
    .where('invite_id', '=', inviteId)
    .where((eb) => eb.or([eb('invitee_id', '=', entry), eb('reply_id', '=', replyId)]))
    .orderBy('created_at', 'desc')
    .execute();
  const arrived = await db
    .selectFrom('arrivals')
    .select('people')
    .where('invite_id', '=', inviteId)
    .where('guest', 'in', [entry, replyId])
    .execute();
  return {
    name: inviteeName ?? stored?.reply.name ?? '',
    invited: invitee !== undefined,
    history: await loadHistory(db, inviteId, { guest, context, recorder: 'a host' }),
    mails,
    addresses: [invitee?.email ?? '', ...own.map(({ address }) => address)].filter(Boolean),
    noted: (invitee?.note ?? '') !== '',
    here: arrived.reduce((sum, { people }) => sum + people, 0),
  };
}

async function send(
  c: GuestContext,
  invite: Invite,
  { state, status = 200 }: { state: 'shown' | 'deleted' | 'tooMany'; status?: number },
): Promise<Response> {
  const known = await recognizeGuest(c.var.services, invite.id, c.req.header('Cookie'));
  const data = await loadStored(c.var.services.db, invite.id, known);
  return sendPage(c, {
    status,
    look: null,
    content: (
      <StoredDataPage
        {...{ data, state }}
        inviteId={invite.id}
        title={formatGuestTitle(invite)}
        timeZone={invite.timeZone}
        problem={state === 'tooMany' ? messages.tooMany : ''}
      />
    ),
    headers: new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }),
  });
}

export async function showStoredData(c: GuestContext): Promise<Response> {
  const invite = await findRequestedInvite(c);
  return invite ? send(c, invite, { state: 'shown' }) : showMissingPage(c);
}

/** The address of a listed guest, mail and its states, and who is here of an answer that has no entry on the list. */
async function eraseElsewhere(trx: Db, { inviteId, inviteeId, replyId, now }: Erased) {
  const ids = [
    ['invitee_id', inviteeId],
    ['reply_id', replyId],
  ] as const;
  for (const [column, id] of ids) {
    if (id === null) continue;
    const ofEvent = trx.deleteFrom('outbox').where('invite_id', '=', inviteId);
    await ofEvent.where(column, '=', id).execute();
  }
  if (replyId !== null) {
    await trx.deleteFrom('guest_addresses').where('reply_id', '=', replyId).execute();
  }
  if (inviteeId !== null) {
    await correctInviteeAddress(trx, { inviteId, inviteeId, address: '', now });
    await writeHostNote(trx, inviteeId, '');
  } else if (replyId !== null) {
    const ofEvent = trx.deleteFrom('arrivals').where('invite_id', '=', inviteId);
    await ofEvent.where('guest', '=', replyId).execute();
  }
}

/** Only the press on the question deletes; the cookie says whose data it is (behaviour 44.7). */
export async function deleteStoredData(c: GuestContext): Promise<Response> {
  const { services, request } = c.var;
  const invite = await findRequestedInvite(c);
  if (!invite) return showMissingPage(c);
  const form = await readForm(request);
  if (!form.ok || form.value.get('delete') !== '1')
    return send(c, invite, { state: 'shown', status: 400 });
  if (!(await services.limits.answersByAddress.allow(request.address))) {
    return send(c, invite, { state: 'tooMany', status: 429 });
  }
  const { guest } = await recognizeGuest(services, invite.id, c.req.header('Cookie'));
  await eraseGuest(services, { inviteId: invite.id, guest }, { along: eraseElsewhere });
  return send(c, invite, { state: 'deleted' });
}
