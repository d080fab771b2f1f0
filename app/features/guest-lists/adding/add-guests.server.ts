import { tooManyInvitees } from '#app/features/draft/parts/invitee.ts';
import { addInvitees } from '#app/features/invite/add-invitees.server.ts';
import { findPhoneCountry, readPhones } from '#app/features/invite/phone-numbers.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { countLabels, insertLabels } from '#app/features/labels/labels-store.server.ts';
import { labelLimits, spellLabels, toLabelKey } from '#app/features/labels/labels.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { listEarlierEvents, takeEarlierGuests } from './earlier-guests.server.ts';
import { type AddGuestsView, type AddReply, type AddedGuests, tooManyLabels } from './schema.ts';

const listChanged = texts(
  'Somebody just changed your guest list, so nobody was added. The preview is up to date: please look, then press again.',
);

const listKnownLabels = async (db: Db, inviteId: string) =>
  (await countLabels(db, inviteId)).map(({ label }) => label);

/** With `earlier` the host's other events or, if it names one, its guests; else what a typed list is compared with. */
export async function loadAddGuests(
  db: Db,
  invite: OwnedInvite,
  earlier: string | null,
): Promise<AddGuestsView> {
  if (earlier === null) return loadKnown(db, invite);
  const nothing = { inviteId: invite.id, version: invite.version, known: [], labels: [] };
  return earlier === ''
    ? { ...nothing, earlier: await listEarlierEvents(db, invite) }
    : { ...nothing, taken: await takeEarlierGuests(db, invite, earlier) };
}

/** Has no personal links. */
async function loadKnown(db: Db, invite: OwnedInvite): Promise<AddGuestsView> {
  const known = (await listInvitees(db, invite.id)).map(({ name, email, people }) => ({
    name,
    email,
    ...(people.length > 0 ? { also: people.map((person) => person.name) } : {}),
  }));
  const labels = await listKnownLabels(db, invite.id);
  return { inviteId: invite.id, version: invite.version, known, labels };
}

/** Adds all of these guests or none. Counts labels under the lock, so that concurrent requests keep their limit too. */
export async function addGuests(
  { db, clock, live }: Pick<UpdateServices, 'db' | 'clock' | 'live'>,
  invite: OwnedInvite,
  { version, guests, labels: typed }: AddedGuests,
): Promise<Result<number, 'stale' | 'too-many' | 'too-many-labels'>> {
  const now = clock();
  const added = await db.transaction().execute(async (trx) => {
    await lockInvite(trx, invite.id);
    const known = await listKnownLabels(trx, invite.id);
    const labels = spellLabels(typed, known);
    const all = new Set([...known, ...labels.values()]);
    if (all.size > Math.max(labelLimits.event, known.length)) return fail('too-many-labels');
    const invitees = guests.map(({ labels: _labels, ...one }) => one);
    const stored = await addInvitees(trx, invite, { version, guests: invitees, now });
    if (!stored.ok) return stored;
    const rows = guests.flatMap((guest, at) =>
      guest.labels.map((index) => ({
        inviteeId: stored.value[at] ?? '',
        label: labels.get(toLabelKey(typed[index] ?? '')) ?? '',
      })),
    );
    await insertLabels(trx, invite.id, rows);
    return succeed(guests.length);
  });
  if (added.ok) live.publish(invite.id);
  return added;
}

const refusals = {
  'too-many': tooManyInvitees,
  'too-many-labels': tooManyLabels,
} as const;

/** Adds the guests that were posted, all of them or none (behaviour 33.6). */
export async function runAddGuests(
  services: UpdateServices,
  invite: OwnedInvite,
  { language = null, ...posted }: AddedGuests & { language?: string | null },
): Promise<{ status: 200 | 409 | 422; reply: AddReply }> {
  const guests = readPhones(posted.guests, findPhoneCountry(invite.timeZone, language));
  if (!guests.ok) return { status: 422, reply: { ok: false, message: guests.error } };
  const added = await addGuests(services, invite, { ...posted, guests: guests.value });
  if (added.ok) return { status: 200, reply: { ok: true, added: added.value } };
  return added.error === 'stale'
    ? { status: 409, reply: { ok: false, message: listChanged, stale: true } }
    : { status: 422, reply: { ok: false, message: refusals[added.error] } };
}
