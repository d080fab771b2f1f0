import { expect, test } from 'vitest';

import { listWordsParts } from './parts.ts';

test.each([
  ['/', 'wizard'],
  ['/eventName', 'wizard'],
  ['/nowhere', 'wizard'],
  ['/confirmation', 'review'],
  ['/hostLogIn', 'login'],
  ['/hostLogIn/reset', 'login'],
  ['/host/events/abc', 'desk'],
  ['/host/events/abc/', 'desk'],
  ['/host/events/abc/guests', 'guests'],
  ['/host/events/abc/guests/g-1', 'guests'],
  ['/host/events/abc/settings/words', 'settings'],
  ['/host/events/abc/by-phone', 'telling'],
  ['/host/events', 'host'],
  ['/account/mail', 'account'],
  ['/admin', 'account'],
  ['/kitchen/token', 'day'],
])('%s loads the words of its part (behaviour 49.84)', (path, part) => {
  expect(listWordsParts(path)).toEqual(['shared', part]);
});
