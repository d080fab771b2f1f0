import { expect, test } from 'vitest';

import { fail, succeed } from './result.ts';

test('a result tells which half it holds', () => {
  expect(succeed(1)).toEqual({ ok: true, value: 1 });
  expect(fail('stale')).toEqual({ ok: false, error: 'stale' });
});
