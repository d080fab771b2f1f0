import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Addressee, type Target, sortAddressees } from './audience.ts';
import { mailingKinds } from './schema.ts';

const addressee = fc.record<Addressee>({
  id: fc.uuid(),
  name: fc.string(),
  email: fc.constantFrom('', 'a@example.org'),
  answer: fc.constantFrom(null, 'yes', 'no', 'maybe'),
  isInvited: fc.boolean(),
  knewBefore: fc.boolean(),
  isTold: fc.boolean(),
  isDead: fc.boolean(),
  optedOut: fc.boolean(),
  isReply: fc.boolean(),
});
const people = fc.uniqueArray(addressee, { selector: ({ id }) => id, maxLength: 12 });
const anyTarget = fc.record({
  kind: fc.constantFrom<Target['kind'][]>(...mailingKinds),
  to: fc.constantFrom<Target['to'][]>('all', 'yes', 'maybe', 'no', 'none'),
});

const guest = (changes: Partial<Addressee>): Addressee => ({
  id: 'ana',
  name: 'Ana',
  email: 'ana@example.org',
  answer: null,
  isInvited: false,
  knewBefore: false,
  isTold: false,
  isDead: false,
  optedOut: false,
  isReply: false,
  ...changes,
});

const sort = (target: Partial<Target>, one: Addressee) => {
  const { readers, leftOut } = sortAddressees(
    { kind: 'message', to: 'all', guests: [], ...target },
    [one],
  );
  return readers.length > 0 ? 'reads' : ([...leftOut.keys()][0] ?? 'not meant');
};

test('nobody who opted out or has no address gets mail, whatever was selected (behaviour 31.4)', () => {
  fc.assert(
    fc.property(people, anyTarget, fc.boolean(), (all, aim, isSelected) => {
      const guests = isSelected ? all.map(({ id }) => id) : [];
      const { readers, leftOut } = sortAddressees({ ...aim, guests }, all);
      for (const reader of readers) {
        expect(reader.optedOut).toBe(false);
        expect(reader.email).not.toBe('');
      }
      const others = [...leftOut.values()].flat();
      expect(new Set([...readers, ...others]).size).toBe(readers.length + others.length);
    }),
  );
});

test('who declined gets mail only when they are selected or addressed as such (behaviour 31.4)', () => {
  const declined = guest({ answer: 'no' });
  expect(sort({}, declined)).toBe('declined');
  expect(sort({ kind: 'change', to: 'all' }, { ...declined, knewBefore: true })).toBe('declined');
  expect(sort({ to: 'no' }, declined)).toBe('reads');
  expect(sort({ guests: ['ana'] }, declined)).toBe('reads');
});

test('an invitation goes to who has none, a reminder to who has not answered, news to who knew it otherwise (behaviour 31.3)', () => {
  expect(sort({ kind: 'invitation' }, guest({}))).toBe('reads');
  expect(sort({ kind: 'invitation' }, guest({ isInvited: true }))).toBe('invited');
  for (const answer of ['yes', 'no', 'maybe'] as const) {
    expect(sort({ kind: 'invitation' }, guest({ answer }))).toBe('answered');
    expect(sort({ kind: 'invitation', guests: ['ana'] }, guest({ answer }))).toBe('answered');
  }
  expect(sort({ kind: 'invitation', again: true }, guest({ answer: 'yes' }))).toBe('reads');
  expect(sort({ kind: 'reminder' }, guest({ isInvited: true }))).toBe('reads');
  expect(sort({ kind: 'reminder' }, guest({ answer: 'maybe' }))).toBe('not meant');
  expect(sort({ kind: 'reminder', guests: ['ana'] }, guest({ answer: 'yes' }))).toBe('answered');
  expect(sort({ kind: 'change' }, guest({ isInvited: true }))).toBe('new');
  expect(sort({ kind: 'change' }, guest({ knewBefore: true }))).toBe('reads');
  expect(sort({ kind: 'change' }, guest({ knewBefore: true, answer: 'no' }))).toBe('declined');
  expect(sort({ kind: 'change', guests: ['ana'] }, guest({ answer: 'no' }))).toBe('reads');
  expect(sort({ to: 'yes' }, guest({ answer: 'maybe' }))).toBe('not meant');
  expect(sort({ to: 'none' }, guest({}))).toBe('reads');
  expect(sort({ guests: ['ben'] }, guest({}))).toBe('not meant');
});

test('who is told that the event is canceled is not told again, and who declined not at all (behaviour 34.15)', () => {
  expect(sort({ kind: 'cancellation' }, guest({}))).toBe('reads');
  expect(sort({ kind: 'cancellation' }, guest({ answer: 'maybe' }))).toBe('reads');
  expect(sort({ kind: 'cancellation' }, guest({ isTold: true }))).toBe('told');
  expect(sort({ kind: 'cancellation' }, guest({ isDead: true }))).toBe('dead');
  expect(sort({ kind: 'change' }, guest({ isDead: true, knewBefore: true }))).toBe('dead');
  expect(sort({ kind: 'message' }, guest({ isDead: true }))).toBe('reads');
  expect(sort({ kind: 'cancellation' }, guest({ answer: 'no' }))).toBe('declined');
});

test('who left an address on the open link hears of changes and cancellations alone, whoever is selected (behaviour 36.7)', () => {
  const one = guest({ isReply: true, answer: 'yes', knewBefore: true });
  expect(sort({ kind: 'change' }, one)).toBe('reads');
  expect(sort({ kind: 'cancellation' }, one)).toBe('reads');
  for (const kind of ['invitation', 'reminder', 'message'] as const) {
    expect(sort({ kind }, one)).toBe('not meant');
    expect(sort({ kind, guests: ['ana'] }, one)).toBe('not meant');
  }
  expect(sort({ kind: 'change' }, { ...one, answer: 'no' })).toBe('declined');
});
