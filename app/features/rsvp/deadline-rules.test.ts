import { expect, test } from 'vitest';

import { findAnswering, isPastAnswerBy } from './deadline-rules.ts';

const past = (timeZone: string, at: string) =>
  isPastAnswerBy({ answerBy: '2027-05-29', timeZone }, Date.parse(at));

test('the last day for answers ends at midnight in the event’s zone (behaviour 25.9)', () => {
  expect(past('Europe/Vienna', '2027-05-29T21:59:59.999Z')).toBe(false);
  expect(past('Europe/Vienna', '2027-05-29T22:00:00Z')).toBe(true);
  expect(past('America/Los_Angeles', '2027-05-30T06:59:59Z')).toBe(false);
  expect(past('America/Los_Angeles', '2027-05-30T07:00:00Z')).toBe(true);
  expect(past('Pacific/Kiritimati', '2027-05-29T10:00:00Z')).toBe(true);
});

test('without a zone the day lasts until it is over everywhere (behaviour 25.9)', () => {
  expect(past('', '2027-05-30T11:59:59Z')).toBe(false);
  expect(past('', '2027-05-30T12:00:00Z')).toBe(true);
});

test('late answers are marked or not taken, and a host can close answers at any time (behaviour 25.9)', () => {
  const event = { closed: false, answerBy: '2027-05-29', timeZone: 'UTC', late: 'accept' as const };
  const [on, after] = [Date.parse('2027-05-29T12:00Z'), Date.parse('2027-05-30T00:00Z')];
  expect(findAnswering(event, on)).toBe('open');
  expect(findAnswering(event, after)).toBe('late');
  expect(findAnswering({ ...event, late: 'close' }, on)).toBe('open');
  expect(findAnswering({ ...event, late: 'close' }, after)).toBe('tooLate');
  expect(findAnswering({ ...event, answerBy: '' }, after)).toBe('open');
  expect(findAnswering({ ...event, closed: true }, on)).toBe('closed');
});
