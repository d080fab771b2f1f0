import { noteBy } from '#app/features/activity/note-by.server.ts';
import {
  changeInviteeLanguage,
  changeInviteePhone,
  correctInviteeAddress,
  renameInvitee,
} from '#app/features/invite/correct-address.server.ts';
import { writeHostNote } from '#app/features/invite/host-notes-store.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { findInviteeRow } from './guest-card-store.server.ts';

/** `seen` is what the host's screen has shown. */
interface Correction {
  inviteeId: string;
  address: string;
  seen: string;
}

type Corrected = 'corrected' | 'gone' | { current: string };

/** Changes one text of an invitee, unless it has changed since the host's screen was loaded. */
async function changeText(
  { db, clock, live }: UpdateServices,
  invite: OwnedInvite,
  change: {
    inviteeId: string;
    of: 'email' | 'hostNote' | 'language' | 'name' | 'phone';
    text: string;
    seen: string;
    write: (trx: Db, now: number) => Promise<unknown>;
  },
): Promise<Corrected> {
  const { inviteeId, of, text, seen, write } = change;
  const now = clock();
  const done = await db.transaction().execute(async (trx): Promise<Corrected> => {
    await lockInvite(trx, invite.id);
    const stored = await findInviteeRow(trx, invite.id, inviteeId);
    if (!stored) return 'gone';
    if (stored[of] === text) return 'corrected';
    if (stored[of] !== seen) return { current: stored[of] };
    await write(trx, now);
    await noteBy(invite, 'guest-edited')(trx, now);
    return 'corrected';
  });
  if (done === 'corrected') live.publish(invite.id);
  return done;
}

/** Changes an invitee's address (behaviour 28.14). */
export function correctGuest(
  services: UpdateServices,
  invite: OwnedInvite,
  { inviteeId, address, seen }: Correction,
): Promise<Corrected> {
  const write = (trx: Db, now: number) =>
    correctInviteeAddress(trx, { inviteId: invite.id, inviteeId, address, now });
  return changeText(services, invite, { inviteeId, of: 'email', text: address, seen, write });
}

/** Changes an invitee's phone number, which is in E.164 (behaviour 52.4). */
export function changePhone(
  services: UpdateServices,
  invite: OwnedInvite,
  { inviteeId, phone, seen }: { inviteeId: string; phone: string; seen: string },
): Promise<Corrected> {
  const write = (trx: Db, now: number) =>
    changeInviteePhone(trx, { inviteId: invite.id, inviteeId, phone, now });
  return changeText(services, invite, { inviteeId, of: 'phone', text: phone, seen, write });
}

/** Changes what an invitee reads in; '' is the event's language (behaviour 49.46). */
export function changeLanguage(
  services: UpdateServices,
  invite: OwnedInvite,
  { inviteeId, language, seen }: { inviteeId: string; language: string; seen: string },
): Promise<Corrected> {
  const write = (trx: Db, now: number) =>
    changeInviteeLanguage(trx, { inviteId: invite.id, inviteeId, language, now });
  return changeText(services, invite, { inviteeId, of: 'language', text: language, seen, write });
}

/** Changes a host's own note about an invitee (behaviour 28.22). */
export function changeHostNote(
  services: UpdateServices,
  invite: OwnedInvite,
  { inviteeId, note, seen }: { inviteeId: string; note: string; seen: string },
): Promise<Corrected> {
  const write = (trx: Db) => writeHostNote(trx, inviteeId, note);
  return changeText(services, invite, { inviteeId, of: 'hostNote', text: note, seen, write });
}

/** Changes an invitee's name (behaviour 28.14). */
export function renameGuest(
  services: UpdateServices,
  invite: OwnedInvite,
  { inviteeId, name, seen }: { inviteeId: string; name: string; seen: string },
): Promise<Corrected> {
  const write = (trx: Db, now: number) =>
    renameInvitee(trx, { inviteId: invite.id, inviteeId, name, now });
  return changeText(services, invite, { inviteeId, of: 'name', text: name, seen, write });
}
