import { expect, test } from 'vitest';

import { defaultCentre, roundRoughly, searchCentre } from './point.ts';

test('a search is told of a point to a tenth of a degree', () => {
  expect(roundRoughly({ lat: 27.7117, lng: 85.3499 })).toEqual({ lat: 27.7, lng: 85.3 });
  expect(roundRoughly({ lat: -33.86, lng: -70.65 })).toEqual({ lat: -33.9, lng: -70.6 });
});

test('a search begins around the chosen point, else where the map was moved to, else nowhere', () => {
  const [kew, yak] = [
    { lat: 51.4787, lng: -0.2956 },
    { lat: 27.7117, lng: 85.3199 },
  ];
  expect(searchCentre(kew, yak)).toEqual({ lat: 51.5, lng: -0.3 });
  expect(searchCentre(null, yak)).toEqual({ lat: 27.7, lng: 85.3 });
  expect(searchCentre(null, null)).toBeNull();
  expect(searchCentre(null, { ...defaultCentre, lat: defaultCentre.lat + 0.01 })).toBeNull();
  expect(searchCentre(defaultCentre, null)).toEqual({ lat: 51.5, lng: -0.1 });
});
