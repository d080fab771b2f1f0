import { nameForGuests } from '#app/features/invitation/local/guest-facts.ts';
import {
  changeInviteePhone,
  correctInviteeAddress,
} from '#app/features/invite/correct-address.server.ts';
import { writeHostNote } from '#app/features/invite/host-notes-store.server.ts';
import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { recognizeGuest } from '#app/features/rsvp/guest.server.ts';
import type { RecognizedGuest } from '#app/features/rsvp/guest.server.ts';
import { loadHistory } from '#app/features/rsvp/history/history.server.ts';
import { type Erased, eraseGuest } from '#app/features/rsvp/reply/erase-guest.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { listHandedOver } from '#app/features/told/hand-over.server.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { Db } from '#app/platform/db/client.server.ts';
import { readForm } from '#app/platform/form.server.ts';
import { languageField } from '#app/platform/language/language-query.ts';
import { getGuestDataPath } from '#app/platform/paths.ts';

import { sendPage } from '../document.server.tsx';
import type { GuestContext } from '../guest-context.ts';
import { changeLanguage, findPageWords } from '../language/guest-language.server.ts';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { findRequestedInvite, showMissingPage } from '../page.server.tsx';
import { type StoredData, StoredDataPage } from './stored-data-page.tsx';

/** What the host's list has of a guest. */
const findEntry = (db: Db, inviteId: string, id: string) =>
  db
    .selectFrom('invitees')
    .select(['email', 'phone', 'host_note as note'])
    .where('invite_id', '=', inviteId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Mail to the guest, and when the guest wrote by mail. */
async function findMail(
  db: Db,
  inviteId: string,
  { entry, replyId }: { entry: string; replyId: string },
): Promise<Pick<StoredData, 'mails' | 'written'>> {
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'address', 'created_at as at'])
    .where('invite_id', '=', inviteId)
    .where((eb) => eb.or([eb('invitee_id', '=', entry), eb('reply_id', '=', replyId)]))
    .orderBy('created_at', 'desc')
    .execute();
  const written = await db
    .selectFrom('guest_messages')
    .select('at')
    .where('invite_id', '=', inviteId)
    .where((eb) => eb.or([eb('invitee_id', '=', entry), eb('reply_id', '=', replyId)]))
    .orderBy('id', 'desc')
    .execute();
  return { mails, written: written.map(({ at }) => at) };
}

/** How many people hosts counted at the door. */
async function countHere(db: Db, inviteId: string, guests: readonly string[]): Promise<number> {
  const arrived = await db
    .selectFrom('arrivals')
    .select('people')
    .where('invite_id', '=', inviteId)
    .where('guest', 'in', guests)
    .execute();
  return arrived.reduce((sum, { people }) => sum + people, 0);
}

/** Everything that is stored about this guest of this event, by the cookie alone (behaviour 44.7). */
async function loadStored(
  db: Db,
  invite: Invite,
  { guest, inviteeName, language, words }: RecognizedGuest & { words: GuestWords },
): Promise<StoredData> {
  const { id: inviteId } = invite;
  const context = await findContext(db, { inviteId, guest });
  const nothing = {
    name: inviteeName ?? '',
    language: null,
    invited: false,
    history: [],
    mails: [],
    written: [],
    told: [],
    addresses: [],
    phone: false,
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
  const mail = await findMail(db, inviteId, { entry, replyId });
  return {
    name: inviteeName ?? stored?.reply.name ?? '',
    language: inviteeName === null ? null : language,
    invited: invitee !== undefined,
    history: await loadHistory(db, inviteId, {
      guest,
      context,
      words,
      recorder: 'a host',
      shown: invite.answerSettings.questions,
    }),
    ...mail,
    addresses: [invitee?.email ?? '', ...own.map(({ address }) => address)].filter(Boolean),
    told: (await listHandedOver(db, inviteId, [entry])).map(({ at }) => at),
    phone: (invitee?.phone ?? '') !== '',
    noted: (invitee?.note ?? '') !== '',
    here: await countHere(db, inviteId, [entry, replyId]),
  };
}

interface Shown {
  state: 'shown' | 'deleted' | 'tooMany';
  status?: number;
  /** Whose language it was, before a press deleted that. */
  before?: RecognizedGuest;
}

async function send(
  c: GuestContext,
  stored: Invite,
  { state, status = 200, before }: Shown,
): Promise<Response> {
  const known = await recognizeGuest(c.var.services, stored.id, c.req.header('Cookie'));
  const words = findPageWords(c, { known: before ?? known, invite: stored });
  const invite = inLanguage(stored, words.language);
  const data = await loadStored(c.var.services.db, invite, { ...known, words });
  return sendPage(c, {
    status,
    look: null,
    language: words.language,
    content: (
      <StoredDataPage
        {...{ data, state }}
        languages={<LanguageSwitch action={getGuestDataPath(invite.id)} />}
        inviteId={invite.id}
        title={nameForGuests(invite, words)}
        timeZone={invite.timeZone}
        problem={state === 'tooMany' ? words.say('errorTooMany') : ''}
      />
    ),
    headers: new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }),
  });
}

export async function showStoredData(c: GuestContext): Promise<Response> {
  const invite = await findRequestedInvite(c);
  return invite ? send(c, invite, { state: 'shown' }) : showMissingPage(c);
}

/** The address of a listed guest, mail either way, and who is here of an answer that has no entry on the list. */
async function eraseElsewhere(trx: Db, { inviteId, inviteeId, replyId, now }: Erased) {
  const ids = [
    ['invitee_id', inviteeId],
    ['reply_id', replyId],
  ] as const;
  for (const [column, id] of ids) {
    if (id === null) continue;
    for (const table of ['outbox', 'guest_messages'] as const) {
      const ofEvent = trx.deleteFrom(table).where('invite_id', '=', inviteId);
      await ofEvent.where(column, '=', id).execute();
    }
  }
  if (replyId !== null) {
    await trx.deleteFrom('guest_addresses').where('reply_id', '=', replyId).execute();
  }
  if (inviteeId !== null) {
    await correctInviteeAddress(trx, { inviteId, inviteeId, address: '', now });
    await changeInviteePhone(trx, { inviteId, inviteeId, phone: '', now });
    await writeHostNote(trx, inviteeId, '');
    await trx.updateTable('invitees').set({ language: '' }).where('id', '=', inviteeId).execute();
    for (const table of ['handed_over', 'phone_round_guests'] as const) {
      await trx.deleteFrom(table).where('invitee_id', '=', inviteeId).execute();
    }
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
  const isSwitch = form.ok && form.value.has(languageField);
  if (!isSwitch && (!form.ok || form.value.get('delete') !== '1'))
    return send(c, invite, { state: 'shown', status: 400 });
  if (!(await services.limits.answersByAddress.allow(request.address))) {
    return send(c, invite, { state: 'tooMany', status: 429 });
  }
  if (isSwitch) {
    return changeLanguage(c, invite.id, { form: form.value, path: getGuestDataPath(invite.id) });
  }
  const before = await recognizeGuest(services, invite.id, c.req.header('Cookie'));
  const { guest } = before;
  await eraseGuest(services, { inviteId: invite.id, guest }, { along: eraseElsewhere });
  return send(c, invite, { state: 'deleted', before });
}
