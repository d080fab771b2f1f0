import { expect, test } from 'vitest';

import { fail, ok } from './result.ts';

test('a result tells which half it holds', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(fail('stale')).toEqual({ ok: false, error: 'stale' });
});
