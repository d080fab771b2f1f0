import { expect, test } from 'vitest';

import { may } from './rules.ts';

test('each role may do what the lesser ones may (behaviour 38.1)', () => {
  const allowed = (['owner', 'co-host', 'door'] as const).map((role) =>
    (['door', 'edit', 'own'] as const).filter((permission) => may(role, permission)),
  );
  expect(allowed).toEqual([['door', 'edit', 'own'], ['door', 'edit'], ['door']]);
});
