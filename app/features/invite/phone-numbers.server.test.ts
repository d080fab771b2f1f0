import { describe, expect, test } from 'vitest';

import { findPhoneCountry, readPhone, readPhones } from './phone-numbers.server.ts';

describe('the country of a number without one (behaviour 52.1)', () => {
  test.each([
    ['Europe/Vienna', 'en-US', 'AT'],
    ['Europe/London', null, 'GB'],
    ['America/New_York', null, 'US'],
    ['Asia/Kathmandu', null, 'NP'],
    ['Asia/Kolkata', null, 'IN'],
    ['', 'de-AT,de;q=0.9', 'AT'],
    ['', 'de,en;q=0.8', undefined],
    ['', 'zh-Hant-TW', 'TW'],
    ['Antarctica/Casey', 'en-ZZ,en-NZ', 'NZ'],
    ['Nowhere/None', null, undefined],
    ['', null, undefined],
  ])('in %j with a browser of %j is %j', (timeZone, language, country) => {
    expect(findPhoneCountry(timeZone, language)).toBe(country);
  });
});

describe('a number (behaviour 52.1)', () => {
  test.each([
    ['07700 900123', 'GB', '+447700900123'],
    ['+44 7700 900123', 'AT', '+447700900123'],
    ['00447700900123', 'AT', '+447700900123'],
    ['٠٦٦٤ ١٢٣٤٥٦٧', 'AT', '+436641234567'],
    ['(415) 555-0123', 'US', '+14155550123'],
    ['+447700900123', undefined, '+447700900123'],
    ['', 'AT', ''],
  ] as const)('%j in %j is %j', (text, country, phone) => {
    expect(readPhone(text, country)).toBe(phone);
  });

  test.each([
    ['07700 900123', undefined],
    ['+44 7700 900123 ext. 5', 'GB'],
    ['1-800-FLOWERS', 'US'],
    ['+44 7700', 'GB'],
    ['call me', 'GB'],
    ['+999 123456789', 'GB'],
    ['1'.repeat(40), 'GB'],
    ['07700 900123, 07700 900124', 'GB'],
    ["=cmd|'/c calc'", 'GB'],
  ] as const)('%j in %j is none', (text, country) => {
    expect(readPhone(text, country)).toBeNull();
  });

  test('of a list that cannot be read is named with its guest, and two guests may share one (behaviour 52.3)', () => {
    const guests = [
      { name: 'Ana', phone: '07700 900123' },
      { name: 'Ben', phone: '12' },
      { name: 'Cy' },
    ];
    expect(readPhones(guests, 'GB')).toEqual({
      ok: false,
      error: 'We can’t read the number 12 of Ben. Please correct it, or take it out.',
    });
    const shared = [guests[0]!, { name: 'Ben', phone: '+44 7700 900123' }];
    const read = readPhones(shared, 'GB');
    expect(read.ok && read.value.map(({ phone }) => phone)).toEqual([
      '+447700900123',
      '+447700900123',
    ]);
  });
});
