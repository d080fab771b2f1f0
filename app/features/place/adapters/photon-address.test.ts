import { expect, test } from 'vitest';

import { type PhotonParts, composeAddress } from './photon-address.ts';

test.each<[string, PhotonParts, string, string]>([
  [
    'a venue in Britain',
    {
      name: 'Kew Gardens',
      city: 'London',
      postcode: 'TW9 3AE',
      country: 'United Kingdom',
      countrycode: 'GB',
    },
    'Kew Gardens',
    'Kew Gardens, London TW9 3AE, United Kingdom',
  ],
  [
    'a house in Austria',
    {
      housenumber: '12',
      street: 'Ring',
      postcode: '1010',
      city: 'Wien',
      country: 'Österreich',
      countrycode: 'AT',
    },
    'Ring 12',
    'Ring 12, 1010 Wien, Österreich',
  ],
  [
    'a house in the States',
    {
      housenumber: '1',
      street: 'Main St',
      city: 'Springfield',
      state: 'IL',
      postcode: '62701',
      country: 'USA',
      countrycode: 'us',
    },
    '1 Main St',
    '1 Main St, Springfield, IL 62701, USA',
  ],
  [
    'a town',
    { name: 'Bath', city: 'Bath', country: 'United Kingdom', countrycode: 'GB' },
    'Bath',
    'Bath, United Kingdom',
  ],
  [
    'a village without a city',
    { name: 'Hof', county: 'Murtal', postcode: '8700' },
    'Hof',
    'Hof, 8700 Murtal',
  ],
  ['a country', { name: 'Nepal', country: 'Nepal' }, 'Nepal', 'Nepal'],
  ['nothing at all', {}, '', ''],
])('%s reads as people write it there', (_what, parts, name, address) => {
  expect(composeAddress(parts)).toEqual({ name, address });
});
