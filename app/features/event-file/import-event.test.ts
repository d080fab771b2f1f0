import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { maxFileBytes } from '#app/platform/body-limit.ts';

import { parseEventFile } from './import-event.server.ts';
import { tooLarge } from './messages.ts';

test('the text about a file that is too large says the limit (behaviour 33.11)', () => {
  expect(tooLarge).toContain(` ${maxFileBytes / 2 ** 20} MiB`);
});

test('whatever a file holds, it is an event or a sentence (behaviour 33.12)', async () => {
  const inside = fc.record({
    festoon: fc.constantFrom('event', 'guest'),
    version: fc.oneof(fc.constant(1), fc.jsonValue()),
    event: fc.jsonValue(),
    guests: fc.oneof(fc.constant([]), fc.jsonValue()),
    openReplies: fc.jsonValue(),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), inside), async (file) => {
      const parsed = await parseEventFile(file, 0);
      expect(parsed.ok ? '' : parsed.error).toContain('Nothing was imported.');
    }),
  );
});
