import { expect, test } from 'vitest';

import { SettingsError, readSettings } from './settings.server.ts';

function problemOf(env: Record<string, string>): string {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

test('places and tiles come from OpenStreetMap when nothing is set (behaviour 10.17)', () => {
  expect(readSettings({ PHOTON_URL: ' ' })).toMatchObject({
    PHOTON_URL: 'https://photon.komoot.io',
    NOMINATIM_URL: 'https://nominatim.openstreetmap.org',
    MAP_TILES_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© OpenStreetMap contributors',
    GOOGLE_MAPS_API_KEY: undefined,
    GOOGLE_MAPS_URL: undefined,
  });
});

test('the word off switches a provider off, and a slash at the end of an address is dropped (behaviour 10.17)', () => {
  const settings = readSettings({
    PHOTON_URL: 'off',
    NOMINATIM_URL: 'http://localhost:8080/nominatim/',
    MAP_TILES_URL: 'off',
  });
  expect(settings).toMatchObject({
    PHOTON_URL: null,
    NOMINATIM_URL: 'http://localhost:8080/nominatim',
    MAP_TILES_URL: null,
  });
});

test.each([
  ['PHOTON_URL', 'photon', 'PHOTON_URL must be off or an address without a query, not "photon"'],
  ['PHOTON_URL', 'ftp://x.example', 'PHOTON_URL must be off or an address'],
  ['NOMINATIM_URL', 'https://x.example?q=1', 'NOMINATIM_URL must be off or an address'],
  ['GOOGLE_MAPS_URL', 'off', 'GOOGLE_MAPS_URL must be an address'],
  ['MAP_TILES_URL', 'https://x.example/{z}/{x}.png', 'MAP_TILES_URL must be off or an address'],
  ['MAP_TILES_URL', 'https://{s}.x.example/{z}/{x}/{y}', 'MAP_TILES_URL must be off'],
  ['MAP_TILES_URL', 'javascript:{z}{x}{y}', 'MAP_TILES_URL must be off'],
])('%s=%s is refused by name', (name, value, problem) => {
  expect(problemOf({ [name]: value })).toContain(problem);
});

test('a key is never shown (behaviour 10.20)', () => {
  expect(problemOf({ GOOGLE_MAPS_API_KEY: 'sesame', PORT: 'x' })).not.toContain('sesame');
});
