import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { limits } from './limits.ts';
import { getEmptyStep, toStepValue, isFilled, partNames, parts, toPart } from './parts.ts';
import { changeTimes, presetPlaceZone } from './parts/date-time.ts';
import { toggleEntry, tooManyEntries } from './parts/entry-list.ts';
import { sampleTitles } from './parts/event-name.ts';
import { findSharedNames, removeInvitee } from './parts/invitee.ts';
import { locationTooLong, takeTyped } from './parts/location.ts';
import {
  addOccasion,
  listOfferedOccasions,
  listOwnOccasions,
  partyTypes,
} from './parts/party-type.ts';

const full = Array.from({ length: limits.listEntries }, (_, index) => `Occasion ${index}`);

describe('toggling an entry', () => {
  test('twice leaves the list as it was (behaviour 5.2)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 49 }), fc.string(), (list, entry) => {
        fc.pre(!list.includes(entry));
        const on = toggleEntry(list, entry);
        expect(on).toEqual({ ok: true, value: [...list, entry] });
        expect(on.ok && toggleEntry(on.value, entry)).toEqual({ ok: true, value: list });
      }),
    );
  });

  test('refuses the fifty-first, but takes one out of fifty (behaviour 5.4)', () => {
    expect(toggleEntry(full, 'One more')).toEqual({ ok: false, error: tooManyEntries });
    expect(toggleEntry(full, 'Occasion 0')).toEqual({ ok: true, value: full.slice(1) });
  });
});

describe('a typed occasion', () => {
  test('is trimmed (behaviour 5.3)', () => {
    expect(addOccasion([], '  Book launch ')).toEqual({ ok: true, value: ['Book launch'] });
  });

  test.each(['', '   ', '\t'])('of “%s” adds nothing', (typed) => {
    expect(addOccasion(['Brunch Party'], typed)).toEqual({ ok: true, value: null });
  });

  test('that is there already in other letters adds nothing (behaviour 5.3)', () => {
    expect(addOccasion(['Book launch'], 'BOOK LAUNCH')).toEqual({ ok: true, value: null });
    expect(addOccasion(['Brunch Party'], 'brunch party')).toEqual({ ok: true, value: null });
  });

  test('that names one of the eight types chooses it under its own spelling (behaviour 5.3)', () => {
    expect(addOccasion([], 'pool party')).toEqual({ ok: true, value: ['Pool Party'] });
  });

  test('that is offered and switched off is switched on again (behaviour 5.6)', () => {
    const offered = listOfferedOccasions({ selected: [], own: ['Book launch'] });
    expect(offered).toEqual([...partyTypes, 'Book launch']);
    expect(listOwnOccasions(offered)).toEqual(['Book launch']);
    expect(addOccasion([], 'BOOK launch', offered)).toEqual({ ok: true, value: ['Book launch'] });
  });

  test('is refused beyond fifty entries (behaviour 5.4)', () => {
    expect(addOccasion(full, 'One more')).toEqual({ ok: false, error: tooManyEntries });
  });

  test('always makes a list that may be saved', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 100 }), { maxLength: 60 }), (typed) => {
        const list = typed.reduce<string[]>((before, text) => {
          const next = addOccasion(before, text.replaceAll('\0', ''));
          return next.ok && next.value ? next.value : before;
        }, []);
        expect(v.is(parts.partyType.schema, { eventType: list })).toBe(true);
      }),
    );
  });
});

describe('removing an invitee', () => {
  const ana = { name: 'Ana', email: 'ana@example.org' };
  const twin = { ...ana };
  const bo = { name: 'Bo', email: 'bo@example.org' };

  test('takes exactly that one of two equal ones (behaviour 9.4)', () => {
    const left = removeInvitee([ana, bo, twin], twin);
    expect(left).toHaveLength(2);
    expect(left[0]).toBe(ana);
  });

  test('takes an equal one when the list was read anew, and none when it is gone', () => {
    expect(removeInvitee([bo, { ...ana }], ana)).toEqual([bo]);
    expect(removeInvitee([bo], ana)).toEqual([bo]);
    expect(removeInvitee([{ ...ana, id: 'stored' }], ana)).toHaveLength(1);
  });
});

test('a name is shared when a second invitee has exactly the same (behaviour 9.5)', () => {
  const invitees = ['Ana', 'Bo', 'Ana', 'ana', 'Ana'].map((name) => ({ name, email: 'x@y' }));
  expect([...findSharedNames(invitees)]).toEqual(['Ana']);
});

describe('a step', () => {
  test.each(partNames)('%s that nobody has touched is not filled', (name) => {
    expect(isFilled(name, getEmptyStep(name))).toBe(false);
  });

  test('is filled by what it adds, not by inputs still being typed or a preset zone', () => {
    expect(isFilled('eventName', { title: '   ' })).toBe(false);
    expect(isFilled('eventName', { title: 'Supper' })).toBe(true);
    expect(isFilled('partyType', { own: [], selected: [], custom: 'Book la' })).toBe(false);
    expect(isFilled('theme', { selected: [], customTheme: 'red' })).toBe(true);
    expect(isFilled('invitee', { invitees: [], name: 'Ana', email: '' })).toBe(false);
    expect(isFilled('dateTime', { ...getEmptyStep('dateTime'), timeZone: 'Europe/Vienna' })).toBe(
      false,
    );
    expect(isFilled('dateTime', { ...getEmptyStep('dateTime'), date: '2027-06-12' })).toBe(true);
  });

  test.each([
    ['', '', ''],
    ['Kew', '', 'Kew'],
    ['Kew', ' Kew ', 'Kew'],
    ['', ' Kew ', 'Kew'],
    ['Kew', '12 Garden Lane', '12 Garden Lane'],
  ])('selected “%s” and typed “%s” is left as “%s” (behaviour 10.29)', (chosen, typed, taken) => {
    const step = { ...getEmptyStep('location'), location: chosen, lat: 1, lng: 2, typed };
    const left = takeTyped(step);
    expect(left.ok && left.value.location).toBe(taken);
    expect(left.ok && left.value.lat).toBe(chosen === taken ? 1 : null);
  });

  test('text that is too long for an address is not taken (behaviour 10.8, 10.29)', () => {
    const step = { ...getEmptyStep('location'), typed: 'x'.repeat(201) };
    expect(takeTyped(step)).toEqual({ ok: false, error: locationTooLong });
  });

  test('an address that was typed and not looked up stands as typed', () => {
    const typed = { ...getEmptyStep('location'), typed: ' 12 Garden Lane ' };
    expect(isFilled('location', typed)).toBe(true);
    expect(toPart('location', typed)).toEqual({
      location: '12 Garden Lane',
      lat: null,
      lng: null,
      showMap: true,
    });
    const chosen = { location: 'Kew', lat: 51.4, lng: -0.3, showMap: false, typed: 'Kew Br' };
    expect(toPart('location', chosen)).toEqual({
      location: 'Kew',
      lat: 51.4,
      lng: -0.3,
      showMap: false,
    });
  });
});

describe('the zone of a place', () => {
  const step = { ...getEmptyStep('dateTime'), date: '2027-06-12', timeZone: 'Europe/Berlin' };

  test('replaces a preset one (behaviour 7.5)', () => {
    expect(presetPlaceZone(step, 'Asia/Kathmandu')).toEqual({
      ...step,
      timeZone: 'Asia/Kathmandu',
    });
  });

  test('never replaces one that the host chose, nor the choice of none (behaviour 7.5)', () => {
    const chosen = { ...step, zoneChosen: true };
    expect(presetPlaceZone(chosen, 'Asia/Kathmandu')).toBe(chosen);
    const none = { ...chosen, timeZone: '' };
    expect(presetPlaceZone(none, 'Asia/Kathmandu')).toBe(none);
  });

  test('changes nothing where it is not known (behaviour 7.5)', () => {
    expect(presetPlaceZone(step, '')).toBe(step);
  });

  test('is not part of what is saved, and a stored zone counts as chosen', () => {
    expect(toPart('dateTime', step)).not.toHaveProperty('zoneChosen');
    expect(toStepValue('dateTime', toPart('dateTime', step)).zoneChosen).toBe(true);
    const none = toPart('dateTime', { ...step, timeZone: '' });
    expect(toStepValue('dateTime', none).zoneChosen).toBe(true);
    expect(toStepValue('dateTime', { ...none, date: '' }).zoneChosen).toBe(false);
  });
});

describe("'Ends the next day' (behaviour 7.10)", () => {
  const evening = changeTimes(getEmptyStep('dateTime'), { startTime: '18:00', endTime: '02:00' });

  test('is selected while the times clearly say so, and not after they stop to', () => {
    expect(evening.endsNextDay).toBe(true);
    expect(changeTimes(evening, { endTime: '' }).endsNextDay).toBe(true);
    const noon = changeTimes(evening, { startTime: '12:00', endTime: '12:00' });
    expect(noon.endsNextDay).toBe(false);
  });

  test('stays as the host has pressed it, while the end is not after the start', () => {
    const off = { ...evening, endsNextDay: false, nextDayChosen: true };
    expect(changeTimes(off, { endTime: '03:00' }).endsNextDay).toBe(false);
    const on = { ...evening, endsNextDay: true, nextDayChosen: true };
    expect(changeTimes(on, { startTime: '12:00', endTime: '12:00' }).endsNextDay).toBe(true);
    expect(changeTimes(on, { endTime: '23:00' }).endsNextDay).toBe(false);
  });

  test('is not part of what is saved; a stored one that differs from the rule was pressed', () => {
    expect(toPart('dateTime', evening)).not.toHaveProperty('nextDayChosen');
    const stored = toPart('dateTime', evening);
    expect(toStepValue('dateTime', stored).nextDayChosen).toBe(false);
    const off = { ...stored, endsNextDay: false };
    expect(toStepValue('dateTime', off).nextDayChosen).toBe(true);
  });
});

test('there are eight party types and five different sample titles that may be saved (behaviour 4.2, 5.1)', () => {
  expect(partyTypes).toHaveLength(8);
  expect(new Set(sampleTitles).size).toBe(5);
  for (const title of sampleTitles) expect(title.length).toBeLessThanOrEqual(limits.titleMax);
});
