import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import {
  type PartName,
  type StepValue,
  getEmptyStep,
  isFilled,
  parts,
} from '#app/features/draft/parts.ts';
import { wizardSteps } from '#app/features/wizard/frame/steps.ts';

import { isStoredStepFilled } from './filled-steps.ts';

const text = fc.constantFrom('', '  ', 'Neon', 'Garden Supper');
const some = (...values: unknown[]) => fc.array(fc.constantFrom(...values), { maxLength: 2 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const kept = fc.record({
  title: maybe(text),
  selected: maybe(some('Neon', 'Retro')),
  custom: maybe(text),
  customTheme: maybe(text),
  date: maybe(fc.constantFrom('', '2027-06-12')),
  startTime: maybe(fc.constantFrom('', '18:00')),
  endTime: maybe(fc.constantFrom('', '23:30')),
  endsNextDay: maybe(fc.boolean()),
  timeZone: maybe(fc.constantFrom('', 'Europe/London')),
  activities: maybe(some({ id: 1, name: 'Supper', time: 1140 })),
  invitees: maybe(some({ name: 'Ana', email: 'ana@example.org' })),
  name: maybe(text),
  location: maybe(fc.constantFrom('', 'Bath')),
  typed: maybe(text),
  showMap: maybe(fc.boolean()),
});

function readKeptStep<Name extends PartName>(name: Name, stored: unknown): StepValue<Name> {
  const schema: v.GenericSchema<unknown, StepValue<Name>> = parts[name].stepSchema;
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : getEmptyStep(name);
}

test('the home page and the wizard agree on which steps are filled (behaviour 2.7)', () => {
  fc.assert(
    fc.property(kept, (stored) => {
      const raw = JSON.stringify(stored);
      for (const { part } of wizardSteps) {
        if (part === null) continue;
        const { storageKey } = parts[part];
        const filled = isFilled(part, readKeptStep(part, JSON.parse(raw)));
        expect([part, isStoredStepFilled(storageKey, raw)]).toEqual([part, filled]);
      }
    }),
  );
});

test('what cannot be read fills nothing (behaviour 2.7)', () => {
  const unreadable = ['', 'nonsense', '42', '"text"', 'null', '[]', '{"invitees":{"length":3}}'];
  for (const raw of [null, ...unreadable]) {
    for (const key of Object.values(parts).map(({ storageKey }) => storageKey)) {
      expect(isStoredStepFilled(key, raw)).toBe(false);
    }
  }
});
