import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Draft } from '#app/features/draft/schema.ts';
import { emptyStep, toDraft } from '#app/features/draft/steps.ts';

import { messages } from './messages.ts';
import { hostTitle, missingParts, parseDraft, parseEdit } from './rules.ts';

const untouched: Draft = toDraft('d'.repeat(22), {
  eventName: emptyStep('eventName'),
  partyType: emptyStep('partyType'),
  theme: emptyStep('theme'),
  dateTime: emptyStep('dateTime'),
  activity: emptyStep('activity'),
  invitee: emptyStep('invitee'),
  location: emptyStep('location'),
  message: emptyStep('message'),
});
const named = { ...untouched, eventName: ' Garden party ' };
const activity = { id: 1, name: 'Dinner', time: 60 };

describe('a draft to be saved', () => {
  test('needs a name and nothing else, and comes out trimmed', () => {
    expect(parseDraft(named)).toEqual({
      ok: true,
      value: { ...named, eventName: 'Garden party' },
    });
    expect(parseDraft(untouched)).toEqual({
      ok: false,
      error: [{ part: 'eventName', message: messages.noName }],
    });
  });

  test.each<[string, unknown, string]>([
    ['a name of 101 characters', { ...named, eventName: 'x'.repeat(101) }, 'eventName'],
    ['a date that does not exist', { ...named, date: '2027-02-30' }, 'dateTime'],
    [
      'an activity past two days',
      { ...named, activities: [{ ...activity, time: 9000 }] },
      'activity',
    ],
    [
      'an activity without a name',
      { ...named, activities: [{ ...activity, name: ' ' }] },
      'activity',
    ],
    ['an invitee without an e-mail', { ...named, invitees: [{ name: 'A', email: '' }] }, 'invitee'],
    ['51 themes', { ...named, theme: Array(51).fill('x') }, 'theme'],
    ['a type that is a number', { ...named, eventType: [5] }, 'partyType'],
    ['a location of 201 characters', { ...named, location: 'x'.repeat(201) }, 'location'],
    ['a latitude of 91', { ...named, lat: 91 }, 'location'],
    ['a message with NUL', { ...named, customMessage: 'a\0b' }, 'message'],
    ['a message with half a character', { ...named, customMessage: '\ud83c' }, 'message'],
  ])('with %s names that step with a sentence for people', (_what, draft, part) => {
    const parsed = parseDraft(draft);
    if (parsed.ok) throw new Error('the draft was accepted');
    expect(parsed.error.map((problem) => problem.part)).toEqual([part]);
    expect(parsed.error[0]?.message).not.toMatch(/^Invalid/);
  });

  test('names each spoilt step once, a missing name first', () => {
    const parsed = parseDraft({ draftId: named.draftId, eventType: 4, date: 4, startTime: 4 });
    if (parsed.ok) throw new Error('the draft was accepted');
    const parts = parsed.error.map(({ part }) => part);
    expect(parts[0]).toBe('eventName');
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('is never anything but a draft or problems, whatever is sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const parsed = parseDraft(input);
        if (parsed.ok) return;
        expect(parsed.error.length).toBeGreaterThan(0);
        for (const { message } of parsed.error) expect(message).not.toMatch(/^Invalid/);
      }),
    );
  });
});

describe('an edit on the dashboard', () => {
  const stored = { location: 'Villa Rosa', lat: 1, lng: 2, showMap: false };

  test.each([
    null,
    [],
    [1, 2],
    'eventName',
    {},
    { part: 'eventName', version: 1 },
    { part: 'eventName', version: 1, value: 7 },
    { part: 'eventName', version: '1', value: 'x' },
    { part: 'eventName', version: 0, value: 'x' },
    { part: 'eventName', version: 1.5, value: 'x' },
    { part: 'eventName', version: 2 ** 31, value: 'x' },
    { part: 'hostUid', version: 1, value: 'x' },
    { part: 'invitee', version: 1, value: '' },
    { part: 'eventName', version: 1, value: '   ' },
    { part: 'eventName', version: 1, value: 'x'.repeat(101) },
    { part: 'location', version: 1, value: ' ' },
    { part: 'location', version: 1, value: 'x'.repeat(201) },
    { part: 'message', version: 1, value: '\0' },
    { part: 'message', version: 1, value: '\udc00' },
  ])('as %j is refused with a sentence for people', (input) => {
    const parsed = parseEdit(input, stored);
    if (parsed.ok) throw new Error('the edit was accepted');
    expect(parsed.error).not.toMatch(/^Invalid/);
  });

  test('trims a title, keeps a message as typed and lets it be empty', () => {
    expect(parseEdit({ part: 'eventName', version: 3, value: ' Hi ' }, stored)).toMatchObject({
      ok: true,
      value: { version: 3, text: 'Hi', update: { name: 'eventName', part: { eventName: 'Hi' } } },
    });
    for (const value of ['', ' a\n\nb ']) {
      expect(parseEdit({ part: 'message', version: 1, value }, stored)).toMatchObject({
        value: { update: { name: 'message', part: { customMessage: value } } },
      });
    }
  });

  test('keeps the point of an unchanged address and drops it with any other', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (value) => {
        const parsed = parseEdit({ part: 'location', version: 1, value }, stored);
        if (!parsed.ok || parsed.value.update.name !== 'location') return;
        const known = value.trim() === stored.location;
        expect(parsed.value.update.part.lat).toBe(known ? 1 : null);
      }),
      { examples: [[' Villa Rosa '], ['Villa Rosa 2']] },
    );
  });
});

test('an event is called by its title, else its theme, else its type, else Your Event', () => {
  const event = { eventName: 'Fest', theme: ['Neon', 'Retro'], eventType: ['Brunch', 'Dinner'] };
  expect(hostTitle(event)).toBe('Fest');
  expect(hostTitle({ ...event, eventName: ' ' })).toBe('Neon • Retro');
  expect(hostTitle({ ...event, eventName: '', theme: [] })).toBe('Brunch, Dinner');
  expect(hostTitle({ eventName: '', theme: [], eventType: [] })).toBe('Your Event');
});

test('what a draft lacks is named in the order of the steps', () => {
  expect(missingParts(untouched).map(({ noun }) => noun)).toEqual([
    'a name',
    'a type',
    'a theme',
    'a date',
    'activities',
    'invitees',
    'a location',
  ]);
  expect(missingParts({ ...untouched, date: '2027-06-12' })).toContainEqual({
    part: 'dateTime',
    noun: 'a start time',
  });
});
