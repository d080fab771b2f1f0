import { expect, test } from 'vitest';

import { succeed } from '#app/platform/result.ts';
import { createFakePlaces } from '#tests/setup/fake-places.ts';

import type { Places } from '../port.ts';
import { type LookUp, geocodeAddress, resolvePlace, searchPlaces } from './look-up.server.ts';

const somewhere = { id: '1', name: 'Somewhere', address: 'Somewhere', lat: 1, lng: 2 };

function lookUp(
  places: Places,
  { signal = new AbortController().signal, timeout = 60_000 } = {},
): LookUp & { warnings: string[] } {
  const warnings: string[] = [];
  const log = { info() {}, warn: (event: string) => void warnings.push(event), error() {} };
  return { places, log, signal, timeout, warnings };
}

const never = new Promise<never>(() => {});
const hanging: Places = {
  search: () => never,
  resolve: () => never,
  geocode: () => never,
  attribution: '',
  mayKeep: true,
};
const throwing: Places = {
  search() {
    throw new Error('no network');
  },
  resolve: () => Promise.reject(new Error('no network')),
  geocode: () => Promise.reject(new Error('no network')),
  attribution: '',
  mayKeep: true,
};

test('a provider that throws is unreachable, and the log says so', async () => {
  const asked = lookUp(throwing);
  expect(await searchPlaces('kew', asked)).toEqual({ ok: false, error: 'unreachable' });
  expect(await geocodeAddress('kew', asked)).toEqual({ ok: false, error: 'unreachable' });
  expect(asked.warnings).toEqual(['place provider failed', 'place provider failed']);
});

test('a provider that never answers is given up, whether or not it heeds the signal', async () => {
  const asked = lookUp(hanging, { timeout: 5 });
  expect(await searchPlaces('kew', asked)).toEqual({ ok: false, error: 'unreachable' });
  expect(asked.warnings).toHaveLength(1);
});

test('a visitor who has left ends the look-up without a word in the log', async () => {
  const visit = new AbortController();
  const asked = lookUp(hanging, { signal: visit.signal });
  const answer = searchPlaces('kew', asked);
  visit.abort();
  expect(await answer).toEqual({ ok: false, error: 'unreachable' });
  expect(await geocodeAddress('kew', asked)).toEqual({ ok: false, error: 'unreachable' });
  expect(asked.warnings).toEqual([]);
});

test('addresses are cut to what an invitation holds, empty ones are left out, ten are enough', async () => {
  const long = `${'Gallery '.repeat(24)}, Old Street, London`;
  const places = createFakePlaces([
    { ...somewhere, id: 'long', address: `${long}, ${'x'.repeat(100)}` },
    { ...somewhere, id: 'empty', address: '  ' },
    ...Array.from({ length: 12 }, (_, index) => ({ ...somewhere, id: `${index}` })),
  ]);
  const answer = await searchPlaces('', lookUp(places));
  const value = answer.ok ? answer.value : [];
  expect(value).toHaveLength(10);
  expect(value[0]?.address.length).toBeLessThanOrEqual(200);
  expect(value.map(({ id }) => id)).not.toContain('empty');
});

test('a provider is told roughly where the visitor looks', async () => {
  const told: unknown[] = [];
  const places: Places = {
    ...createFakePlaces(),
    search: async (_text, { near }) => {
      told.push(near);
      return succeed([]);
    },
  };
  await searchPlaces('kew', { ...lookUp(places), near: { lat: 51.4787, lng: -0.2956 } });
  await searchPlaces('kew', lookUp(places));
  expect(told).toEqual([{ lat: 51.5, lng: -0.3 }, undefined]);
});

test('an address without a match is null (behaviour 10.6)', async () => {
  const places = createFakePlaces([]);
  expect(await geocodeAddress('nowhere', lookUp(places))).toEqual({ ok: true, value: null });
});

test('a place comes with the zone kept there, a suggestion without a point with none', async () => {
  const places = createFakePlaces();
  expect(await geocodeAddress('durbar', lookUp(places))).toMatchObject({
    value: { timeZone: 'Asia/Kathmandu' },
  });
  expect(await resolvePlace('kew', lookUp(places))).toMatchObject({
    value: { timeZone: 'Europe/London' },
  });
  const pointless = { ...somewhere, lat: null, lng: null };
  const search = async () => succeed([pointless]);
  expect(await searchPlaces('some', lookUp({ ...places, search }))).toEqual(
    succeed([{ ...pointless, timeZone: '' }]),
  );
});
