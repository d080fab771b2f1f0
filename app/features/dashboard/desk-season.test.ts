import { expect, test } from 'vitest';

import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import { findDeskSeason } from './desk-season.ts';

const night = {
  ...secretInvite,
  date: '2027-06-12',
  startTime: '22:00',
  endTime: '02:00',
  endsNextDay: true,
  timeZone: 'Asia/Kathmandu',
};
const at = (text: string, changes = {}) =>
  findDeskSeason({ ...night, ...changes }, Date.parse(`${text}+05:45`)).season;

test('the desk leads with the day of the event, in its zone, until its end (behaviour 39.23)', () => {
  expect(at('2027-06-11T23:59')).toBe('open');
  expect(at('2027-06-12T00:00')).toBe('today');
  expect(at('2027-06-13T01:59')).toBe('today');
  expect(at('2027-06-14T03:59')).toBe('open');
  expect(at('2027-06-14T04:00')).toBe('past');
  expect(findDeskSeason(night, Date.parse('2027-06-12T20:00+05:45')).isTonight).toBe(true);
});

test('a canceled event stays canceled, and one saved with a past date stays open (behaviour 39.23, 39.25)', () => {
  expect(at('2027-06-15T12:00', { cancellation: { message: '' } })).toBe('canceled');
  expect(at('2027-06-15T12:00', { savedPast: true })).toBe('open');
  expect(at('2027-06-01T12:00', { answersClosed: true })).toBe('closed');
});
