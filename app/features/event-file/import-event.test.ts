import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseEventFile } from './import-event.server.ts';

test('whatever a file holds, it is an event or a sentence (behaviour 33.12)', () => {
  const inside = fc.record({
    festoon: fc.constantFrom('event', 'guest'),
    version: fc.oneof(fc.constant(1), fc.jsonValue()),
    event: fc.jsonValue(),
    guests: fc.oneof(fc.constant([]), fc.jsonValue()),
    openReplies: fc.jsonValue(),
  });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), inside), (file) => {
      const parsed = parseEventFile(file, 0);
      expect(parsed.ok ? '' : parsed.error).toContain('Nothing was imported.');
    }),
  );
});
