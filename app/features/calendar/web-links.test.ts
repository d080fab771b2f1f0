import { describe, expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';

import type { CalendarEvent } from './schema.ts';
import { listCalendarLinks } from './web-links.ts';

const to = {
  link: 'https://party.example.org/guest/abc',
  filePath: '/guest/abc/event.ics',
  words: getGuestWords('en'),
};

const supper: CalendarEvent = {
  id: 'abc',
  eventName: 'Garden & Supper + more',
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:30',
  endsNextDay: false,
  timeZone: 'America/New_York',
  location: '14 Mill Lane, Bath',
  lat: null,
  lng: null,
  customMessage: 'Bring nothing?\nReally.',
  activities: [],
  version: 1,
  updatedAt: 1,
};

function waysOf(changes: Partial<CalendarEvent> = {}) {
  const links = listCalendarLinks({ ...supper, ...changes }, to) ?? [];
  return links.map(({ name, href }) => {
    const { origin, pathname, searchParams } = new URL(href, 'https://party.example.org');
    return { name, address: origin + pathname, ...Object.fromEntries(searchParams) };
  });
}

const details = `${to.link}\n\nBring nothing?\nReally.`;

describe('an event can be added to', () => {
  test('a file, Google, Outlook.com and Office 365 (behaviour 26.11)', () => {
    const outlook = {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: supper.eventName,
      startdt: '2027-06-12T18:00:00-04:00',
      enddt: '2027-06-12T23:30:00-04:00',
      location: supper.location,
      body: details,
    };
    expect(waysOf()).toEqual([
      { name: 'Apple and others', address: 'https://party.example.org/guest/abc/event.ics' },
      {
        name: 'Google',
        address: 'https://calendar.google.com/calendar/render',
        action: 'TEMPLATE',
        text: supper.eventName,
        dates: '20270612T180000/20270612T233000',
        ctz: 'America/New_York',
        location: supper.location,
        details,
      },
      {
        name: 'Outlook.com',
        address: 'https://outlook.live.com/calendar/deeplink/compose',
        ...outlook,
      },
      {
        name: 'Office 365',
        address: 'https://outlook.office.com/calendar/deeplink/compose',
        ...outlook,
      },
    ]);
  });

  test('nothing without a date (behaviour 26.11)', () => {
    expect(listCalendarLinks({ ...supper, date: '' }, to)).toBeNull();
  });
});

describe('web calendars', () => {
  test('get a whole day as two dates (behaviour 26.11)', () => {
    const [, google, outlook] = waysOf({ startTime: '', endTime: '' });
    expect(google).toMatchObject({ dates: '20270612/20270613' });
    expect(google).not.toHaveProperty('ctz');
    expect(outlook).toMatchObject({ startdt: '2027-06-12', enddt: '2027-06-13', allday: 'true' });
  });

  test('get an end past midnight on the next day (behaviour 26.11)', () => {
    const [, google, outlook] = waysOf({ endTime: '02:00', endsNextDay: true });
    expect(google).toMatchObject({ dates: '20270612T180000/20270613T020000' });
    expect(outlook).toMatchObject({ enddt: '2027-06-13T02:00:00-04:00' });
  });

  test('get floating times where there is no zone (behaviour 26.11)', () => {
    const [, google, outlook] = waysOf({ timeZone: '' });
    expect(google).toMatchObject({ dates: '20270612T180000/20270612T233000' });
    expect(google).not.toHaveProperty('ctz');
    expect(outlook).toMatchObject({ startdt: '2027-06-12T18:00:00' });
  });

  test('get the offset of each moment across a change of clocks (behaviour 26.11)', () => {
    const night = { date: '2027-11-06', endTime: '04:00', endsNextDay: true };
    const [, , outlook] = waysOf(night);
    expect(outlook).toMatchObject({
      startdt: '2027-11-06T18:00:00-04:00',
      enddt: '2027-11-07T04:00:00-05:00',
    });
  });

  test('get the first of two times that are alike, and the time after a gap (behaviour 26.11)', () => {
    const [, , twice] = waysOf({ date: '2027-11-07', startTime: '01:30', endTime: '' });
    expect(twice).toMatchObject({ startdt: '2027-11-07T01:30:00-04:00' });
    const [, , gap] = waysOf({ date: '2027-03-14', startTime: '02:30', endTime: '03:15' });
    expect(gap).toMatchObject({
      startdt: '2027-03-14T03:30:00-04:00',
      enddt: '2027-03-14T04:15:00-04:00',
    });
  });

  test('get the moment where a zone has no name (behaviour 26.11)', () => {
    const [, google, outlook] = waysOf({ timeZone: '+05:30' });
    expect(google).toMatchObject({ dates: '20270612T123000Z/20270612T180000Z' });
    expect(google).not.toHaveProperty('ctz');
    expect(outlook).toMatchObject({ startdt: '2027-06-12T18:00:00+05:30' });
  });

  test('get as much text as an address may have, cut between characters (behaviour 26.11)', () => {
    for (const text of [
      'a'.repeat(20_000),
      '日本'.repeat(10_000),
      '👩‍👩‍👧‍👦'.repeat(900),
      '& '.repeat(9000),
    ]) {
      const changes = { eventName: text, location: text, customMessage: text };
      for (const { href } of listCalendarLinks({ ...supper, ...changes }, to) ?? []) {
        expect(href.length).toBeLessThan(2000);
        expect(href).not.toMatch(/[^!-~]/);
      }
      const [, google] = waysOf(changes);
      expect(google).toHaveProperty('text', expect.stringMatching(/^.+…$/su));
      expect(google).toHaveProperty('details', expect.stringContaining(to.link));
    }
    const [, family] = waysOf({ eventName: '👩‍👩‍👧‍👦'.repeat(99) });
    expect(family).toHaveProperty('text', expect.stringMatching(/^(?:👩‍👩‍👧‍👦)+…$/u));
  });
});
