import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type WaitingParty, choosePromoted } from './seat-rules.ts';
import { WaitingList } from './waiting-list.ts';

const size = fc.integer({ min: 1, max: 5 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), party: fc.nat(30), seats: size }),
  fc.record({ kind: fc.constant('remove' as const), party: fc.nat(30) }),
  fc.record({ kind: fc.constant('promote' as const), free: fc.nat(8) }),
);

test('a list that changes promotes whom the whole list would (behaviour 25.12)', () => {
  fc.assert(
    fc.property(fc.array(size, { maxLength: 20 }), fc.array(step), (sizes, steps) => {
      const model = new Map<string, WaitingParty>();
      let next = 0;
      const add = (id: string, seats: number) => {
        const waiting = model.get(id)?.waiting ?? (next += 1);
        const party = { id, waiting, seats };
        model.set(id, party);
        return party;
      };
      const list = new WaitingList(sizes.map((seats, index) => add(`${index}`, seats)));
      const promoted: string[] = [];
      const expected: string[] = [];
      for (const one of steps) {
        if (one.kind === 'put') list.put(add(`${one.party}`, one.seats));
        else if (one.kind === 'remove') {
          list.remove(`${one.party}`);
          model.delete(`${one.party}`);
        } else {
          const chosen = choosePromoted([...model.values()], one.free).map(({ id }) => id);
          for (const id of chosen) model.delete(id);
          expected.push('then', ...chosen);
          promoted.push('then', ...list.promote(one.free).map(({ id }) => id));
        }
      }
      expect(promoted).toEqual(expected);
    }),
  );
});
