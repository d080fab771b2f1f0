import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import type { Site } from '#tests/setup/site.ts';

/** In this year, none of the tools' events is over. */
export const nextYear = new Date().getUTCFullYear() + 1;

export const party = {
  eventName: 'Midsummer night in the garden',
  eventType: ['Birthday Party', 'Night Party'],
  theme: ['Gold & Glitter', 'Dreamy', 'Indie', 'Fairytale', 'Fireflies'],
  date: `${nextYear}-06-19`,
  startTime: '18:00',
  endTime: '01:30',
  endsNextDay: true,
  timeZone: 'Europe/Berlin',
  location: 'Gärten der Welt, Blumberger Damm 44, 12685 Berlin',
  lat: 52.5394,
  lng: 13.5757,
  customMessage: 'Wear something that catches the light. We dance until the last lantern goes out.',
  hostedBy: 'Maya & Jonah',
  activities: [
    { id: 1, name: 'Welcome drinks', time: 1080 },
    { id: 2, name: 'Dinner at the long table', time: 1170 },
    { id: 3, name: 'Lanterns', time: 1320 },
    { id: 4, name: 'Last dance', time: 1500 },
  ],
} satisfies Partial<Draft>;

/** The party with three guests as stored in the browser. */
export const storedParty = {
  'festoon.eventName': { title: party.eventName },
  'festoon.partyType': { selected: party.eventType, custom: '' },
  'festoon.theme': { selected: ['Dreamy', 'Fairytale'], customTheme: 'fireflies' },
  'festoon.dateTime': {
    date: party.date,
    startTime: party.startTime,
    endTime: party.endTime,
    endsNextDay: party.endsNextDay,
    timeZone: party.timeZone,
  },
  'festoon.activity': { activities: party.activities, name: '', time: '' },
  'festoon.invitees': { invitees: makeInvitees(3), name: '', email: '' },
  'festoon.location': {
    location: party.location,
    lat: party.lat,
    lng: party.lng,
    typed: party.location,
  },
};

/** Of ten guests, four accept, two decline, one says maybe, three have not answered. */
const answers = ['yes', null, 'no', 'yes', 'maybe', null, 'yes', 'no', null, 'yes'] as const;

/** Seven in ten of the guests have answered. Returns the id. */
export async function addParty(site: Site, host: Host, guests: number): Promise<string> {
  const invitees = makeInvitees(guests);
  const inviteId = await addEvent(site.db, { host, ...party, invitees });
  const { db } = site;
  await Promise.all(
    (await listInvitees(db, inviteId)).map(async ({ id: inviteeId }, at) => {
      const answer = answers[at % answers.length];
      if (answer) await addAnswer(db, { inviteId, inviteeId, answer });
    }),
  );
  return inviteId;
}
