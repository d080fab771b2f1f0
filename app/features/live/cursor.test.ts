import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Connect, createBus } from './bus.server.ts';
import { type Cursor, includesChange } from './cursor.ts';

const ids = ['a', 'b', 'c', 'd'];

/** What happens on a process: data of an event is read, an event is changed, or changes may have been missed. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constantFrom('read'), id: fc.constantFrom(...ids) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constantFrom('change'), id: fc.constantFrom(...ids) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('gap'), id: fc.constantFrom('') }) },
);

/** A bus that hears of gaps, with at most `most` cursors. */
function openBus(most?: number) {
  const heard: Parameters<Connect>[0][] = [];
  const connect: Connect = (deliver) => {
    heard.push(deliver);
    return { send() {}, async close() {} };
  };
  return { bus: createBus(connect, most), miss: () => heard[0]?.(null) };
}

interface Known {
  cursor: Cursor;
  /** How many changes of the event there had been. */
  after: number;
}

/** Every cursor that data and changes of each event got. */
function run(steps: readonly { does: string; id: string }[], most?: number) {
  const { bus, miss } = openBus(most);
  const counts = new Map(ids.map((id) => [id, 0]));
  const data = new Map<string, Known[]>(ids.map((id) => [id, []]));
  const changes = new Map<string, Known[]>(ids.map((id) => [id, []]));
  const note = (where: Map<string, Known[]>, id: string) =>
    where.get(id)?.push({ cursor: bus.cursor(id), after: counts.get(id) ?? 0 });
  for (const id of ids) bus.subscribe(id, () => note(changes, id));
  for (const { does, id } of steps) {
    if (does === 'read') note(data, id);
    if (does === 'change') {
      counts.set(id, (counts.get(id) ?? 0) + 1);
      bus.publish(id);
    }
    if (does === 'gap') {
      // Each event may have changed.
      for (const each of ids) counts.set(each, (counts.get(each) ?? 0) + 1);
      miss();
    }
  }
  return ids.map((id) => ({ data: data.get(id) ?? [], changes: changes.get(id) ?? [] }));
}

test('data never counts as holding a change that came after it, whatever was forgotten (behaviour 21.13)', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      (steps, most) => {
        for (const { data, changes } of run(steps, most)) {
          for (const read of data) {
            const held = changes.filter(({ cursor }) => includesChange(read.cursor, cursor));
            expect(held.filter(({ after }) => after > read.after)).toEqual([]);
          }
        }
      },
    ),
  );
});

test('while nothing is forgotten or missed, data holds exactly the changes before it (behaviour 21.10)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      for (const { data, changes } of run(steps.filter(({ does }) => does !== 'gap'))) {
        for (const read of data) {
          for (const change of changes) {
            expect(includesChange(read.cursor, change.cursor)).toBe(change.after <= read.after);
          }
        }
      }
    }),
  );
});

test('what happens to other events changes no cursor of an event (behaviour 21.13)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { bus } = openBus();
      const own = bus.cursor('own');
      const others = steps.map(({ does, id }) => {
        if (does === 'change') bus.publish(id);
        return bus.cursor(id);
      });
      expect(bus.cursor('own')).toBe(own);
      expect(others.filter((other) => includesChange(other, own))).toEqual([]);
    }),
  );
});
