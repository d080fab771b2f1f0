import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import type { Limits } from '../limits.server.ts';
import { isUsername, normalizeUsername } from '../rules.ts';
import type { LogInProblem } from '../schema.ts';

interface AskServices {
  db: Db;
  limits: Pick<Limits, 'resetsByAddress' | 'resetsByUsername'>;
  security: SecurityLog;
  /** Queues the mail, and looks for the account only when it is sent. */
  queueReset: (trx: Db, username: string) => Promise<unknown>;
}

/** Never looks at accounts, so neither the answer nor its time tells whether there is one (behaviour 37.7). */
export async function askForReset(
  { db, limits, security, queueReset }: AskServices,
  { typed, address }: { typed: string; address: string },
): Promise<Result<null, LogInProblem>> {
  const username = normalizeUsername(typed);
  if (!isUsername(username)) return fail('bad-username');
  if (!(await limits.resetsByAddress.allow(address))) return fail('too-many');
  if (!(await limits.resetsByUsername.allow(username))) return fail('too-many');
  await db.transaction().execute((trx) => queueReset(trx, username));
  security.record('password reset asked', { address });
  return succeed(null);
}
