import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { getEmptyStep } from './parts.ts';
import { titleRequired } from './parts/event-name.ts';
import { mergeFields, parseDraft, toDraft } from './rules.ts';
import type { Draft } from './schema.ts';

const untouched: Draft = toDraft('d'.repeat(22), {
  eventName: getEmptyStep('eventName'),
  partyType: getEmptyStep('partyType'),
  theme: getEmptyStep('theme'),
  dateTime: getEmptyStep('dateTime'),
  activity: getEmptyStep('activity'),
  invitee: getEmptyStep('invitee'),
  answers: getEmptyStep('answers'),
  location: getEmptyStep('location'),
  message: getEmptyStep('message'),
  hostedBy: getEmptyStep('hostedBy'),
  language: getEmptyStep('language'),
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
      error: [{ part: 'eventName', message: titleRequired }],
    });
  });

  test('needs no name of its hosts, which a page of an earlier release does not send (behaviour 12.20)', () => {
    const { hostedBy: _none, ...earlier } = named;
    expect(parseDraft(earlier)).toMatchObject({ ok: true, value: { hostedBy: '' } });
    expect(parseDraft({ ...named, hostedBy: ' Maya & Jonah ' })).toMatchObject({
      value: { hostedBy: 'Maya & Jonah' },
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
    ['an invitee without a name', { ...named, invitees: [{ name: ' ', email: '' }] }, 'invitee'],
    ['51 themes', { ...named, theme: Array(51).fill('x') }, 'theme'],
    ['a type that is a number', { ...named, eventType: [5] }, 'partyType'],
    ['a location of 201 characters', { ...named, location: 'x'.repeat(201) }, 'location'],
    ['a latitude of 91', { ...named, lat: 91 }, 'location'],
    ['a message of 20,001 characters', { ...named, customMessage: 'x'.repeat(20_001) }, 'message'],
    ['a host of 201 characters', { ...named, hostedBy: 'x'.repeat(201) }, 'hostedBy'],
    ['a message with NUL', { ...named, customMessage: 'a\0b' }, 'message'],
    ['a message with half a character', { ...named, customMessage: '\ud83c' }, 'message'],
  ])(
    'with %s names that step with a sentence for people (behaviour 22.9)',
    (_what, draft, part) => {
      const parsed = parseDraft(draft);
      if (parsed.ok) throw new Error('the draft was accepted');
      expect(parsed.error.map((problem) => problem.part)).toEqual([part]);
      expect(parsed.error[0]?.message).not.toMatch(/^Invalid/);
    },
  );

  test('names each spoilt step once, a missing name first', () => {
    const parsed = parseDraft({ draftId: named.draftId, eventType: 4, date: 4, startTime: 4 });
    if (parsed.ok) throw new Error('the draft was accepted');
    const parts = parsed.error.map(({ part }) => part);
    expect(parts[0]).toBe('eventName');
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('ends at the first problem of a part (behaviour 22.11)', () => {
    let looked = 0;
    const spoilt = {
      email: '',
      get name() {
        looked += 1;
        return '';
      },
    };
    const parsed = parseDraft({ ...named, invitees: Array.from({ length: 9000 }, () => spoilt) });
    expect(parsed).toMatchObject({ ok: false, error: [{ part: 'invitee' }] });
    expect(looked).toBeLessThan(10);
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

test('a draft has the fields of every part and its id', () => {
  expect(Object.keys(untouched).toSorted()).toEqual([
    'activities',
    'answerSettings',
    'customMessage',
    'date',
    'draftId',
    'endTime',
    'endsNextDay',
    'eventName',
    'eventType',
    'hostedBy',
    'invitees',
    'lat',
    'lng',
    'location',
    'showMap',
    'startTime',
    'theme',
    'timeZone',
  ]);
});

describe('merging fields', () => {
  test('keeps a field that only the newest value has changed', () => {
    const base = { name: 'A', email: '' };
    expect(mergeFields(base, { ...base, email: 'a@b' }, { name: 'B', email: '' })).toEqual({
      name: 'B',
      email: 'a@b',
    });
  });

  test('is the given value when nothing else has changed', () => {
    fc.assert(
      fc.property(
        fc.record({ a: fc.string(), b: fc.integer() }),
        fc.record({ a: fc.string(), b: fc.integer() }),
        (base, next) => {
          expect(mergeFields(base, next, base)).toEqual(next);
        },
      ),
    );
  });
});
