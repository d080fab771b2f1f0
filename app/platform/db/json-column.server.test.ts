import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { jsonColumn } from './json-column.server.ts';

const column = jsonColumn('invitees', 'people', v.array(v.object({ name: v.string() })));

test('what is encoded is decoded', () => {
  const people = fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }) }));
  fc.assert(
    fc.property(people, (value) => {
      expect(column.decode(column.encode(value), 'i1')).toEqual(value);
    }),
  );
});

test('text that does not fit is refused with its table, column and row, and is not repeated', () => {
  const refused = 'invitees.people of i1 cannot be read: it does not fit at ';
  expect(() => column.decode('[{"name":"Ana"},{"name":5}]', 'i1')).toThrow(`${refused}1.name.`);
  for (const damaged of ['', 'Ana', '[{"name":"Ana', '{}', 'null']) {
    expect(() => column.decode(damaged, 'i1')).toThrow(`${refused}its start.`);
  }
});
