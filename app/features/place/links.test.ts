import { expect, test } from 'vitest';

import { getDirectionsUrl, getEmbedPath } from './links.ts';

const place = { location: 'Hotel Yak & Yeti', lat: 27.7117, lng: 85.3199 };
const unknown = { ...place, lat: null, lng: null };

test('the preview is given the point where it is known', () => {
  expect(getEmbedPath(place)).toBe('/embed/map?q=Hotel+Yak+%26+Yeti&lat=27.7117&lng=85.3199');
  expect(getEmbedPath(unknown, { scheme: 'dark' })).toBe(
    '/embed/map?q=Hotel+Yak+%26+Yeti&scheme=dark',
  );
  expect(getEmbedPath(unknown)).toBe('/embed/map?q=Hotel+Yak+%26+Yeti');
  expect(getEmbedPath(unknown, { language: 'en' })).toBe('/embed/map?q=Hotel+Yak+%26+Yeti');
  expect(getEmbedPath(unknown, { language: 'ar' })).toBe('/embed/map?q=Hotel+Yak+%26+Yeti&lang=ar');
});

test('directions lead to the point, else to the address', () => {
  expect(getDirectionsUrl(place)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=27.7117%2C85.3199',
  );
  expect(getDirectionsUrl(unknown)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Hotel+Yak+%26+Yeti',
  );
});
