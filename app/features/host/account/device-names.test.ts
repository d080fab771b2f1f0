import { expect, test } from 'vitest';

import { describeDevice, sayDevice } from './device-names.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/26.0 Safari/605.1',
    'Safari on Mac',
  ],
  ['curl/8.0', ''],
  ['<script>', ''],
  [null, ''],
])('%s is “%s” (behaviour 32.3)', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});

test.each(['Firefox on Windows', 'Firefox', 'Command line', ''])(
  '“%s” is said as it is kept',
  (name) => {
    expect(sayDevice(name)).toBe(name);
  },
);
