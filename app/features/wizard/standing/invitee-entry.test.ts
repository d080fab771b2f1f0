import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { limits } from '#app/features/draft/limits.ts';
import { type StepValue, getEmptyStep } from '#app/features/draft/parts.ts';
import { nameRequired, tooManyInvitees } from '#app/features/draft/parts/invitee.ts';
import { readGuestLines } from '#app/features/guest-lists/formats/guest-lines.ts';

import { announceInvitees, readInviteeEntry, settleInvitees } from './invitee-entry.ts';

const lineLimits = { name: 200, email: 320, people: 20, companions: 10 };
const readGuests = (lines: readonly string[]) => readGuestLines(lines, lineLimits);
const ana = { name: 'Ana', email: 'ana@example.org' };

type Value = StepValue<'invitee'>;
const typed = (name: string, email = '', invitees: Value['invitees'] = []): Value => ({
  ...getEmptyStep('invitee'),
  invitees,
  name,
  email,
});
const settle = (value: Value) => settleInvitees(value, readGuests);
const announce = (name: string, email = '') =>
  announceInvitees(readInviteeEntry(typed(name, email), readGuests), 'Next');

describe('one guest', () => {
  test.for([
    [' Ana ', ' ana@example.org ', ana],
    ['Ana, ana@example.org', '', ana],
    ['Ana <ana@example.org>', '', ana],
    ['Chiara', '', { name: 'Chiara', email: '' }],
    ['Okafor, Ana', '', { name: 'Okafor, Ana', email: '' }],
    ['Ana #1 fan', '', { name: 'Ana #1 fan', email: '' }],
    ['Ana', 'ana@localhost', { name: 'Ana', email: 'ana@localhost' }],
    ['Ana +2', '', { name: 'Ana', email: '', companions: 2 }],
  ] as const)(
    '“%s” with “%s” is taken along (behaviour 3.17, 9.1, 9.21, 9.22)',
    ([name, email, invitee]) => {
      expect(settle(typed(name, email, [ana]))).toEqual({
        value: { invitees: [ana, invitee], name: '', email: '' },
        problem: null,
      });
    },
  );

  test.for([
    ['', 'ana@example.org', nameRequired],
    ['Cy', 'cy@', 'Fix or clear cy@'],
    ['tom@example', '', 'Fix or clear tom@example'],
    ['', '', null],
  ] as const)('“%s” with “%s” stays (behaviour 3.17, 9.2)', ([name, email, problem]) => {
    const value = typed(name, email);
    expect(settle(value)).toEqual({ value, problem });
  });

  test('without the reader the two fields count, and text that may hold more than a name waits (behaviour 9.21)', () => {
    expect(settleInvitees(typed('Ana', ana.email), null).value.invitees).toEqual([ana]);
    for (const name of ['Ana-Lí O’Hara Jr.', 'Maya & Jonah']) {
      expect(settleInvitees(typed(name), null).value.invitees).toHaveLength(1);
    }
    for (const text of ['Ana, ana@x.org', 'ana@x.org', 'Ana +2', '- Ana', 'Ana, Ben', 'Ana\nBen']) {
      expect(settleInvitees(typed(text), null)).toEqual({
        value: typed(text),
        problem: 'This list is still being read. Please try again in a moment.',
      });
    }
    expect(settleInvitees(typed('Okafor, Ana'), undefined).value.invitees).toHaveLength(1);
    expect(settleInvitees(typed('Ana, ana@x'), undefined).problem).toBe('Fix or clear Ana, ana@x');
  });

  test('is refused after ten thousand, and stays (behaviour 9.7)', () => {
    const value = typed(
      'B',
      '',
      Array.from({ length: limits.invitees }, () => ana),
    );
    expect(settle(value)).toEqual({ value, problem: tooManyInvitees });
    expect(tooManyInvitees).toBe('The list is full at 10,000 guests.');
  });
});

test('what is taken along is said before (behaviour 3.17, 9.22)', () => {
  expect(announce('Chiara')).toBe('Next takes Chiara along, without an email.');
  expect(announce('Ana, ana@example.org')).toBe('Next takes Ana along.');
  expect(announce('Ana; Ben; Chiara')).toBe('Next takes 3 guests along.');
  expect(announce('')).toBeNull();
  expect(announce('tom@example')).toBeNull();
});

describe('a list', () => {
  test('takes its guests along, and what is none stays (behaviour 3.17, 9.17)', () => {
    const value = typed('Ana\nBen, ben@x.org\ntom@example\nChiara\nsue@', '', [ana]);
    const { value: next, problem } = settle(value);
    expect(next.invitees.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Chiara']);
    expect(next.name).toBe('tom@example\nsue@');
    expect(problem).toBe('Fix or clear tom@example and 1 more line');
  });

  test('tells the same guest from another of that name (behaviour 9.17)', () => {
    const entry = readInviteeEntry(
      typed('ANA\nana <Ana@example.org>\nAna <ana@work.example>\nBen\nBen', '', [ana]),
      readGuests,
    );
    expect(entry).toMatchObject({
      fresh: [{ email: 'ana@work.example' }, { name: 'Ben' }],
      rows: [
        { state: 'already there' },
        { state: 'already there' },
        { state: 'new' },
        { state: 'no email' },
        { state: 'already there' },
      ],
    });
  });

  test('keeps its labels in the field, because a draft has none (behaviour 9.17)', () => {
    const value = typed('Ana #family\nBen');
    expect(settle(value).value.name).toBe('Ana #family');
  });

  test('of more than ten thousand lines stays as it is (behaviour 9.7)', () => {
    const value = typed('A\n'.repeat(limits.invitees + 1));
    expect(settle(value).value).toBe(value);
  });

  test('loses no line: each is on the list, there already, or still in the field (behaviour 3.17, 9.17)', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'Ana',
        'Ben <ben@x.org>',
        'tom@example',
        'x@y.org',
        'Cy, cy@x.org',
        '# a',
        '{',
      ),
      fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[\r\n\u2028\u2029]/g, ' ')),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 12 }), (lines) => {
        const value = typed(lines.join('\n'));
        const entry = readInviteeEntry(value, readGuests);
        if (entry.kind !== 'list') return;
        const { value: next } = settle(value);
        const there = entry.rows.filter(({ state }) => state === 'already there').length;
        const kept = next.name === '' ? 0 : next.name.split('\n').length;
        expect(next.invitees.length + there + kept).toBe(entry.rows.length);
        expect(kept).toBe(entry.invalid.length);
      }),
    );
  });
});
