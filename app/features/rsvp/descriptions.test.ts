import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';

import { describeHostProblem } from './descriptions.ts';
import type { ProblemReason } from './reply.ts';

test.each<ProblemReason>([
  'full',
  'noSeatForCompanion',
  'noSeatForPerson',
  'unknownPerson',
  'unknownQuestion',
  'unknownChoice',
])('a host who records reads no sentence for guests: %s (behaviour 28.4)', (reason) => {
  expect(describeHostProblem({ reason }, getGuestWords('en'))).not.toMatch(/\byour?\b/i);
});
