import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { readSettings } from '#app/platform/settings.server.ts';
import {
  type ProviderServer,
  cutOff,
  googleDetails,
  googleGeocoding,
  googlePredictions,
  replyWithJson,
  nominatimAnswer,
  openProvider,
  photonAnswer,
  replyWithText,
} from '#tests/setup/provider-server.ts';

import type { Places } from '../port.ts';
import { failuresToOpen, pauseAfterFailure } from './circuit-breaker.server.ts';
import type { DailyLimit } from './daily-limit.server.ts';
import { createPlaces } from './providers.server.ts';

const key = 'sesame-key';
const unreachable = { ok: false, error: 'unreachable' };

let provider: ProviderServer;
let logged: string[];
let now: number;

beforeEach(async () => {
  provider = await openProvider(replyWithJson({}));
  logged = [];
  now = 1_000_000;
});
afterEach(() => provider[Symbol.asyncDispose]());

function write(event: string, fields?: object): void {
  logged.push(JSON.stringify([event, fields]));
}

function placesWith(env: Record<string, string>, dailyLimit?: DailyLimit): Places {
  return createPlaces(readSettings(env), {
    dailyLimit,
    log: { info: write, warn: write, error: write },
    clock: () => now,
    wait: async (milliseconds) => {
      now += milliseconds;
    },
    origin: () => 'https://party.example',
  });
}

const photon = () => placesWith({ PHOTON_URL: provider.url, NOMINATIM_URL: 'off' });
const nominatim = () => placesWith({ PHOTON_URL: 'off', NOMINATIM_URL: provider.url });
const google = () => placesWith({ GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_URL: provider.url });

describe('Photon', () => {
  test('completes what is typed, and is told who asks', async () => {
    provider.reply = replyWithJson(photonAnswer);
    const answer = await photon().search('Kew & Co', {});
    expect(answer).toEqual({
      ok: true,
      value: [
        {
          id: 'W4685463',
          name: 'Kew Gardens',
          address: 'Kew Gardens, London, England TW9 3AE, United Kingdom',
          lat: 51.4787,
          lng: -0.2956,
        },
        {
          id: 'N62422',
          name: 'Kewgasse 12',
          address: 'Kewgasse 12, 1010 Wien, Österreich',
          lat: 48.2083,
          lng: 16.3725,
        },
      ],
    });
    const [got] = provider.got;
    expect(got?.path).toMatch(/^\/api\/\?/);
    expect(got?.query.get('q')).toBe('Kew & Co');
    expect(got?.headers['user-agent']).toBe('Festoon (+https://party.example)');
  });

  test('is asked once for the same words, in whatever case', async () => {
    provider.reply = replyWithJson(photonAnswer);
    const places = photon();
    await Promise.all([places.search('kew gardens', {}), places.search('Kew  Gardens', {})]);
    await places.search('KEW GARDENS', {});
    expect(provider.got).toHaveLength(1);
  });

  test('is told where to look, and its answers are kept for there', async () => {
    provider.reply = replyWithJson(photonAnswer);
    const places = photon();
    const near = { lat: 51.5, lng: -0.3 };
    await places.search('kew', { near });
    await places.search('Kew', { near: { ...near } });
    await places.search('kew', { near: { lat: 48.2, lng: 16.4 } });
    await places.search('kew', {});
    const told = provider.got.map(({ query }) =>
      ['lat', 'lon', 'zoom'].map((name) => query.get(name)),
    );
    expect(told).toEqual([
      ['51.5', '-0.3', '10'],
      ['48.2', '16.4', '10'],
      [null, null, null],
    ]);
  });

  test('leaves out what it tells half of, and streets told twice', async () => {
    const [gardens] = photonAnswer.features;
    const twin = { ...gardens, properties: { ...gardens?.properties, osm_id: 7 } };
    const nameless = { ...gardens, properties: { osm_type: 'N', osm_id: 1 } };
    const beyond = { ...gardens, geometry: { coordinates: [1, 91] } };
    provider.reply = replyWithJson({ features: [gardens, twin, nameless, beyond, null, 'x'] });
    const answer = await photon().search('kew', {});
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(['W4685463']);
  });

  test('also finds whole addresses where Nominatim is off (behaviour 10.17)', async () => {
    provider.reply = replyWithJson(photonAnswer);
    expect(await photon().geocode('kew', {})).toMatchObject({
      ok: true,
      value: { lat: 51.4787, lng: -0.2956 },
    });
    provider.reply = replyWithJson({ features: [] });
    expect(await photon().geocode('atlantis', {})).toEqual({ ok: true, value: null });
  });
});

describe('Nominatim', () => {
  test('finds a whole address, and is told who asks', async () => {
    provider.reply = replyWithJson(nominatimAnswer);
    expect(await nominatim().geocode('Kew Gardens', {})).toEqual({
      ok: true,
      value: { address: nominatimAnswer[0]?.display_name, lat: 51.4787, lng: -0.2956 },
    });
    const [got] = provider.got;
    expect(got?.path).toBe('/search?q=Kew+Gardens&format=jsonv2&limit=1');
    expect(got?.headers['user-agent']).toBe('Festoon (+https://party.example)');
  });

  test('without a match the answer is null', async () => {
    provider.reply = replyWithJson([]);
    expect(await nominatim().geocode('atlantis', {})).toEqual({ ok: true, value: null });
  });

  test('is never asked to complete', async () => {
    expect(await nominatim().search('kew', {})).toEqual({ ok: true, value: [] });
    expect(provider.got).toEqual([]);
  });

  test('is asked once a second at most, and not by more people than can be patient (behaviour 10.21)', async () => {
    const asked: number[] = [];
    provider.reply = (got, response) => {
      asked.push(now);
      replyWithJson(nominatimAnswer)(got, response);
    };
    const places = nominatim();
    for (const text of ['one', 'two', 'three', 'two']) await places.geocode(text, {});
    expect(asked.map((at) => at - 1_000_000)).toEqual([0, 1000, 2000]);
  });

  test('answers another visitor while one asks without end (behaviour 10.27)', async () => {
    provider.reply = replyWithJson(nominatimAnswer);
    const places = nominatim();
    const flood = ['one', 'two', 'three', 'four', 'five'].map((text) =>
      places.geocode(text, { visitor: '192.0.2.1' }),
    );
    const other = await places.geocode('kew', { visitor: '192.0.2.2' });
    expect(other).toMatchObject({ ok: true });
    expect((await Promise.all(flood)).filter(({ ok }) => ok)).toHaveLength(2);
    expect(logged).toEqual([]);
  });
});

describe('Google', () => {
  test('completes with the session, and the key goes in a header', async () => {
    provider.reply = replyWithJson(googlePredictions);
    expect(await google().search('kew', { session: 'abc' })).toEqual({
      ok: true,
      value: [
        {
          id: 'ChIJ-kew',
          name: 'Kew Gardens',
          address: 'Kew Gardens, Richmond, UK',
          lat: null,
          lng: null,
        },
      ],
    });
    const [got] = provider.got;
    expect(got).toMatchObject({ method: 'POST', path: '/v1/places:autocomplete' });
    expect(JSON.parse(got?.body ?? '')).toEqual({ input: 'kew', sessionToken: 'abc' });
    expect(got?.headers['x-goog-api-key']).toBe(key);
  });

  test('is told where to look', async () => {
    provider.reply = replyWithJson(googlePredictions);
    await google().search('kew', { near: { lat: 51.5, lng: -0.3 } });
    expect(JSON.parse(provider.got[0]?.body ?? '')).toEqual({
      input: 'kew',
      locationBias: {
        circle: { center: { latitude: 51.5, longitude: -0.3 }, radius: 20_000 },
      },
    });
  });

  test('those who ask the same at the same time share an answer, of one session and place', async () => {
    provider.reply = replyWithJson(googlePredictions);
    const places = google();
    const near = { lat: 51.5, lng: -0.3 };
    await Promise.all([
      places.search('kew', { session: 'a', near }),
      places.search('kew', { session: 'a', near }),
      places.search('kew', { session: 'a' }),
      places.search('kew', { session: 'b', near }),
    ]);
    expect(provider.got).toHaveLength(3);
  });

  test('an answer without suggestions is an empty list', async () => {
    expect(await google().search('atlantis', {})).toEqual({ ok: true, value: [] });
  });

  test('tells the point of a chosen suggestion, and the session ends with it (behaviour 10.18)', async () => {
    provider.reply = replyWithJson(googleDetails);
    expect(await google().resolve('ChIJ-kew', { session: 'abc' })).toEqual({
      ok: true,
      value: { address: 'Richmond, London TW9 3AE, UK', lat: 51.4787, lng: -0.2956 },
    });
    const [got] = provider.got;
    expect(got?.path).toBe('/v1/places/ChIJ-kew?sessionToken=abc');
    expect(got?.headers['x-goog-fieldmask']).toBe('formattedAddress,location');
  });

  test('finds a whole address by results[0] (behaviour 10.18)', async () => {
    provider.reply = replyWithJson(googleGeocoding);
    expect(await google().geocode('kew', {})).toEqual({
      ok: true,
      value: { address: 'Kew, Richmond TW9 3AE, UK', lat: 51.4787, lng: -0.2956 },
    });
    expect(provider.got[0]?.path).toBe(`/maps/api/geocode/json?address=kew&key=${key}`);
  });

  test('ZERO_RESULTS is no match (behaviour 10.18)', async () => {
    provider.reply = replyWithJson({ results: [], status: 'ZERO_RESULTS' });
    expect(await google().geocode('atlantis', {})).toEqual({ ok: true, value: null });
    expect(logged).toEqual([]);
  });

  test.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED'])(
    '%s is unreachable, in the log without the key, and a pause',
    async (status) => {
      provider.reply = replyWithJson({ results: [], status, error_message: `Bad key ${key}` });
      const places = google();
      expect(await places.geocode('kew', {})).toEqual(unreachable);
      now += pauseAfterFailure;
      expect(await places.geocode('bath', {})).toEqual(unreachable);
      expect(provider.got).toHaveLength(1);
      expect(logged.join()).toContain(status);
      expect(logged.join()).not.toContain(key);
    },
  );

  test('nothing it told is kept for the next who asks', async () => {
    provider.reply = replyWithJson(googlePredictions);
    const places = google();
    await places.search('kew', { session: 'a' });
    await places.search('kew', { session: 'b' });
    expect(provider.got).toHaveLength(2);
    expect(places.mayKeep).toBe(false);
  });

  test('beyond the daily limit nothing is asked, and nothing is paused (behaviour 10.28)', async () => {
    provider.reply = replyWithJson(googleGeocoding);
    const limited: string[] = [];
    const places = placesWith(
      { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_URL: provider.url },
      async (visitor) => {
        limited.push(visitor);
        return visitor === '192.0.2.2';
      },
    );
    const visitor = '192.0.2.1';
    expect(await places.search('kew', { visitor })).toEqual(unreachable);
    expect(await places.resolve('ChIJ-kew', { visitor })).toEqual(unreachable);
    expect(await places.geocode('kew', { visitor })).toEqual(unreachable);
    expect(provider.got).toEqual([]);
    expect(await places.geocode('kew', { visitor: '192.0.2.2' })).toMatchObject({ ok: true });
    expect(limited).toEqual([visitor, visitor, visitor, '192.0.2.2']);
    expect(logged).toEqual([]);
  });

  test('a suggestion that is gone stops nobody else', async () => {
    provider.reply = replyWithJson({ error: { code: 404, status: 'NOT_FOUND' } }, 404);
    const places = google();
    expect(await places.resolve('ChIJ-gone', {})).toEqual(unreachable);
    provider.reply = replyWithJson(googleDetails);
    expect((await places.resolve('ChIJ-kew', {})).ok).toBe(true);
  });
});

const faults: [string, ProviderServer['reply']][] = [
  ['is cut off', cutOff],
  ['is no JSON', replyWithText('<html>Sorry</html>')],
  ['has another shape', replyWithJson({ features: 'none', suggestions: 7, results: {} })],
  ['is 429', replyWithText('Too many', 429)],
  ['is 500', replyWithText('Oops', 500)],
  ['is endless', replyWithText('['.repeat(1_100_000))],
  ['leads elsewhere', (_got, response) => response.writeHead(302, { Location: '/' }).end()],
];
const askers: [string, () => Promise<unknown>][] = [
  ['Photon', () => photon().search('kew', {})],
  ['Nominatim', () => nominatim().geocode('kew', {})],
  ['Google autocomplete', () => google().search('kew', {})],
  ['Google details', () => google().resolve('kew', {})],
  ['Google geocoding', () => google().geocode('kew', {})],
];

describe.each(faults)('an answer that %s', (_fault, reply) => {
  test.each(askers)(
    'from %s is unreachable and logged once, without the key',
    async (_who, ask) => {
      provider.reply = reply;
      expect(await ask()).toEqual(unreachable);
      expect(logged).toHaveLength(1);
      expect(logged.join()).not.toContain(key);
    },
  );
});

test('a machine without a network asks a few times and is quiet and quick for a while (behaviour 10.16)', async () => {
  await provider[Symbol.asyncDispose]();
  const places = photon();
  for (const text of ['kew', 'kew g', 'kew ga', 'kew gar', 'kew gard']) {
    expect(await places.search(text, {})).toEqual(unreachable);
  }
  const line = '["place provider failed",{"provider":"Photon","reason":"ECONNREFUSED"}]';
  expect(logged).toEqual(Array<string>(failuresToOpen).fill(line));
});

test('one 5xx of a provider blocks nobody’s next look-up (behaviour 10.21)', async () => {
  provider.reply = replyWithText('Oops', 502);
  const places = photon();
  expect(await places.search('kew', {})).toEqual(unreachable);
  provider.reply = replyWithJson(photonAnswer);
  expect(await places.search('kew', {})).toMatchObject({ ok: true });
});

test('with every provider off nothing is asked (behaviour 10.17)', async () => {
  const places = placesWith({ PHOTON_URL: 'off', NOMINATIM_URL: 'off' });
  expect(await places.search('kew', {})).toEqual(unreachable);
  expect(await places.geocode('kew', {})).toEqual(unreachable);
  expect(logged).toEqual([]);
});
