import { expect, test } from 'vitest';

import { findAddress, readParam } from './find-address.ts';

test('a request is known by its route’s pattern, whoever it is about', () => {
  expect(findAddress('/')).toBe('/');
  expect(findAddress('/?from=mail')).toBe('/');
  expect(findAddress('/eventName')).toBe('/eventName');
  expect(findAddress('/EVENTNAME/')).toBe('/eventName');
  expect(findAddress('/guest/Xb7-secret?g=token')).toBe('/guest/:inviteId');
  expect(findAddress('//guest/Xb7-secret/card.png')).toBe('/guest/:inviteId/card.png');
});

test('what a page asks for in the background is the page’s', () => {
  expect(findAddress('/_root.data')).toBe('/');
  expect(findAddress('/eventName.data?_routes=a')).toBe('/eventName');
});

test('addresses that nobody serves make no new name', () => {
  expect(findAddress('/wp-login.php')).toBe('other');
  expect(findAddress('/guest/x/y/z')).toBe('other');
  expect(findAddress('/guest/x/cardXpng')).toBe('other');
  expect(findAddress('*')).toBe('other');
  expect(findAddress('')).toBe('/');
});

test('an address without parameters goes before one with them', () => {
  expect(findAddress('/host/events/Xb7/guests/add.data')).toBe('/host/events/:inviteId/guests/add');
  expect(findAddress('/host/events/Xb7/guests/Yc8')).toBe('/host/events/:inviteId/guests/:guestId');
});

const read = (path: string) => readParam(path, '/host/events/:inviteId/picture', 'inviteId');

test('a parameter keeps its letters', () => {
  expect(read('/HOST//events/Xb7-s/picture.data')).toBe('Xb7-s');
  expect(read('/host')).toBe('');
});

test('assets are one', () => {
  expect(findAddress('/assets/app-Ab3.js')).toBe('/assets/*');
});
