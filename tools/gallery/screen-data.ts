import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { addAnswer, addInvite, makeInvitees } from '#tests/fixtures/invites.ts';
import type { Site } from '#tests/setup/site.ts';

import { nextYear } from '../next-year.ts';

/** A draft as the wizard stores it in the browser. */
export const draft = {
  'festoon.eventName': { title: 'Midsummer night in the garden' },
  'festoon.partyType': { selected: ['Birthday Party', 'Night Party'], custom: '' },
  'festoon.theme': { selected: ['Dreamy', 'Fairytale'], customTheme: 'fireflies' },
  'festoon.dateTime': {
    date: `${nextYear}-06-19`,
    startTime: '18:00',
    endTime: '23:30',
    endsNextDay: false,
    timeZone: 'Europe/Berlin',
  },
  'festoon.activity': {
    activities: [
      { id: 1, name: 'Welcome drinks', time: 1080 },
      { id: 2, name: 'Dinner', time: 1170 },
      { id: 3, name: 'Lanterns', time: 1350 },
    ],
    name: '',
    time: '',
  },
  'festoon.invitees': {
    invitees: [
      { name: 'Ana Okafor', email: 'ana@example.org' },
      { name: 'Bo Lindqvist', email: 'bo@example.org' },
      { name: 'Inés Moreau', email: 'ines@example.org' },
    ],
    name: '',
    email: '',
  },
  'festoon.location': {
    location: 'Gärten der Welt, Berlin',
    lat: 52.5394,
    lng: 13.5757,
    typed: 'Gärten der Welt, Berlin',
  },
};

const midsummer = {
  eventName: 'Midsummer night in the garden',
  eventType: ['Birthday Party', 'Night Party'],
  theme: ['Dreamy', 'Fairytale', 'fireflies'],
  date: `${nextYear}-06-19`,
  location: 'Gärten der Welt, Berlin',
  customMessage: 'Wear something that catches the light. We dance until the last lantern goes out.',
};

/** Of ten guests, four accept, two decline, one says maybe, three have not answered. */
const answers = ['yes', null, 'no', 'yes', 'maybe', null, 'yes', 'no', null, 'yes'] as const;

/** A party with this many guests, of whom seven in ten have answered. */
export async function addParty(site: Site, host: Host, guests: number): Promise<string> {
  const id = await addInvite(site, host, { ...midsummer, invitees: makeInvitees(guests) });
  for (const [at, { id: inviteeId }] of (await listInvitees(site.services.db, id)).entries()) {
    const answer = answers[at % answers.length];
    if (answer) await addAnswer(site.services.db, { inviteId: id, inviteeId, answer });
  }
  return id;
}

/** An invitation without any content. */
export const nothing: Partial<Draft> = {
  eventName: '',
  eventType: [],
  theme: [],
  date: '',
  startTime: '',
  endTime: '',
  location: '',
  lat: null,
  lng: null,
  customMessage: '',
  activities: [],
  invitees: [],
};
