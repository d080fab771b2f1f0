import type { Db } from '#app/platform/db/client.server.ts';
import type { Result } from '#app/platform/result.ts';
import type { SecurityEvent, SecurityLog } from '#app/platform/security-log.server.ts';

import { isUsername, normalizeUsername } from './rules.ts';
import type { Host, LogInMode, LogInProblem } from './schema.ts';
import * as store from './store.server.ts';

const succeeded: Record<LogInMode, SecurityEvent> = {
  'sign-in': 'logged in',
  'sign-up': 'account created',
  recover: 'recovery code used',
};

const refused: Record<LogInMode, SecurityEvent> = {
  'sign-in': 'log-in refused',
  'sign-up': 'sign-up refused',
  recover: 'recovery code refused',
};

interface LogInAttempt {
  mode: LogInMode;
  address: string;
  /** The username as typed. */
  typed: string;
}

/**
 * Writes the outcome of a log-in form to the security log. Attempts beyond a limit are not written here: their
 * responses have status 429, which the log counts itself.
 */
export async function recordLogIn(
  { db, security }: { db: Db; security: SecurityLog },
  { mode, address, typed }: LogInAttempt,
  opened: Result<{ host: Host }, LogInProblem>,
): Promise<void> {
  if (opened.ok) {
    security.record(succeeded[mode], { address, username: opened.value.host.username });
  } else if (opened.error !== 'too-many') {
    const username = normalizeUsername(typed);
    const isKnown = isUsername(username) && (await store.findAccount(db, { username })) !== null;
    security.record(refused[mode], {
      address,
      username: isKnown ? username : undefined,
      problem: opened.error,
    });
  }
}
