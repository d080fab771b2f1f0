import { describe, expect, test } from 'vitest';

import { pickPhone, takePhones, writePhone } from './phone-text.ts';

describe('a line (behaviour 52.2)', () => {
  test.each([
    ['Chiara +44 7700 900123', 'Chiara', '+44 7700 900123'],
    ['Chiara, chiara@x.org, 07700 900123', 'Chiara, chiara@x.org', '07700 900123'],
    ['Okafor, Ana; (415) 555-0123', 'Okafor, Ana', '(415) 555-0123'],
    ['Inés 06 12 34 56 78', 'Inés', '06 12 34 56 78'],
    ['Inés 06.12.34.56.78', 'Inés', '06.12.34.56.78'],
    ['Leo 0664/123 45 67', 'Leo', '0664/123 45 67'],
    ['Leo, Tel: 0664 1234567', 'Leo', '0664 1234567'],
    ['دانا ٠٦٦٤ ١٢٣٤٥٦٧', 'دانا', '٠٦٦٤ ١٢٣٤٥٦٧'],
    ['Ana +491701234567', 'Ana', '+491701234567'],
  ])('%j has the number %j', (line, rest, phone) => {
    const taken = takePhones(line);
    expect([taken.rest.trim(), taken.phones]).toEqual([rest, [phone]]);
  });

  test.each([
    'Ana +2',
    'Ana 12.06.2026',
    'Ana 12/06/2026 19',
    'Ana 2026-06-12 1930',
    'Ana 01 06 2026',
    'Ana, Rosenweg 12, 1010',
    'Ana, New York 10001-1234',
    'Ana 12345',
    'Ana 3+1',
    '"Ana 07700 900123"',
    'Ana <07700900123@x.org>',
    '07700900123@x.org',
    'room07700900123',
    'Ana 123456789012345678901',
  ])('%j has none', (line) => {
    expect(takePhones(line)).toEqual({ rest: line, phones: [] });
  });

  test('a number that is none is read as such once it is written', () => {
    for (const text of ['ask "mum"', '12', '4.477E+11', '1-800-FLOWERS']) {
      expect(takePhones(`Ana ${writePhone(text)}`)).toEqual({ rest: 'Ana  ', phones: [null] });
    }
  });
});

test.each([
  ['07700 900123 ::: 0664 123456', '07700 900123'],
  ['; +44 7700 900123, 12', '+44 7700 900123'],
  ['0664/123', '0664/123'],
  ['', ''],
])('of several numbers in the cell %j the first counts (behaviour 52.5)', (cell, phone) => {
  expect(pickPhone(cell)).toBe(phone);
});
