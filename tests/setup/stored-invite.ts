import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { type SignedIn, addInvite as addSampleInvite, signIn } from '#tests/fixtures/invites.ts';

import type { Site } from './site.ts';

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
  hostedBy: '',
  answerSettings: usualAnswers,
};

let made = 0;

export function addHost(site: Site): Promise<SignedIn> {
  made += 1;
  return signIn(site, `host-${made}`);
}

/** Returns the id of `draft` with some changes, stored. */
export function addInvite(site: Site, host: Host, changed: Partial<Draft> = {}): Promise<string> {
  const { draftId: _, ...stored } = draft;
  return addSampleInvite(site, host, { ...stored, ...changed });
}
