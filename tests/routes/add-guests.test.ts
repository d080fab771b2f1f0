import { describe, expect, test } from 'vitest';

import { guessColumns, readRows } from '#app/features/guest-lists/formats/csv-columns.ts';
import {
  listLines,
  readGuestLines,
  writeGuestLine,
} from '#app/features/guest-lists/formats/guest-lines.ts';
import { readCsv } from '#app/features/guest-lists/formats/read-csv.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { listLabelsOf } from '#app/features/labels/labels-store.server.ts';
import { getAddGuestsPath, getDashboardPath, getGuestsFilePath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { addEvent } from '#tests/setup/events.ts';
import { makeJoinPath } from '#tests/setup/members.ts';
import { giveEachTestAnEvent, id, other, owner, switchEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
giveEachTestAnEvent({
  invitees: [{ name: 'Bo', email: 'bo@example.org' }],
});

const page = () => getAddGuestsPath(id);
const add = (guests: unknown, version = 1, visitor = owner.visitor) =>
  visitor.postJson(`${page()}.data`, { version, guests });

function invitees() {
  return listInvitees(site.db, id);
}

const named = async () => (await invitees()).map(({ name, email }) => [name, email]);

describe('many guests', () => {
  test('are added at the end of the list, with links of their own, also without an address (behaviour 33.6)', async () => {
    const added = await add([
      ['Cy', 'cy@example.org'],
      [' Dora ', ''],
    ]);
    expect(added.status).toBe(200);
    expect(await named()).toEqual([
      ['Bo', 'bo@example.org'],
      ['Cy', 'cy@example.org'],
      ['Dora', ''],
    ]);
    expect(new Set((await invitees()).map(({ token }) => token)).size).toBe(3);
    expect((await owner.visitor.get(getDashboardPath(id))).text).toContain('Dora');
  });

  test('are added once: the same request again finds that the list has changed (behaviour 33.6)', async () => {
    await add([['Cy', '']]);
    const again = await add([['Cy', '']]);
    expect(again.status).toBe(409);
    expect(again.text).toContain('Somebody just changed your guest list');
    expect(await named()).toHaveLength(2);
  });

  test('of several requests at once are those of exactly one (behaviour 33.6)', async () => {
    // A fourth may be one too many for its host at once.
    const statuses = await Promise.all(
      ['Cy', 'Dora', 'Eva'].map(async (name) => (await add([[name, '']])).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(await named()).toHaveLength(2);
  });

  test.each([
    [[], 'There is nobody to add.'],
    [[['  ', 'a@x.org']], 'Please enter a name.'],
    [[['Cy', 'not-an@address@x']], 'Please enter a mail address.'],
    [
      [
        ['Cy', ''],
        ['x'.repeat(201), ''],
      ],
      'Please use at most 200 characters.',
    ],
    [[['Cy', 'x'.repeat(321)]], 'Please use at most 320 characters.'],
    [[['Cy\0', '']], 'Some characters in this text cannot be saved.'],
    [[['Cy']], 'Please enter text.'],
    ['Cy', 'This list could not be read. Please reload the page and try again.'],
  ])('as %j are refused whole (behaviour 33.6, 33.36)', async (guests, message) => {
    const refused = await add(guests);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(message);
    expect(await named()).toHaveLength(1);
  });

  test('beyond ten thousand are refused whole (behaviour 33.6)', async () => {
    const many = makeInvitees(10_000).map(({ name, email }) => [name, email]);
    const refused = await add(many);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('The list is full at 10,000 guests.');
    expect(await named()).toHaveLength(1);
    expect((await add(many.slice(1))).status).toBe(200);
    expect(await invitees()).toHaveLength(10_000);
  });

  test('are added by the host of the event alone (behaviour 33.7)', async () => {
    expect((await add([['Cy', '']], 1, site.visitor())).status).toBe(401);
    expect((await add([['Cy', '']], 1, other.visitor)).status).toBe(403);
    expect((await owner.visitor.postJson('/host/events/none/guests/add.data', {})).status).toBe(
      404,
    );
    expect(await named()).toHaveLength(1);
  });

  test('without an address stay when the other invitees are edited (behaviour 33.7)', async () => {
    await add([['Dora', '']]);
    const stored = await listInvitees(site.db, id);
    const edited = stored.map((one) => (one.name === 'Bo' ? { ...one, name: 'Bob' } : one));
    const saved = await owner.visitor.postJson(`/invitee.data?invite=${id}`, {
      version: 2,
      value: { invitees: edited },
    });
    expect(saved.status).toBe(202);
    expect(await named()).toEqual([
      ['Bob', 'bo@example.org'],
      ['Dora', ''],
    ]);
  });
});

interface Extras {
  labels?: number[];
  people?: object[];
  companions?: number;
}

const post = (version: number, more: object) =>
  owner.visitor.postJson(`${page()}.data`, { version, ...more });

const addLabeled = (labels: string[], ...guests: [name: string, email: string, Extras?][]) =>
  post(1, { labels, guests });

/** By name. */
async function listAll(invite: string) {
  const { db } = site;
  const labels = await listLabelsOf(db, invite);
  const all = await listInvitees(db, invite);
  return all
    .map(({ id: invitee, name, email, people, companions }) => ({
      name,
      email,
      people: people.map((person) => ({ name: person.name, child: person.child })),
      companions,
      labels: labels.get(invitee) ?? [],
    }))
    .toSorted((one, next) => (one.name < next.name ? -1 : 1));
}

/** The indexes of twenty labels among fifty. */
const twenty = (start: number) => Array.from({ length: 20 }, (_, at) => (start + at) % 50);

describe('guests who come with more than a name', () => {
  const luc = { name: 'Luc', child: false };
  const ines = { name: ' Inés ', child: true };

  test('have their labels, household and companions (behaviour 33.31)', async () => {
    const moreaus = { labels: [0, 1], people: [luc, ines], companions: 0 };
    const added = await addLabeled(['Kin', 'Table 1'], ['The Moreaus', '', moreaus], ['Cy', '']);
    expect(added.status).toBe(200);
    expect(await listAll(id)).toMatchObject([
      { name: 'Bo', labels: [] },
      { name: 'Cy', labels: [], people: [], companions: null },
      {
        name: 'The Moreaus',
        labels: ['Kin', 'Table 1'],
        people: [luc, { name: 'Inés', child: true }],
        companions: 0,
      },
    ]);
  });

  test('get a label of the event in its own spelling (behaviour 33.31)', async () => {
    await addLabeled(['Kin'], ['Cy', '', { labels: [0] }]);
    const labels = ['kin', 'KIN', 'new'];
    const guests = [['Dora', '', { labels: [0, 1, 2] }]];
    const again = await post(2, { labels, guests });
    expect(again.status).toBe(200);
    expect((await listAll(id)).at(-1)).toMatchObject({ name: 'Dora', labels: ['Kin', 'new'] });
  });

  test('make new labels up to the event’s limit, and beyond it nobody is added (behaviour 33.31)', async () => {
    const labels = Array.from({ length: 50 }, (_, at) => `Label ${at}`);
    const guests = [0, 20, 40].map((start) => [`Cy ${start}`, '', { labels: twenty(start) }]);
    expect((await post(1, { labels, guests })).status).toBe(200);
    const one = [['Dora', '', { labels: [0] }]];
    const refused = await post(2, { labels: ['One more'], guests: one });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('An event has at most 50 labels');
    expect(await named()).toHaveLength(4);
    expect((await post(2, { labels: ['label 7'], guests: one })).status).toBe(200);
  });

  test.each<[string, string[], Extras]>([
    ['a label that is none', [' x'], { labels: [0] }],
    ['a label that is too long', ['x'.repeat(41)], { labels: [0] }],
    ['a label that the request does not name', ['x'], { labels: [1] }],
    ['more labels than an event has', Array.from({ length: 51 }, (_, at) => `${at}`), {}],
    ['more labels than a guest has', ['x'], { labels: Array<number>(21).fill(0) }],
    ['a household of one', [], { people: [luc] }],
    ['a household that is too large', [], { people: Array.from({ length: 21 }, () => luc) }],
    ['more companions than anybody may bring', [], { companions: 11 }],
  ])('with %s are refused whole (behaviour 33.31)', async (_, labels, extras) => {
    const refused = await addLabeled(labels, ['Cy', ''], ['Dora', '', extras]);
    expect(refused.status).toBe(422);
    expect(await named()).toHaveLength(1);
    expect(await listLabelsOf(site.db, id)).toEqual(new Map());
  });

  test('come from the spreadsheet of one event into another as they were (behaviour 33.30)', async () => {
    const people = [luc, { name: 'Moreau, "Inés" #1 (child)', child: true }];
    await addLabeled(
      ['=Family', 'Table 1, left', '#tag', '王'],
      ['=1+1; "Ana"', 'ana+#1@example.org', { labels: [0, 1, 2, 3] }],
      ["'=The Moreaus {x} #y", '', { people, companions: 3, labels: [1] }],
      ['שרה +2', 'sara@example.org', { companions: 0 }],
    );
    const exported = await listAll(id);
    const { text } = await owner.visitor.get(getGuestsFilePath(id));
    const { rows } = readCsv(new TextEncoder().encode(text), 10_000);
    const lines = readRows(rows, guessColumns(rows)).map(writeGuestLine);
    const limits = { name: 200, email: 320, people: 20, companions: 10 };
    const guests = readGuestLines(listLines(lines.join('\n')), limits).flatMap(
      (read) => read.guests ?? [],
    );
    await switchEvent({ invitees: [] });
    const labels = [...new Set(guests.flatMap((guest) => guest.labels ?? []))];
    const posted = guests.map(({ name, email, labels: own = [], ...extras }) => {
      const places = own.map((label) => labels.indexOf(label));
      return [name, email, { ...extras, labels: places }] as [string, string, Extras];
    });
    expect((await addLabeled(labels, ...posted)).status).toBe(200);
    expect(await listAll(id)).toEqual(exported);
  });
});

describe('the screen that adds guests', () => {
  test('is for the host of the event alone and kept by no browser (behaviour 33.7)', async () => {
    const shown = await owner.visitor.get(page());
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Add Guests');
    expect(shown.text).toContain('bo@example.org');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    for (const { token } of await invitees()) expect(shown.text).not.toContain(token);

    const stranger = await site.visitor().get(page());
    expect(stranger.status).toBe(302);
    expect(stranger.location).toBe(`/hostLogIn?redirect=${page()}`);
    const refused = await other.visitor.get(page());
    expect(refused.status).toBe(403);
    expect(refused.text).not.toContain('bo@example.org');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const none = await owner.visitor.get('/host/events/none/guests/add');
    expect([none.status, none.location]).toEqual([404, null]);
  });
});

const askEarlier = async (earlier: string, visitor = owner.visitor) =>
  (await visitor.get(`${page()}.data?${new URLSearchParams({ earlier })}`)).text;
const joinEvent = async (role: 'co-host' | 'door', inviteId: string) =>
  owner.visitor.post(await makeJoinPath(other.visitor, inviteId, role), {});

describe('guests of an earlier event', () => {
  test('are those of events that the host owns or hosts with others, and of nobody else’s (behaviour 33.39)', async () => {
    const { db } = site;
    const people = [{ name: 'Dora', email: 'dora@example.org' }];
    const events = {
      own: await addEvent(db, { host: owner.host, eventName: 'My brunch', invitees: people }),
      shared: await addEvent(db, {
        host: other.host,
        eventName: 'Shared brunch',
        invitees: people,
      }),
      door: await addEvent(db, { host: other.host, eventName: 'Door brunch', invitees: people }),
      theirs: await addEvent(db, { host: other.host, eventName: 'Their brunch', invitees: people }),
    };
    await addEvent(db, { host: owner.host, eventName: 'Nobody’s brunch', invitees: [] });
    await joinEvent('co-host', events.shared);
    await joinEvent('door', events.door);
    const listed = await askEarlier('');
    for (const title of ['My brunch', 'Shared brunch']) expect(listed).toContain(title);
    for (const title of ['Door brunch', 'Their brunch', 'Nobody’s brunch']) {
      expect(listed).not.toContain(title);
    }
    expect(await askEarlier(events.own)).toContain('Dora <dora@example.org>');
    expect(await askEarlier(events.shared)).toContain('Dora <dora@example.org>');
    for (const closed of [events.door, events.theirs, 'no-such-event']) {
      expect(await askEarlier(closed)).not.toContain('Dora');
    }
    expect(await askEarlier(events.own, other.visitor)).not.toContain('Dora');
  });
});
