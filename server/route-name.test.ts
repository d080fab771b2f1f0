import { expect, test } from 'vitest';

import { createRouteName, listManifestPaths } from './route-name.ts';

const hostPaths = listManifestPaths({
  root: { path: '' },
  layout: { parentId: 'root' },
  home: { parentId: 'layout', path: undefined },
  'event-name': { parentId: 'layout', path: 'eventName' },
  other: { parentId: 'root', path: '*' },
});

const nameOf = createRouteName([
  '/guest/:inviteId',
  '/guest/:inviteId/card.png',
  '/guest/*',
  ...hostPaths,
]);

test('a request is known by its route’s pattern, whoever it is about', () => {
  expect(nameOf('/')).toBe('/');
  expect(nameOf('/?from=mail')).toBe('/');
  expect(nameOf('/eventName')).toBe('/eventName');
  expect(nameOf('/EVENTNAME/')).toBe('/eventName');
  expect(nameOf('/guest/Xb7-secret?g=token')).toBe('/guest/:inviteId');
  expect(nameOf('/guest/Xb7-secret/card.png')).toBe('/guest/:inviteId/card.png');
});

test('what a page asks for in the background is the page’s', () => {
  expect(nameOf('/_root.data')).toBe('/');
  expect(nameOf('/eventName.data?_routes=a')).toBe('/eventName');
});

test('addresses that nobody serves make no new name', () => {
  expect(nameOf('/wp-login.php')).toBe('other');
  expect(nameOf('/guest/x/y/z')).toBe('other');
  expect(nameOf('/guest/x/cardXpng')).toBe('other');
  expect(nameOf('*')).toBe('other');
  expect(nameOf('')).toBe('/');
});

test('assets are one', () => {
  expect(nameOf('/assets/app-Ab3.js')).toBe('/assets/*');
});
