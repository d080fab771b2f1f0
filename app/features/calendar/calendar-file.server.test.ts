import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';

import { toGuestView } from '#app/features/invite/views.ts';
import { secretInvite } from '#tests/fixtures/secret-invite.ts';
import { link, readEvent, supper, unfoldLines, writeSupper } from '#tests/setup/calendar-file.ts';

import { writeCalendarFile, writeFeed } from './calendar-file.server.ts';
import { toCalendarEvent } from './rules.ts';

/** Uses only the offsets in the file, by a zone name that no program knows. */
function momentsOf(file: string, timeZone: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file.replaceAll(timeZone, 'Somewhere')));
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const { startDate, endDate } = new ICAL.Event(component);
    expect(startDate.zone?.tzid).toBe('Somewhere');
    return [startDate, endDate].map((time) => time.toJSDate().toISOString());
  });
}

function listRules(timeZone: string): string[] {
  return unfoldLines(writeSupper({ timeZone })).filter((line) => line.startsWith('RRULE'));
}

describe('a file', () => {
  test('holds what the invitation says, and the open link (behaviour 26.2)', () => {
    const file = writeSupper();
    expect(convertIcsCalendar(undefined, file)).toMatchObject({
      prodId: '-//Festoon//Festoon//EN',
      version: '2.0',
      method: 'PUBLISH',
    });
    expect(readEvent(file)).toMatchObject({
      uid: 'abc@festoon.invalid',
      summary: 'Garden Supper',
      location: '14 Mill Lane, Bath',
      geo: '51.3758;-2.3599',
      url: link,
      status: 'CONFIRMED',
      description: `Wear something warm.\n\nSchedule\n7:00 PM Supper\n9:30 PM Dancing\n\nInvitation: ${link}`,
      start: { date: new Date('2027-06-12T17:00:00Z') },
      end: { date: new Date('2027-06-12T22:30:00Z') },
    });
  });

  test('leaves out what is not known (behaviour 26.2)', () => {
    const file = writeSupper({
      eventName: ' ',
      location: '',
      lat: null,
      lng: null,
      customMessage: '',
      activities: [],
    });
    expect(file).not.toMatch(/^(?:LOCATION|GEO)/m);
    expect(readEvent(file)).toMatchObject({
      summary: 'You’re invited',
      description: `Invitation: ${link}`,
    });
  });

  test('is none without a date (behaviour 26.3)', () => {
    expect(writeCalendarFile({ ...supper, date: '' }, link)).toBeNull();
  });

  test('of a canceled event says so under the same id (behaviour 26.6)', () => {
    const [before, after] = [writeSupper(), writeSupper({ isCanceled: true, version: 2 })].map(
      readEvent,
    );
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED', sequence: 1 });
  });

  test('has nothing of the host, the draft or the guests in any byte (behaviour 26.9)', () => {
    const event = toCalendarEvent(toGuestView(secretInvite), secretInvite);
    expect(writeCalendarFile(event, link)).not.toContain('SECRET');
    expect(writeFeed([{ event, link }], 'Events')).not.toContain('SECRET');
    expect(Object.keys(event)).not.toContain('answersClosed');
  });
});

describe('the times', () => {
  test('without a zone are floating (behaviour 26.5)', () => {
    const lines = unfoldLines(writeSupper({ timeZone: '' }));
    expect(lines).toContain('DTSTART:20270612T180000');
    expect(lines).toContain('DTEND:20270612T233000');
    expect(lines.join()).not.toContain('VTIMEZONE');
  });

  test('of an event without a start are the whole day, in every zone (behaviour 26.4)', () => {
    for (const timeZone of ['', 'Europe/London', 'Pacific/Apia']) {
      const lines = unfoldLines(writeSupper({ timeZone, startTime: '', endTime: '' }));
      expect(lines).toContain('DTSTART;VALUE=DATE:20270612');
      expect(lines).toContain('DTEND;VALUE=DATE:20270613');
      expect(lines.join()).not.toContain('VTIMEZONE');
    }
    expect(unfoldLines(writeSupper({ startTime: '' }))).toContain('DTSTART;VALUE=DATE:20270612');
  });

  test.each([
    ['no end', { endTime: '' }, '20270612T190000'],
    ['an end that is not after the start', { endTime: '17:00' }, '20270612T190000'],
    ['an end on the next day', { endTime: '02:00', endsNextDay: true }, '20270613T020000'],
    ['a choice without need', { endTime: '23:30', endsNextDay: true }, '20270612T233000'],
    ['a whole day until the same time', { endTime: '18:00', endsNextDay: true }, '20270613T180000'],
    ['no end, late', { startTime: '23:30', endTime: '' }, '20270613T003000'],
  ])('with %s end as they should (behaviour 26.4)', (_, times, end) => {
    expect(unfoldLines(writeSupper({ ...times, timeZone: '' }))).toContain(`DTEND:${end}`);
  });

  test.each([
    [
      'before clocks go forward',
      'Europe/Berlin',
      '2027-03-27',
      '20:00',
      '2027-03-27T19:00:00.000Z',
    ],
    ['after clocks go forward', 'Europe/Berlin', '2027-03-28', '20:00', '2027-03-28T18:00:00.000Z'],
    ['before clocks go back', 'Europe/Berlin', '2027-10-30', '20:00', '2027-10-30T18:00:00.000Z'],
    ['after clocks go back', 'Europe/Berlin', '2027-10-31', '20:00', '2027-10-31T19:00:00.000Z'],
    ['before America does', 'America/New_York', '2027-03-13', '20:00', '2027-03-14T01:00:00.000Z'],
    ['after America does', 'America/New_York', '2027-03-14', '20:00', '2027-03-15T00:00:00.000Z'],
    [
      'in the south’s summer',
      'America/Santiago',
      '2027-01-02',
      '20:00',
      '2027-01-02T23:00:00.000Z',
    ],
    [
      'in the south’s winter',
      'America/Santiago',
      '2027-07-02',
      '20:00',
      '2027-07-03T00:00:00.000Z',
    ],
    ['in a zone of minutes', 'Asia/Kathmandu', '2027-06-12', '20:00', '2027-06-12T14:15:00.000Z'],
    ['in a time left out', 'Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['under an older rule', 'America/New_York', '2006-03-20', '20:00', '2006-03-21T01:00:00.000Z'],
  ])('%s are told by the file alone (behaviour 26.5)', (_, timeZone, date, startTime, start) => {
    const file = writeSupper({ timeZone, date, startTime, endTime: '' });
    expect(momentsOf(file, timeZone)[0]).toBe(start);
  });

  test('across a change of clocks are as long as they are (behaviour 26.5)', () => {
    const night = { startTime: '22:00', endTime: '04:00', endsNextDay: true };
    const file = writeSupper({ timeZone: 'Europe/Berlin', date: '2027-10-30', ...night });
    expect(momentsOf(file, 'Europe/Berlin')).toEqual([
      '2027-10-30T20:00:00.000Z',
      '2027-10-31T03:00:00.000Z',
    ]);
  });

  test('in zones of every kind are told by the file alone (behaviour 26.5)', () => {
    // Formatters of a zone are slow to create, and every fifth covers all kinds.
    const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 5 === 0);
    for (const timeZone of zones) {
      for (const date of ['2027-01-16', '2027-07-17']) {
        const file = writeSupper({ timeZone, date, endTime: '' });
        const [start = ''] = momentsOf(file, timeZone);
        const shown = new Date(start).toLocaleString('sv', { timeZone });
        expect([timeZone, shown]).toEqual([timeZone, `${date} 18:00:00`]);
      }
    }
  });

  test('in the first and the last year have four digits for it (behaviour 26.5)', () => {
    for (const date of ['0001-01-01', '9999-12-31']) {
      const lines = unfoldLines(writeSupper({ date, timeZone: 'Europe/Amsterdam', endTime: '' }));
      const compact = date.replaceAll('-', '');
      expect(lines).toContain(`DTSTART;TZID=Europe/Amsterdam:${compact}T180000`);
    }
    expect(writeSupper({ date: '9999-12-31', startTime: '' })).not.toContain('DTEND');
  });

  test('of zones that repeat every year are written as rules, others change by change (behaviour 26.5)', () => {
    expect(listRules('Europe/Berlin')).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ]);
    expect(listRules('America/New_York')).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    ]);
    expect(listRules('Asia/Kathmandu')).toEqual([]);
    expect(unfoldLines(writeSupper({ timeZone: 'Asia/Kathmandu' }))).toContain('TZOFFSETTO:+0545');
  });
});

describe('a subscription', () => {
  test('holds every dated event, and each zone once for all its years (behaviour 26.12)', () => {
    const events = [
      supper,
      { ...supper, id: 'old', date: '2006-03-20' },
      { ...supper, id: 'undated', date: '' },
      { ...supper, id: 'floating', timeZone: '' },
      { ...supper, id: 'york', timeZone: 'America/New_York' },
      { ...supper, id: 'york-2006', timeZone: 'America/New_York', date: '2006-03-20' },
    ];
    const file = writeFeed(
      events.map((event) => ({ event, link })),
      'Festoon events',
    );
    expect(file).toContain('\r\nX-WR-CALNAME:Festoon events\r\n');
    expect(file).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
    const read = convertIcsCalendar(undefined, file).events ?? [];
    expect(read.map(({ uid }) => uid.split('@')[0])).toEqual([
      'abc',
      'old',
      'floating',
      'york',
      'york-2006',
    ]);
    const york = writeFeed(
      events.filter(({ id }) => id.startsWith('york')).map((event) => ({ event, link })),
      'Festoon events',
    );
    expect(momentsOf(york, 'America/New_York')).toEqual([
      '2027-06-12T22:00:00.000Z',
      '2027-06-13T03:30:00.000Z',
      '2006-03-20T23:00:00.000Z',
      '2006-03-21T04:30:00.000Z',
    ]);
  });
});
