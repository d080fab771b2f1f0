import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { type OwnedInvite, findOwnInvite } from '#app/features/invite/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId, createToken } from '#app/platform/ids.server.ts';

/** A host whose texts are easy to find where they must not be. */
export const secretHost: Host = {
  uid: 'secret-host-uid',
  username: 'secret-host-name',
  email: 'secret-host-name@hosts.festoon.invalid',
  displayName: 'secret-host-name',
};

async function insertHost(db: Db, host: Host): Promise<void> {
  await db
    .insertInto('hosts')
    .values({
      uid: host.uid,
      username: host.username,
      email: host.email,
      display_name: host.displayName,
      password_hash: 'none',
      recovery_hash: 'none',
      created_at: 1,
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
}

const gardenSupper: Omit<Draft, 'draftId'> = {
  eventName: 'Garden Supper',
  eventType: ['Dinner Party'],
  theme: ['Romantic', 'Pastel'],
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:30',
  endsNextDay: false,
  timeZone: 'Europe/London',
  location: '14 Mill Lane, Bath',
  lat: 51.3758,
  lng: -2.3599,
  showMap: true,
  customMessage: 'Wear something warm.\nBring nothing.',
  hostedBy: '',
  answerSettings: usualAnswers,
  activities: [{ id: 1, name: 'Supper', time: 19 * 60 }],
  invitees: [],
};

/** Of the secret host. */
export async function saveInvite(db: Db, changed: Partial<Draft> = {}): Promise<string> {
  await insertHost(db, secretHost);
  const draft = { ...gardenSupper, ...changed, draftId: createToken() };
  return saveDraft({ db, clock: () => 1000 }, secretHost, draft);
}

/** In the host's order. */
export async function listTokens(db: Db, inviteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invitees')
    .select('token')
    .where('invite_id', '=', inviteId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.token);
}

export async function insertOpenAnswer(
  db: Db,
  inviteId: string,
  given: { answer: 'yes' | 'no' | 'maybe'; extra?: 0 | 1; name?: string },
): Promise<void> {
  await db
    .insertInto('rsvps')
    .values({
      id: createId(),
      invite_id: inviteId,
      invitee_id: null,
      guest_key_hash: createToken(),
      name: given.name ?? '',
      answer: given.answer,
      extra: given.extra ?? 0,
      created_at: 1000,
      updated_at: 1000,
    })
    .execute();
}

/** The invitation as its host opens it. */
export async function findOwn(db: Db, id: string, host: Host): Promise<OwnedInvite> {
  const found = await findOwnInvite(db, id, host);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}
