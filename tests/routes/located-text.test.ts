import { beforeEach, describe, expect, test } from 'vitest';

import { findInvite } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { addEvent } from '#tests/setup/events.ts';
import { type FakePlaces, createFakePlaces } from '#tests/setup/fake-places.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { giveEachTestASite, site } from '#tests/setup/use-site.ts';

const kew = { lat: 51.4787, lng: -0.2956 };
const nowhere = { location: 'Old Mill', lat: null, lng: null };

let places: FakePlaces;
giveEachTestASite(() => [{}, { places: (places = createFakePlaces()) }]);
let owner: LoggedIn;
let id: string;

beforeEach(async () => {
  owner = await logIn(site, 'ana');
  id = await addEvent(site.db, { host: owner.host, ...nowhere, date: '', timeZone: '' });
});

const stored = () => findInvite(site.db, id);

async function edit(value: string, version = 1) {
  const change = { intent: 'edit', part: 'location', version, value };
  return owner.visitor.postJson(`${getDashboardPath(id)}.data`, change);
}

async function saveStep(part: object, version = 1) {
  const value = { location: 'Kew Gardens', lat: null, lng: null, showMap: true, ...part };
  return owner.visitor.postJson(`/location?invite=${id}`, { version, value });
}

function nextChange(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = site.services.live.subscribe(id, () => {
    stop();
    resolve();
  });
  return promise;
}

describe('an address that is saved as text', () => {
  test('on the dashboard gets the point of the geocoder’s first result, and keeps its text (behaviour 10.30)', async () => {
    expect((await edit('kew gardens')).status).toBe(200);
    expect(await stored()).toMatchObject({ location: 'kew gardens', ...kew });
    const page = await site.visitor().get(getGuestPath(id));
    expect(page.text).toContain('/embed/map?q=kew+gardens&amp;lat=51.4787&amp;lng=-0.2956');
  });

  test('in the step of a stored invitation gets its point (behaviour 10.30)', async () => {
    expect((await saveStep({})).status).toBe(302);
    expect(await stored()).toMatchObject({ location: 'Kew Gardens', ...kew });
  });

  test('in a draft gets its point as the draft is confirmed (behaviour 10.30)', async () => {
    const draft = makeDraft({ location: 'Kew Bridge', lat: null, lng: null });
    const saved = await owner.visitor.postJson('/confirm.data', draft);
    expect(saved.status).toBe(200);
    const { rows } = { rows: await site.db.selectFrom('invites').selectAll().execute() };
    expect(rows.find(({ location }) => location === 'Kew Bridge')).toMatchObject({ lat: 51.4886 });
  });

  test('brings its zone where there is neither zone nor date (behaviour 10.30)', async () => {
    await edit('durbar marg');
    expect(await stored()).toMatchObject({ timeZone: 'Asia/Kathmandu' });
  });

  test('is not looked up where its point is known', async () => {
    await saveStep({ lat: 1, lng: 2 });
    expect(places.asked).toEqual([]);
    expect(await stored()).toMatchObject({ lat: 1, lng: 2 });
  });
});

describe('an address that the geocoder does not know', () => {
  test('is saved; guests get directions and no map, the host is told where to set the point (behaviour 10.31)', async () => {
    await edit('Atlantis');
    expect(await stored()).toMatchObject({ location: 'Atlantis', lat: null, lng: null });
    const guest = await site.visitor().get(getGuestPath(id));
    expect(guest.text).not.toContain('/embed/map');
    expect(guest.text).toContain('Get directions');
    const { text } = await owner.visitor.get(getDashboardPath(id));
    expect(text).toContain('There is no map of this address yet.');
    expect(text).toMatch(
      new RegExp(`<a[^>]*href="/location\\?invite=${id}"[^>]*>Set the point on the map</a>`),
    );
  });

  test('is saved while no geocoder can be reached (behaviour 10.31)', async () => {
    places.reachable = false;
    expect((await edit('kew gardens')).status).toBe(200);
    expect(await stored()).toMatchObject({ location: 'kew gardens', lat: null });
  });

  test('is saved where the geocoder throws (behaviour 10.31)', async () => {
    places.geocode = () => Promise.reject(new Error('no network'));
    expect((await edit('kew gardens')).status).toBe(200);
    expect(await stored()).toMatchObject({ location: 'kew gardens', lat: null });
  });
});

describe('a geocoder that takes its time', () => {
  test('holds up no save; its point is stored and published afterwards (behaviour 10.30)', async () => {
    const release = places.hold('kew gardens');
    expect((await edit('kew gardens')).status).toBe(200);
    expect(await stored()).toMatchObject({ location: 'kew gardens', lat: null, version: 2 });
    const changed = nextChange();
    release();
    await changed;
    expect(await stored()).toMatchObject({ ...kew, version: 3 });
  });

  test('never moves the map of an address that was changed meanwhile (behaviour 10.30)', async () => {
    const release = places.hold('kew gardens');
    await edit('kew gardens');
    await edit('durbar marg', 2);
    const { version } = (await stored()) ?? {};
    release();
    // The second address has its point; only the first could still change something.
    await new Promise(setImmediate);
    expect(await stored()).toMatchObject({ lat: 27.7117, version });
  });

  test('makes no editor stale: the address read before its point came can be saved (behaviour 10.30)', async () => {
    await edit('kew gardens');
    expect(await stored()).toMatchObject({ version: 3, ...kew });
    expect((await edit('kew bridge', 2)).status).toBe(200);
    expect(await stored()).toMatchObject({ location: 'kew bridge', lat: 51.4886 });
  });
});
