import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import { isDeviceOf } from '../devices.server.ts';
import type { Limits } from '../limits.server.ts';
import { isUsername, normalizeUsername } from '../rules.ts';
import type { LogInProblem } from '../schema.ts';

interface AskServices {
  db: Db;
  clock: Clock;
  limits: Pick<Limits, 'resetsByAddress' | 'resetsByUsername'>;
  security: SecurityLog;
  /** Queues the mail, and looks for the account only when it is sent. */
  queueReset: (trx: Db, reset: { username: string; isKnown: boolean }) => Promise<unknown>;
}

/**
 * Looks only at the devices of an account, so neither the answer nor its time tells strangers whether there is one
 * (behaviour 37.7). Strangers who ask use up nothing of a known device.
 */
export async function askForReset(
  services: AskServices,
  { typed, address, device }: { typed: string; address: string; device: string | null },
): Promise<Result<null, LogInProblem>> {
  const { db, limits, security, queueReset } = services;
  const username = normalizeUsername(typed);
  if (!isUsername(username)) return fail('bad-username');
  if (!(await limits.resetsByAddress.allow(address))) return fail('too-many');
  const isKnown = await isDeviceOf(services, device, username);
  const key = isKnown ? `${username} ${device}` : username;
  // Whoever asks soon after another asked is answered alike: the other's link is on its way to the same mailbox.
  if (await limits.resetsByUsername.allow(key)) {
    await db.transaction().execute((trx) => queueReset(trx, { username, isKnown }));
  }
  security.record('password reset asked', { address });
  return succeed(null);
}
