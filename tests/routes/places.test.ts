import { expect, test, vi } from 'vitest';

import { timeLimitMs } from '#app/features/place/lookup/look-up.server.ts';
import type { Places } from '#app/features/place/port.ts';
import { type FakePlaces, createFakePlaces, samplePlaces } from '#tests/setup/fake-places.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { giveEachTestASite, site } from '#tests/setup/use-site.ts';

let places: FakePlaces;
giveEachTestASite(() => [{}, { places: (places = createFakePlaces()) }]);

async function ask(query: Record<string, string>, of: Site = site) {
  const answer = await of.visitor().get(`/api/places?${new URLSearchParams(query)}`);
  return {
    status: answer.status,
    cache: answer.headers.get('Cache-Control'),
    type: answer.headers.get('Content-Type'),
    body: JSON.parse(answer.text) as unknown,
  };
}

async function askOf(provider: Places, query: Record<string, string>) {
  const other = await openSite({}, { places: provider });
  try {
    return await ask(query, other);
  } finally {
    await other.close();
  }
}

test('what is typed is completed with places and whom to thank for them (behaviour 10.1, 10.25)', async () => {
  const answer = await ask({ q: '  kew ' });
  expect(answer).toEqual({
    status: 200,
    cache: 'private, max-age=300',
    type: 'application/json',
    body: {
      ok: true,
      value: samplePlaces.slice(0, 2).map((place) => ({ ...place, timeZone: 'Europe/London' })),
      attribution: places.attribution,
    },
  });
  expect(places.asked).toEqual(['kew']);
});

test('a whole address is found, or is null (behaviour 10.2)', async () => {
  expect((await ask({ address: 'durbar marg' })).body).toMatchObject({
    ok: true,
    value: { address: 'Hotel Yak & Yeti, Durbar Marg, Kathmandu 44600', lat: 27.7117 },
  });
  expect((await ask({ address: 'Atlantis' })).body).toMatchObject({ ok: true, value: null });
});

test('a short address in a script of its own is looked for', async () => {
  expect((await ask({ address: '東京' })).status).toBe(200);
});

test('the point of a suggestion is told by its id, and what may not be kept is not', async () => {
  expect((await ask({ place: 'yak' })).body).toMatchObject({
    value: { timeZone: 'Asia/Kathmandu' },
  });
  expect((await ask({ place: 'gone' })).body).toMatchObject({ ok: true, value: null });
  expect(await ask({ place: '../../etc' })).toMatchObject({
    status: 400,
    body: { message: 'This place is not known.' },
  });
  const other = await openSite({}, { places: { ...places, mayKeep: false } });
  expect((await ask({ q: 'kew' }, other)).cache).toBe('private, no-store');
  await other.close();
});

test('without a provider the answer is unreachable and is not kept (behaviour 10.15)', async () => {
  const offline = await openSite();
  const unreachable = { ok: false, error: 'unreachable' };
  expect(await ask({ q: 'kew gardens' }, offline)).toMatchObject({
    status: 200,
    cache: 'private, no-store',
    body: unreachable,
  });
  expect((await ask({ address: 'kew gardens' }, offline)).body).toEqual(unreachable);
  await offline.close();
});

test.each([
  ['a search that is too short', { q: ' ke ' }, 'Please type at least 3 characters.'],
  ['an empty address', { address: '  ' }, 'Please type an address.'],
  ['no question at all', {}, 'Please type an address.'],
  [
    'a search that is too long',
    { q: 'x'.repeat(201) },
    'Please use at most 200 characters for the address.',
  ],
  [
    'an address that is too long',
    { address: 'x'.repeat(201) },
    'Please use at most 200 characters for the address.',
  ],
  [
    'a NUL character',
    { q: 'kew\0gardens' },
    'Some characters in this text cannot be saved. Please remove them and try again.',
  ],
])('%s is answered with a sentence and reaches no provider', async (_name, query, message) => {
  expect(await ask(query)).toMatchObject({
    status: 400,
    cache: 'private, no-store',
    body: { ok: false, error: 'invalid', message },
  });
  expect(places.asked).toEqual([]);
});

test('two hundred characters, and markup, are taken as they are', async () => {
  const text = '<script>alert(1)</script>'.padEnd(200, 'é');
  expect((await ask({ q: text })).status).toBe(200);
  expect(places.asked).toEqual([text]);
});

test('a visitor who asks without end is told to wait (behaviour 10.22)', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await ask({ q: 'kew' })).status);
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses[120]).toBe(429);
  expect((await ask({ address: 'kew' })).body).toEqual({
    ok: false,
    error: 'too-many',
    message: 'Too many attempts. Please wait and try again.',
  });
  expect(places.asked).toHaveLength(120);
});

const askFrom = (headers: Record<string, string>) =>
  site.visitor().get('/api/places?q=kew', headers);

test('a page of another site cannot spend the quota', async () => {
  const foreign = await askFrom({ 'sec-fetch-site': 'cross-site' });
  expect(foreign.text).toContain('Only this site’s own pages can use this address.');
  expect((await askFrom({ 'sec-fetch-site': 'same-site' })).text).toBe(foreign.text);
  expect(places.asked).toEqual([]);
  expect((await askFrom({ 'sec-fetch-site': 'same-origin' })).text).toContain('Kew Gardens');
});

test('a browser that does not say where it is asked from is judged by Origin or Referer (behaviour 10.22)', async () => {
  for (const [headers, status] of [
    [{}, 403],
    [{ referer: 'https://evil.example/' }, 403],
    [{ referer: `${site.url}/location` }, 200],
  ] as const) {
    expect((await site.visitor().send('/api/places?q=kew', { headers })).status).toBe(status);
  }
});

test('a provider is told roughly where the host looks, and nonsense is left out', async () => {
  const told: unknown[] = [];
  const provider: Places = {
    ...places,
    search: (text, asking) => {
      told.push(asking.near);
      return places.search(text, asking);
    },
  };
  const other = await openSite({}, { places: provider });
  await ask({ q: 'kew', lat: '51.4787', lng: '-0.2956' }, other);
  for (const lat of ['91', 'x', '']) await ask({ q: 'kew', lat, lng: '1' }, other);
  expect(told).toEqual([{ lat: 51.5, lng: -0.3 }, undefined, undefined, undefined]);
  await other.close();
});

test('a provider that throws is unreachable (behaviour 10.15)', async () => {
  const throwing: Places = {
    search() {
      throw new Error('no network');
    },
    resolve: () => Promise.reject(new Error('no network')),
    geocode: () => Promise.reject(new Error('no network')),
    attribution: '',
    mayKeep: true,
  };
  expect(await askOf(throwing, { q: 'kew' })).toMatchObject({
    status: 200,
    body: { ok: false, error: 'unreachable' },
  });
  expect((await askOf(throwing, { address: 'kew' })).body).toMatchObject({ error: 'unreachable' });
});

test('a provider that hangs is given up (behaviour 10.15)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const hang = () => {
    resolve();
    return new Promise<never>(() => {});
  };
  const answer = askOf(
    { search: hang, resolve: hang, geocode: hang, attribution: '', mayKeep: true },
    { q: 'kew' },
  );
  await asked;
  await vi.advanceTimersByTimeAsync(timeLimitMs);
  vi.useRealTimers();
  expect((await answer).body).toEqual({ ok: false, error: 'unreachable' });
});

test('only reading is possible', async () => {
  expect((await site.visitor().post('/api/places?q=kew', {})).status).toBe(405);
});
