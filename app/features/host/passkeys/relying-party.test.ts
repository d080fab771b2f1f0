import { expect, test } from 'vitest';

import { findRelyingParty } from './relying-party.ts';

test.each([
  ['https://party.example.org', 'party.example.org'],
  ['https://party.example.org:8443', 'party.example.org'],
  ['http://localhost:3000', 'localhost'],
  ['http://party.example.org', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::7]', null],
])('passkeys of %s are made for %j (behaviour 37.1)', (origin, id) => {
  expect(findRelyingParty(origin)).toEqual(id === null ? null : { id, origin });
});
