import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { startSession } from '#app/features/host/sessions.server.ts';
import { insertInvite } from '#app/features/invite/store.server.ts';

import type { Site } from './site.ts';

/** A whole invitation, as a test stores it. */
export const draft: Draft = {
  draftId: '',
  eventName: 'Supper Under the Stars',
  eventType: ['Dinner Party'],
  theme: ['Romantic', 'roses'],
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:30',
  endsNextDay: false,
  timeZone: 'Europe/Vienna',
  activities: [{ id: 1, name: 'Toast', time: 1110 }],
  invitees: [
    { name: 'Ana', email: 'ana@example.org' },
    { name: 'Bo', email: 'bo@example.org' },
  ],
  location: 'Orchard House',
  lat: 51.4,
  lng: -2.4,
  showMap: true,
  customMessage: 'Bring a blanket',
};

let made = 0;

/** A host who is signed in: the session's cookie goes to a visitor or a browser. */
export async function addHost(
  site: Site,
): Promise<{ host: Host; cookie: { name: string; value: string } }> {
  made += 1;
  const username = `host-${made}`;
  const host = {
    uid: `uid-${made}`,
    username,
    email: `${username}@hosts.festoon.invalid`,
    displayName: username,
  };
  await site.services.db
    .insertInto('hosts')
    .values({
      uid: host.uid,
      username,
      email: host.email,
      display_name: username,
      password_hash: 'none',
      recovery_hash: 'none',
      created_at: 0,
    })
    .execute();
  const [pair = ''] = (await startSession(site.services, host.uid)).split(';');
  const [name = '', ...value] = pair.split('=');
  return { host, cookie: { name, value: value.join('=') } };
}

/** Stores `draft`, or what is changed of it, as an invitation of the host and returns its id. */
export function addInvite(site: Site, host: Host, changed: Partial<Draft> = {}): Promise<string> {
  made += 1;
  const draftId = `draft-of-a-test-${String(made).padStart(10, '0')}`;
  return insertInvite(site.services.db, { draft: { ...draft, ...changed, draftId }, host, now: 1 });
}
