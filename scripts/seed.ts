// `npm run seed`: a host and some invitations with answers, to see every screen with few and many guests. Running
// it again changes nothing.
import { hash } from '@node-rs/argon2';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import type { AnswerChange, Guest } from '#app/features/rsvp/schema.ts';
import { recordChange } from '#app/features/rsvp/service.server.ts';
import { readSystemClock } from '#app/platform/clock.ts';
import { type Db, openDatabase } from '#app/platform/db/client.server.ts';
import { hashToken, createId, createToken } from '#app/platform/ids.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';

const username = 'demo';
const password = 'festoon-demo';

type AnswerDeps = Parameters<typeof recordChange>[0];

type Party = Omit<Draft, 'draftId' | 'invitees' | 'answerSettings'> & { guests: number };

/** The next such day, given as MM-DD. */
function findNext(day: string): string {
  const now = new Date();
  const [year, today] = [now.getUTCFullYear(), now.toISOString().slice(5, 10)];
  return `${day > today ? year : year + 1}-${day}`;
}

const parties: Party[] = [
  {
    eventName: 'A quiet dinner',
    eventType: [],
    theme: [],
    date: '',
    startTime: '',
    endTime: '',
    endsNextDay: false,
    timeZone: '',
    location: '',
    lat: null,
    lng: null,
    showMap: true,
    customMessage: '',
    hostedBy: '',
    activities: [],
    guests: 0,
  },
  {
    eventName: 'Brunch at Mia’s',
    eventType: ['Brunch Party'],
    theme: ['Pastel', 'Chill'],
    date: findNext('04-18'),
    startTime: '10:30',
    endTime: '13:00',
    endsNextDay: false,
    timeZone: 'Europe/London',
    location: 'Columbia Road, London E2 7RG',
    lat: 51.5292,
    lng: -0.0693,
    showMap: true,
    customMessage: 'Bring nothing but yourselves.\nThere will be waffles.',
    hostedBy: 'Iris & Tom',
    activities: [{ id: 1, name: 'Waffles', time: 660 }],
    guests: 3,
  },
  {
    eventName: 'Midsummer night in the garden',
    eventType: ['Birthday Party', 'Night Party'],
    theme: ['Gold & Glitter', 'Dreamy', 'Indie', 'Fairytale', 'Fireflies'],
    date: findNext('06-19'),
    startTime: '18:00',
    endTime: '01:30',
    endsNextDay: true,
    timeZone: 'Europe/Berlin',
    location: 'Gärten der Welt, Blumberger Damm 44, 12685 Berlin',
    lat: 52.5394,
    lng: 13.5757,
    showMap: true,
    customMessage:
      'Wear something that catches the light. We dance until the last lantern goes out.',
    hostedBy: '',
    activities: [
      { id: 1, name: 'Welcome drinks', time: 1080 },
      { id: 2, name: 'Dinner at the long table', time: 1170 },
      { id: 3, name: 'Lanterns', time: 1320 },
      { id: 4, name: 'Last dance', time: 1500 },
    ],
    guests: 60,
  },
  {
    eventName: 'The street party of the whole quarter',
    eventType: ['Night Party'],
    theme: ['Neon', 'Dance Pop', 'Retro'],
    date: findNext('08-28'),
    startTime: '14:00',
    endTime: '23:00',
    endsNextDay: false,
    timeZone: 'America/New_York',
    location: 'Court Street, Brooklyn, NY 11201',
    lat: 40.6876,
    lng: -73.9931,
    showMap: true,
    customMessage: 'Everybody is invited.',
    hostedBy: 'The 42 Crew',
    activities: [{ id: 1, name: 'Opening', time: 840 }],
    guests: 10_000,
  },
];

const firstNames = [
  'Ana',
  'Bo',
  'Chidi',
  'Dara',
  'Emil',
  'Fatima',
  'Giulia',
  'Hiro',
  'Inés',
  'Jonas',
];
const lastNames = ['Okafor', 'Lindqvist', 'Sharma', 'Moreau', 'Novák', 'Tanaka', 'Silva'];

function guestName(index: number): string {
  const first = firstNames[index % firstNames.length];
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length];
  return `${first} ${last}`;
}

/** The answer of the guest at an index: of ten, four accept, two decline, one says maybe, three have not answered. */
function answerOf(index: number): 'yes' | 'no' | 'maybe' | null {
  const answers = ['yes', null, 'no', 'yes', 'maybe', null, 'yes', 'no', null, 'yes'] as const;
  return answers[index % answers.length] ?? null;
}

async function seedHost(db: Db): Promise<Host> {
  const known = await db
    .selectFrom('hosts')
    .select(['uid', 'username', 'email', 'display_name as displayName'])
    .where('username', '=', username)
    .executeTakeFirst();
  if (known) return known;
  const email = `${username}@hosts.festoon.invalid`;
  const host: Host = { uid: createId(), username, email, displayName: username };
  await db
    .insertInto('hosts')
    .values({
      uid: host.uid,
      username,
      email,
      display_name: username,
      password_hash: await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      recovery_hash: hashToken(createToken()),
      created_at: Date.now(),
    })
    .execute();
  return host;
}

/** A guest's answers, oldest first. */
function changesOf(index: number): AnswerChange[] {
  const answer = answerOf(index);
  if (answer === null) return [];
  const brings: AnswerChange[] =
    answer === 'yes' && index % 3 === 0 ? [{ kind: 'extra', extra: 1 }] : [];
  return [{ kind: 'answer', answer }, ...brings];
}

async function seedAnswers(deps: AnswerDeps, inviteId: string): Promise<void> {
  const say = async (guest: Guest, changes: readonly AnswerChange[]) => {
    for (const change of changes) await recordChange(deps, { inviteId, guest }, change);
  };
  const invitees = await listInvitees(deps.db, inviteId);
  if (invitees.length === 0) return;
  // Answers of one moment share a transaction.
  await Promise.all(invitees.map(({ id }, index) => say({ inviteeId: id }, changesOf(index))));
  const neighbour = { keyHash: hashToken('seed-1') };
  await say({ keyHash: hashToken('seed-0') }, [{ kind: 'answer', answer: 'yes' }]);
  await say(neighbour, [
    { kind: 'answer', answer: 'yes' },
    { kind: 'extra', extra: 1 },
    { kind: 'name', name: 'Somebody from next door' },
  ]);
}

const settings = readSettings(process.env);
const db = await openDatabase(settings);
const deps = { db, clock: readSystemClock, live: createBus() };
const host = await seedHost(db);
for (const { guests, ...party } of parties) {
  const invitees = Array.from({ length: guests }, (_, index) => ({
    name: guestName(index),
    email: `guest-${index + 1}@example.org`,
  }));
  const draft: Draft = {
    ...party,
    invitees,
    answerSettings: usualAnswers,
    draftId: `seed-${host.uid}-${guests}`,
  };
  const id = await saveDraft(deps, host, draft);
  await seedAnswers(deps, id);
  console.log(`${guests} guests: /guest/${id} and /host/events/${id}`);
}
await db.destroy();
console.log(`Log in as ${username} with ${password}.`);
