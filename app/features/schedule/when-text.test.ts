import { expect, test } from 'vitest';

import { writeWhen } from './when-text.ts';

const today = '2027-05-01';
const write = (date: string, startTime = '', endTime = '') =>
  Object.values(writeWhen({ date, startTime, endTime }, today)).filter(Boolean).join(', ');

test.for([
  ['2027-06-19', '19:00', '23:00', 'Sat June 19, 7 to 11 pm'],
  ['2027-06-19', '19:30', '00:15', 'Sat June 19, 7:30 pm to 12:15 am'],
  ['2027-06-19', '23:00', '22:00', 'Sat June 19, 11 pm to 10 pm'],
  ['2027-06-19', '12:00', '', 'Sat June 19, 12 pm'],
  ['2027-06-19', '', '23:00', 'Sat June 19, until 11 pm'],
  ['2028-05-01', '', '', 'Mon May 1, 2028'],
  ['2027-04-30', '', '', 'Fri April 30, 2027'],
  ['0912-04-30', '', '', '0912-04-30'],
  ['', '09:00', '11:00', '9 to 11 am'],
  ['', '', '', ''],
] as const)('%s, %s to %s is written as “%s” (behaviour 7.15)', ([date, start, end, text]) => {
  expect(write(date, start, end)).toBe(text);
});
