import { noteBy } from '#app/features/activity/note-by.server.ts';
import { type Acting, recordRemoval } from '#app/features/guests/acting.server.ts';
import { removeGuests } from '#app/features/guests/bulk/remove-guests.server.ts';
import { describeChanged, messages } from '#app/features/guests/messages.ts';
import { identifyGuest } from '#app/features/guests/naming/open-answers.server.ts';
import {
  describeUnread,
  findPhoneCountry,
  formatPhone,
  readPhone,
} from '#app/features/invite/phone-numbers.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { describeHostProblem, describeRecordedWait } from '#app/features/rsvp/descriptions.ts';
import { answer, removeReply } from '#app/features/rsvp/reply/answer.server.ts';
import type { StoredReply } from '#app/features/rsvp/reply/reply-context.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import {
  changeHostNote,
  changeLanguage,
  changePhone,
  correctGuest,
  renameGuest,
} from './correct-guest.server.ts';
import { type KnownGuest, findGuest, pickEditable } from './guest-card.server.ts';
import { wouldOverwrite } from './overwriting.ts';
import type { CardReply, GivenByHost, OneAction } from './schema.ts';

export interface CardOutcome {
  status: 200 | 409 | 422;
  reply: CardReply;
}

const gone: CardOutcome = { status: 409, reply: { ok: false, message: messages.guestGone } };

/** Records a whole answer for a guest, removes it, or corrects their address (behaviour 28.4). */
export async function runCardAction(
  services: UpdateServices & { security: SecurityLog },
  { guestId, language = null, ...acting }: Acting & { guestId: string; language?: string | null },
  action: OneAction,
): Promise<CardOutcome> {
  const { invite } = acting;
  const known = await findGuest(services.db, invite, guestId);
  if (!known) return gone;
  if (action.intent === 'reply') return recordReply(services, invite, { known, ...action });
  if (action.intent === 'address') return correctAddress(services, invite, { known, ...action });
  if (action.intent === 'phone') {
    return callGuest(services, invite, { known, language, ...action });
  }
  if (action.intent === 'language') return chooseLanguage(services, invite, { known, ...action });
  if (action.intent === 'host-note') return noteGuest(services, invite, { known, ...action });
  if (action.intent === 'name') return nameGuest(services, invite, { known, ...action });
  if (action.intent === 'take-off') return takeOff(services, acting, guestId);
  const respondent = { inviteId: invite.id, guest: known.guest };
  const removal = await removeReply(services, respondent, {
    along: noteBy(invite, 'answers-removed'),
    hasSeen: (stored) => stored === null || action.seen === stored.version,
  });
  if (removal === 'changed') return refuse(messages.newerThanSeen, { changed: true });
  if (removal === 'removed') recordRemoval(services.security, acting);
  return { status: 200, reply: { ok: true, removed: true } };
}

const corrected: CardOutcome = { status: 200, reply: { ok: true, removed: false } };

/** Of an invitee; somebody else's note of the meantime is not overwritten (behaviour 28.22). */
async function noteGuest(
  services: UpdateServices,
  invite: OwnedInvite,
  { known, note, seen }: { known: KnownGuest; note: string; seen: string },
): Promise<CardOutcome> {
  if (!('inviteeId' in known.guest)) return gone;
  const { inviteeId } = known.guest;
  const done = await changeHostNote(services, invite, { inviteeId, note, seen });
  if (done === 'gone') return gone;
  if (done === 'corrected') return corrected;
  return refuse(messages.changedMeanwhile, { changed: true, ...done });
}

interface PhoneChange {
  known: KnownGuest;
  phone: string;
  seen: string;
  /** Of the browser, for the country of a number without one. */
  language: string | null;
}

/** Of an invitee; a number that cannot be read is refused (behaviour 52.4). */
async function callGuest(
  services: UpdateServices,
  invite: OwnedInvite,
  { known, phone: typed, seen, language }: PhoneChange,
): Promise<CardOutcome> {
  if (!('inviteeId' in known.guest)) return gone;
  const { inviteeId } = known.guest;
  const country = findPhoneCountry(invite.timeZone, language);
  const phone = readPhone(typed, country);
  if (phone === null) {
    return { status: 422, reply: { ok: false, message: describeUnread(country) } };
  }
  const was = readPhone(seen, country) ?? seen;
  const done = await changePhone(services, invite, { inviteeId, phone, seen: was });
  if (done === 'gone') return gone;
  if (done === 'corrected') return corrected;
  const current = formatPhone(done.current);
  return refuse(describeChanged('number', current), { changed: true, current });
}

/** Of an invitee (behaviour 49.46). */
async function chooseLanguage(
  services: UpdateServices,
  invite: OwnedInvite,
  { known, language, seen }: { known: KnownGuest; language: string; seen: string },
): Promise<CardOutcome> {
  if (!('inviteeId' in known.guest)) return gone;
  const { inviteeId } = known.guest;
  const done = await changeLanguage(services, invite, { inviteeId, language, seen });
  if (done === 'gone') return gone;
  if (done === 'corrected') return corrected;
  return refuse(messages.changedMeanwhile, { changed: true, ...done });
}

async function nameGuest(
  services: UpdateServices,
  invite: OwnedInvite,
  { known: { guest }, name, seen }: { known: KnownGuest; name: string; seen: string },
): Promise<CardOutcome> {
  if ('inviteeId' in guest) {
    const done = await renameGuest(services, invite, { ...guest, name, seen });
    if (done === 'gone') return gone;
    if (done === 'corrected') return corrected;
    return refuse(describeChanged('name', done.current), { changed: true, ...done });
  }
  if (!('replyId' in guest)) return gone;
  const naming = { intent: 'name', answerId: guest.replyId, name, seen } as const;
  const { reply } = await identifyGuest(services, invite, naming);
  if (reply.ok) return corrected;
  const { message, current } = reply;
  return refuse(message, current === undefined ? {} : { changed: true, current });
}

/** Off the list, with the answer; the activity can undo it for an hour. */
async function takeOff(
  services: UpdateServices & { security: SecurityLog },
  acting: Acting,
  guestId: string,
): Promise<CardOutcome> {
  const done = await removeGuests(services, acting.invite, { guests: { ids: [guestId] } });
  if (done.isAnswerRemoved) recordRemoval(services.security, acting);
  if (!done.reply.ok) return refuse(done.reply.message);
  return { status: 200, reply: { ok: true, removed: true } };
}

async function correctAddress(
  services: UpdateServices,
  invite: OwnedInvite,
  { known, address, seen }: { known: KnownGuest; address: string; seen: string },
): Promise<CardOutcome> {
  if (!('inviteeId' in known.guest)) return gone;
  const { inviteeId } = known.guest;
  const done = await correctGuest(services, invite, { inviteeId, address, seen });
  if (done === 'gone') return gone;
  if (typeof done === 'object') {
    const { current } = done;
    return refuse(describeChanged('address', current), { changed: true, current });
  }
  return { status: 200, reply: { ok: true, removed: false } };
}

async function recordReply(
  services: UpdateServices,
  invite: OwnedInvite,
  { known, given, seen }: { known: KnownGuest; given: GivenByHost; seen: GivenByHost | null },
): Promise<CardOutcome> {
  const respondent = { inviteId: invite.id, guest: known.guest };
  const along = noteBy(invite, 'answer-recorded');
  const hasSeen = (stored: StoredReply | null) =>
    !wouldOverwrite(stored && pickEditable(stored.reply), seen, given);
  const done = await answer(services, respondent, given, { by: 'host', along, hasSeen });
  if (!done.ok) {
    if (done.error === 'changed') {
      const { note } = known.context.stored?.reply ?? { note: '' };
      const current = given.note === undefined ? {} : { current: note };
      return refuse(messages.changedMeanwhile, { changed: true, ...current });
    }
    if (done.error === 'full')
      return refuse(describeHostProblem({ reason: 'full' }, getGuestWords('en')));
    if (done.error === 'unanswered') return refuse(messages.unansweredYet);
    return gone;
  }
  const sentences = new Set(
    done.value.problems.map((one) => describeHostProblem(one, getGuestWords('en'))),
  );
  const note = describeRecordedWait(done.value.reply, given);
  if (sentences.size === 0) return { status: 200, reply: { ok: true, removed: false, note } };
  return refuse([...sentences, note].join(' ').trim(), { partly: true });
}

function refuse(
  message: string,
  more: { partly?: true; changed?: true; current?: string } = {},
): CardOutcome {
  return { status: 409, reply: { ok: false, message, ...more } };
}
