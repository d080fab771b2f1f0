import ICAL from 'ical.js';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';

import { describeEvent, getPlace, getTitle } from './event-text.ts';
import { type EventTimes, findEventTimes } from './event-times.ts';
import type { CalendarEvent } from './schema.ts';
import { describeZone, createTimeProperty } from './zone-component.server.ts';

// The library folds after this many bytes and adds a space to the next line: 74 makes lines of at most 75.
ICAL.foldLength = 74;

const lastYear = 9999;

export interface LinkedEvent {
  event: CalendarEvent;
  link: string;
}

interface Dated extends LinkedEvent {
  times: EventTimes;
}

interface Subscription {
  name: string;
}

function utcTime(at: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(Math.floor(at / 1000) * 1000), true);
}

/** '' for a whole day and for floating times. */
function zoneOf({ event, times }: Dated): string {
  return times.isAllDay ? '' : event.timeZone;
}

function eventComponent(dated: Dated, words: GuestWords): ICAL.Component {
  const { event, link, times } = dated;
  const component = new ICAL.Component('vevent');
  const set = (name: string, value: unknown) => component.updatePropertyWithValue(name, value);
  // The id is random and never changes. The name after it is reserved, so that a site may move.
  set('uid', `${event.id}@festoon.invalid`);
  // Every change of an invitation makes a new version, so the number can only grow.
  set('sequence', event.version - 1);
  set('dtstamp', utcTime(event.updatedAt));
  set('last-modified', utcTime(event.updatedAt));
  const form = { isDate: times.isAllDay, timeZone: zoneOf(dated) };
  component.addProperty(createTimeProperty('dtstart', times.start, form));
  // A whole day without DTEND lasts one day; the last representable day has no next one.
  if (times.end > times.start && new Date(times.end).getUTCFullYear() <= lastYear) {
    component.addProperty(createTimeProperty('dtend', times.end, form));
  }
  set('summary', getTitle(event, words));
  set('description', describeEvent(event, link, words));
  const place = getPlace(event);
  if (place !== '') set('location', place);
  if (event.lat !== null && event.lng !== null) set('geo', [event.lat, event.lng]);
  set('url', link);
  set('status', event.isCanceled ? 'CANCELLED' : 'CONFIRMED');
  return component;
}

function zoneComponents(events: readonly Dated[]): ICAL.Component[] {
  const zoned = events.filter((dated) => zoneOf(dated) !== '');
  return [...Map.groupBy(zoned, zoneOf)].map(([timeZone, own]) =>
    describeZone(
      timeZone,
      own.map(({ times }) => new Date(times.start).getUTCFullYear()),
    ),
  );
}

function writeCalendar(
  events: readonly Dated[],
  words: GuestWords,
  subscription?: Subscription,
): string {
  const calendar = new ICAL.Component('vcalendar');
  const set = (name: string, value: unknown) => calendar.updatePropertyWithValue(name, value);
  set('prodid', `-//Festoon//Festoon//${words.language.toUpperCase()}`);
  set('version', '2.0');
  set('calscale', 'GREGORIAN');
  set('method', 'PUBLISH');
  if (subscription) {
    set('name', subscription.name);
    set('x-wr-calname', subscription.name);
    set('refresh-interval', ICAL.Duration.fromString('PT1H'));
    set('x-published-ttl', 'PT1H');
  }
  for (const zone of zoneComponents(events)) calendar.addSubcomponent(zone);
  for (const dated of events) calendar.addSubcomponent(eventComponent(dated, words));
  return `${calendar.toString()}\r\n`;
}

function findDated(events: readonly LinkedEvent[]): Dated[] {
  return events.flatMap((each) => {
    const times = findEventTimes(each.event);
    return times ? [{ ...each, times }] : [];
  });
}

/** Null without a date (behaviour 26.2). */
export function writeCalendarFile(
  event: CalendarEvent,
  link: string,
  words = getGuestWords('en'),
): string | null {
  const dated = findDated([{ event, link }]);
  return dated.length === 0 ? null : writeCalendar(dated, words);
}

/** Bounds the work for a host who saves events without end. */
const mostEvents = 1000;

/** For a host, in English. */
export function writeFeed(events: readonly LinkedEvent[], name: string): string {
  return writeCalendar(findDated(events).slice(0, mostEvents), getGuestWords('en'), { name });
}
