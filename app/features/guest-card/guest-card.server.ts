import type { GuestPageQuery } from '#app/features/guests/find/guest-query.ts';
import { labelContext, listMarks } from '#app/features/guests/guest-row.ts';
import { findNeighbors } from '#app/features/guests/list/guest-list.server.ts';
import { drawQr } from '#app/features/invitation/qr.server.ts';
import { findRecorder } from '#app/features/invite/members/recorder.server.ts';
import { formatPhone } from '#app/features/invite/phone-numbers.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { countLabels, listLabelsOf } from '#app/features/labels/labels-store.server.ts';
import { findSharedAddress } from '#app/features/mail/guest-addresses.server.ts';
import { loadHistory } from '#app/features/rsvp/history/history.server.ts';
import { findMissingAnswers } from '#app/features/rsvp/reply/question-rules.ts';
import { type ReplyContext, findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';
import { writeInvitationText } from '#app/features/told/invitation-text.server.ts';
import { listToldHistory } from '#app/features/told/told-history.server.ts';
import { type ToldServices, listToldStates } from '#app/features/told/told-states.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readOwnLanguage } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { buildPersonalLink } from '#app/platform/paths.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import { findInviteeRow } from './guest-card-store.server.ts';
import type { EditableReply, GuestCardView } from './guest-card-view.ts';
import { describeKitchen } from './kitchen-words.ts';

export interface KnownGuest {
  guest: Guest;
  context: ReplyContext;
}

/** Finds a guest by an id from an address; null when there is none. */
export async function findGuest(
  db: Db,
  { id: inviteId }: OwnedInvite,
  guestId: string,
): Promise<KnownGuest | null> {
  if (!/^[\w-]{1,64}$/.test(guestId)) return null;
  for (const guest of [{ inviteeId: guestId }, { replyId: guestId }]) {
    const context = await findContext(db, { inviteId, guest });
    if (typeof context !== 'string') return { guest, context };
  }
  return null;
}

async function findTold(
  services: ToldServices,
  { id: inviteId, timeZone }: OwnedInvite,
  invitee: Parameters<typeof listToldStates>[2][number],
) {
  const states = await listToldStates(services, { inviteId, timeZone }, [invitee]);
  return states.get(invitee.id) ?? null;
}

function describeLink(
  invite: OwnedInvite,
  guest: {
    name: string;
    token: string;
    language: string;
    people: ReplyContext['party']['people'];
    guestLink: string;
  },
) {
  const url = buildPersonalLink(guest.guestLink, guest.token);
  const { name, people, language } = guest;
  const words = getGuestWords(readOwnLanguage(language) || invite.language);
  const message = writeInvitationText(invite, { name, people, url, words });
  return { url, qr: drawQr(url), message };
}

type Recorder = Awaited<ReturnType<typeof findRecorder>>;

/** Of the answer and of what the guest was told, the last first. */
async function listHistory(db: Db, inviteId: string, known: KnownGuest & { recorder: Recorder }) {
  const { inviteeId } = known.context;
  const words = getGuestWords(getLanguage());
  return [
    ...(await loadHistory(db, inviteId, { ...known, words })),
    ...(inviteeId === null ? [] : await listToldHistory(db, inviteId, inviteeId)),
  ].toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

/** Null when the guest is not on the list of this event. */
export async function loadGuestCard(
  services: ToldServices,
  invite: OwnedInvite,
  { guestId, guestLink, list }: { guestId: string; guestLink: string; list: GuestPageQuery | null },
): Promise<GuestCardView | null> {
  const { db } = services;
  const known = await findGuest(db, invite, guestId);
  if (!known) return null;
  const { context } = known;
  const { rules, party, inviteeId, stored } = context;
  const invitee = inviteeId === null ? null : await findInviteeRow(db, invite.id, inviteeId);
  const reply = stored?.reply ?? null;
  const recorder = await findRecorder(db, invite.id);
  const missing = reply ? findMissingAnswers(reply, rules.questions) : [];
  const outdated = reply !== null && reply.factsVersion !== rules.factsVersion;
  const ownName = (invitee?.name ?? reply?.name ?? '').trim();
  return {
    id: guestId,
    name: ownName || say(namelessGuest),
    ownName,
    email: invitee?.email ?? (stored ? await findSharedAddress(db, stored.id) : null) ?? '',
    phone: invitee ? formatPhone(invitee.phone) : null,
    language: invitee ? readOwnLanguage(invitee.language) : null,
    eventLanguage: invite.language,
    told: invitee ? await findTold(services, invite, { id: guestId, ...invitee }) : null,
    labels: invitee ? ((await listLabelsOf(db, invite.id, [guestId])).get(guestId) ?? []) : null,
    knownLabels: invitee ? await countLabels(db, invite.id) : [],
    hostNote: invitee?.hostNote ?? null,
    neighbors: list
      ? await findNeighbors(db, invite.id, list, guestId)
      : { before: null, after: null },
    link: invitee ? describeLink(invite, { ...invitee, people: party.people, guestLink }) : null,
    people: [...party.people],
    questions: rules.questions.filter(({ id, retired }) => !retired || reply?.answers[id]),
    kitchen: reply ? describeKitchen(reply, rules.questions, party.people) : [],
    reply: reply && pickEditable(reply),
    version: stored?.version ?? null,
    label: labelContext(context),
    marks: reply
      ? [...listMarks({ incomplete: missing.length > 0, late: reply.late, outdated })]
      : [],
    recordedBy: reply?.recordedByHost ? recorder : null,
    missing,
    history: await listHistory(db, invite.id, { ...known, recorder }),
  };
}

export function pickEditable(reply: EditableReply): EditableReply {
  const { answer, people, extra, companions, note, decideBy, answers } = reply;
  return { answer, people, extra, companions, note, decideBy, answers };
}
