import type { Host } from '#app/features/host/schema.ts';
import { nameForGuests } from '#app/features/invitation/local/guest-facts.ts';
import { drawQr } from '#app/features/invitation/qr.server.ts';
import { peopleColumn } from '#app/features/invite/json-columns.server.ts';
import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import { formatPhone } from '#app/features/invite/phone-numbers.server.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { buildEventCardUrl } from '#app/features/link-card/event-card.server.ts';
import { findGreetingName } from '#app/features/mail/messages/greeting.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';
import { getDateFormat } from '#app/features/schedule/date-format.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { findToday } from '#app/features/schedule/today.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { isSolemn } from '#app/features/theme/tokens.ts';
import { findFollowUpDay } from '#app/features/told/follow-up-rules.ts';
import { endFollowUps, isFollowed, setFollowUp } from '#app/features/told/follow-ups.server.ts';
import { handOver, takeBack } from '#app/features/told/hand-over.server.ts';
import { composeReadyText } from '#app/features/told/ready-text.ts';
import { buildMailTo, buildSms, buildWhatsApp } from '#app/features/told/ways.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { Db } from '#app/platform/db/client.server.ts';
import { getLocale, readOwnLanguage } from '#app/platform/language/languages.ts';
import { getLanguage, say, texts } from '#app/platform/language/say.ts';
import { buildPersonalLink, getGuestPath } from '#app/platform/paths.ts';
import { namelessGuest, takeFirstName } from '#app/platform/person-names.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

import * as store from './round-store.server.ts';
import type { PhoneAction, PhoneGuest, PhoneReply, PhoneView, RoundGuest } from './schema.ts';
import { type WhoServices, findReason, listForRound } from './who.server.ts';
import { writeRoundWords } from './words.server.ts';

type Services = UpdateServices & WhoServices;

interface Own {
  host: Host;
  invite: OwnedInvite;
  about: ToldAbout;
}

/** Of the round around the guest on screen. */
const shownGuests = 200;

const nameOf = ({ name }: { name: string }) => name.trim() || say(namelessGuest);

const withFamily = /\s+(?:&|\+|and|und)\s+(?:family|familie)$/iu;

/** By the first name where it is one, also for 'Chiara & family'. */
const callGuest = ({ name }: { name: string }) =>
  takeFirstName(name) ?? takeFirstName(name.replace(withFamily, '')) ?? nameOf({ name });

/** '' for one. */
const countPeople = (count: number) =>
  count > 1 ? say('{count, plural, one {# person} other {# people}}', { count }) : '';

function toRoundGuest(
  placed: store.Placed,
  row: store.RoundName,
  { host, now, toTime }: { host: Host; now: number; toTime: (at: number) => string },
): RoundGuest {
  const { id, state, answer, takenBy, takenUntil, at } = placed;
  const guest = (of: RoundGuest['state'], note: string) => ({
    id,
    name: nameOf(row),
    state: of,
    note,
    answer: of === 'answered' && answer !== null ? answer : ('' as const),
  });
  if (state === 'told') return guest('told', say('By phone, {time}', { time: toTime(at) }));
  if (answer !== null) {
    return guest(
      'answered',
      say(
        '{answer, select, yes {Has answered: going} maybe {Has answered: maybe} other {Has answered: not coming}}',
        { answer },
      ),
    );
  }
  if (state === 'skipped') return guest('skipped', say('Skipped'));
  if (takenBy !== null && takenBy !== host.uid && takenUntil > now) {
    return guest('elsewhere', say('Another host has them on screen'));
  }
  return guest('waiting', countPeople(row.size) || formatPhone(row.phone) || say('No number'));
}

/** With more characters, a code is too dense for a phone that reads it from a screen. */
const codeMax = 1000;

const drawShort = (address: string) => (address.length > codeMax ? null : drawQr(address));

function toPhoneGuest(
  { id, name, email, phone, size, token, people }: store.RoundName,
  said: { subject: string; text: string; words: GuestWords; guestLink: string },
): PhoneGuest {
  const { subject, words } = said;
  const link = buildPersonalLink(said.guestLink, token);
  const greeting = findGreetingName(name, peopleColumn.decode(people, id), words);
  const text = composeReadyText(said.text, { name: greeting, link });
  const whatsapp = buildWhatsApp(phone, text);
  const sms = buildSms(phone, text);
  return {
    id,
    name: nameOf({ name }),
    firstName: callGuest({ name }),
    people: size,
    phone: formatPhone(phone),
    email,
    text,
    link,
    ways: { whatsapp, sms, mail: buildMailTo(email, { subject, text }) },
    codes: { whatsapp: drawShort(whatsapp), sms: drawShort(sms), link: drawQr(link) },
  };
}

interface Standing {
  /** Undefined before the first, and where the event has another reason by now, or none. */
  round: store.Round | undefined;
  all: store.Placed[];
  current: store.Placed | undefined;
  waiting: store.Placed[];
}

/** The last round, if the event still gives the reason for it. */
async function findLiveRound(
  db: Db,
  { invite, about }: Own,
  now: number,
): Promise<store.Round | undefined> {
  const last = await store.findRound(db, invite.id, about);
  const isLive = last && last.createdAt >= (await findReason(db, invite, { about, now }));
  return isLive ? last : undefined;
}

async function readStanding(db: Db, own: Own, now: number): Promise<Standing> {
  const { host } = own;
  const round = await findLiveRound(db, own, now);
  const all = round ? await store.listRound(db, round) : [];
  const waiting = all.filter(store.waits);
  return { round, all, waiting, current: waiting.find(({ takenBy }) => takenBy === host.uid) };
}

/** The window of the round around the guest on screen, or its first guests. */
function chooseShown({ all, current }: Standing): store.Placed[] {
  const place = current ? all.indexOf(current) : 0;
  const start = Math.max(0, Math.min(place - shownGuests / 2, all.length - shownGuests));
  return all.slice(start, start + shownGuests);
}

const nameShown = (db: Db, guests: readonly (store.Placed | undefined)[]) =>
  store.listNamed(
    db,
    guests.flatMap((one) => (one ? [one.id] : [])),
  );

/** Says the time of a moment, in the event's zone. */
function makeClock({ timeZone }: OwnedInvite) {
  const zone = { timeZone: timeZone || 'UTC' };
  const format = getDateFormat(getLocale(getLanguage()), {
    hour: 'numeric',
    minute: '2-digit',
    ...zone,
  });
  return (at: number) => format.format(at);
}

/** A round of messages from the host's own phone: it says who is next and what they get (behaviour 48.4). */
export async function loadByPhone(
  services: Services,
  own: Own & { guestLink: string },
): Promise<PhoneView> {
  const { db, clock } = services;
  const { host, invite, about, guestLink } = own;
  const now = clock();
  const standing = await readStanding(db, own, now);
  const { round, all, current, waiting } = standing;
  const state = waiting.length > 0 ? 'running' : round ? 'through' : 'ready';
  const known = listKnown(all);
  const fresh =
    state === 'running'
      ? []
      : (await listForRound(services, db, invite, { about, now })).filter((id) => !known.has(id));
  const shown = chooseShown(standing);
  const following = waiting.find((one) => one !== current && one.takenBy === null);
  const named = await nameShown(db, [...shown, current, following]);
  const seen = { host, now, toTime: makeClock(invite) };
  const row = current && named.get(current.id);
  const next = following && named.get(following.id);
  const write = async (said: GuestWords) =>
    round?.words || writeRoundWords(db, invite, about, said);
  const words = getGuestWords(readOwnLanguage(row?.language ?? '') || invite.language);
  const text = await write(words);
  const title = formatHostTitle(invite);
  const subject = nameForGuests(inLanguage(invite, words.language), words);
  return {
    inviteId: invite.id,
    title,
    about,
    state,
    size: state === 'ready' ? fresh.length : all.length,
    reached: all.filter((one) => one.state === 'told' || one.answer !== null).length,
    guests: shown.flatMap((one) => {
      const of = named.get(one.id);
      return of ? [toRoundGuest(one, of, seen)] : [];
    }),
    others: all.length - shown.length,
    current: row ? toPhoneGuest(row, { subject, text, words, guestLink }) : null,
    place: current ? all.indexOf(current) + 1 : 0,
    next: next ? callGuest(next) : '',
    more: state === 'through' ? fresh.length : 0,
    words: await write(getGuestWords(invite.language)),
    isSolemn: isSolemn(invite, listIdeaClaims),
    followUp: state === 'through' ? findFollowUp(own, standing, now) : null,
    card: buildEventCardUrl(toGuestView(invite), invite.language, getGuestPath(invite.id)),
  };
}

/** As 'YYYY-MM-DD': of a round that asks for answers, while the event takes them; else '' (behaviour 48.9). */
function chooseFollowUpDay({ invite, about }: Own, { remindOn }: store.Round, now: number): string {
  const { date, timeZone, answerSettings } = invite;
  if (!isFollowed(about) || invite.answersClosed || isPast(invite, now)) return '';
  const { answerBy } = answerSettings;
  const today = findToday(now, timeZone);
  return remindOn >= today ? remindOn : findFollowUpDay({ date, answerBy }, today);
}

function findFollowUp(own: Own, { round }: Standing, now: number): PhoneView['followUp'] {
  const day = round ? chooseFollowUpDay(own, round, now) : '';
  const words = formatDay(day, findToday(now, own.invite.timeZone), { weekday: false });
  return words === '' ? null : { day: words, isOn: round?.remindOn === day };
}

/** Of a round, without those who were told in it: whoever is not told any more is missing. */
const listKnown = (all: readonly store.Placed[]) =>
  new Set(all.filter(({ state }) => state !== 'told').map(({ id }) => id));

/** Goes on with the round that is not through, with whom it lacks at its end, or begins one (behaviour 48.4). */
async function startRound(services: Services, trx: Db, own: Own, now: number): Promise<boolean> {
  const { invite, about } = own;
  const { round, all, waiting } = await readStanding(trx, own, now);
  const ids = await listForRound(services, trx, invite, { about, now });
  if (round && waiting.length > 0) {
    const known = listKnown(all);
    const fresh = ids.filter((id) => !known.has(id));
    const placed = new Set(all.map(({ id }) => id));
    for (const guestId of fresh.filter((id) => placed.has(id))) {
      await store.setState(trx, round, { guestId, state: 'waiting', now });
    }
    const missing = fresh.filter((id) => !placed.has(id));
    await store.addToRound(trx, round, { ids: missing, from: all.length, now });
    return true;
  }
  if (ids.length === 0) return false;
  const last = (await store.findRound(trx, invite.id, about))?.createdAt ?? 0;
  if (about === 'remind') await endFollowUps(trx, invite.id);
  const begun = await store.beginRound(trx, { inviteId: invite.id, about, now, last });
  await store.addToRound(trx, begun, { ids, from: 0, now });
  return true;
}

const problems = texts({
  gone: 'This guest is no longer on the list.',
  over: 'This round is over. The page is up to date now.',
  nobody: 'Nobody is left to tell.',
});

const refuse = (why: keyof typeof problems): PhoneReply => ({ ok: false, message: problems[why] });

/** What a press does to a guest of the round; pressed twice it does nothing more (behaviour 48.5). */
async function press(
  trx: Db,
  { host, invite, about }: Own,
  { intent, guest, round }: Extract<PhoneAction, { guest: string }> & { round: store.Round },
  now: number,
): Promise<PhoneReply> {
  const row = (await store.listNamed(trx, [guest])).get(guest);
  const state = await store.findState(trx, round, guest);
  if (!row || state === null) return refuse('gone');
  const said = { inviteId: invite.id, about, hostUid: host.uid, now };
  switch (intent) {
    case 'yes':
      if (await store.setState(trx, round, { guestId: guest, state: 'told', now })) {
        await handOver(trx, { ...said, ids: [guest] });
      }
      return { ok: true, did: 'told', guest, name: callGuest(row) };
    case 'skip':
      // Another host may have told the guest meanwhile.
      if (state === 'waiting') {
        await store.setState(trx, round, { guestId: guest, state: 'skipped', now });
      }
      return { ok: true, did: 'skipped' };
    case 'undo':
      if (state === 'told') await takeBack(trx, { ...said, id: guest });
      // Whom another host has on screen already stays there.
      if (await store.setState(trx, round, { guestId: guest, state: 'waiting', now })) {
        await store.takeGuest(trx, round, { guestId: guest, hostUid: host.uid, now });
      }
      return { ok: true, did: 'undone' };
  }
}

/** Runs a press and puts the next guest on this host's screen, in one transaction (behaviour 48.5). */
export async function runByPhone(
  services: Services,
  own: Own,
  action: PhoneAction,
): Promise<{ status: 200 | 409 | 422; reply: PhoneReply }> {
  const { db, clock, live } = services;
  const { host, invite } = own;
  const reply = await db.transaction().execute(async (trx): Promise<PhoneReply> => {
    const now = clock();
    await lockInvite(trx, invite.id);
    if (action.intent === 'start' && !(await startRound(services, trx, own, now)))
      return refuse('nobody');
    const round = await findLiveRound(trx, own, now);
    if (!round) return refuse('over');
    if (action.intent === 'follow-up') {
      const day = action.on === 'yes' ? chooseFollowUpDay(own, round, now) : '';
      await setFollowUp(trx, round.id, { day, hostUid: host.uid });
      return { ok: true, did: 'planned' };
    }
    if (action.intent === 'words') {
      await store.wordRound(trx, round.id, action.words);
      return { ok: true, did: 'worded' };
    }
    const done =
      action.intent === 'start'
        ? ({ ok: true, did: 'started' } as const)
        : await press(trx, own, { ...action, round }, now);
    if (done.ok) await store.takeNext(trx, round, { hostUid: host.uid, now });
    return done;
  });
  if (reply.ok) live.publish(invite.id);
  return { status: reply.ok ? 200 : 409, reply };
}
