import type { Result } from '#app/platform/result.ts';
import type { SecurityEvent } from '#app/platform/security-log.server.ts';

import { isUsername, normalizeUsername } from './rules.ts';
import type { Host, LogInMode, LogInProblem } from './schema.ts';
import { type RecordServices, recordHostEvent } from './security-events.server.ts';
import * as store from './store.server.ts';

const succeeded: Record<LogInMode, SecurityEvent> = {
  'sign-in': 'logged in',
  'sign-up': 'account created',
  recover: 'recovery code used',
  passkey: 'logged in with a passkey',
};

const refused: Record<LogInMode, SecurityEvent> = {
  'sign-in': 'log-in refused',
  'sign-up': 'sign-up refused',
  recover: 'recovery code refused',
  passkey: 'passkey refused',
};

interface LogInAttempt {
  mode: LogInMode;
  address: string;
  /** Browser and system in words. */
  device: string;
  /** The username as typed, or that of the passkey's account. */
  typed: string;
}

/** For the security log and the account's record. The log itself counts responses with status 429. */
export async function recordLogIn(
  services: RecordServices,
  { mode, address, device, typed }: LogInAttempt,
  opened: Result<{ host: Host }, LogInProblem>,
): Promise<void> {
  if (opened.ok) {
    await recordHostEvent(services, succeeded[mode], opened.value.host, { address, device });
  } else if (opened.error !== 'too-many') {
    const username = normalizeUsername(typed);
    const account = isUsername(username)
      ? await store.findAccount(services.db, { username })
      : null;
    const source = { address, device, problem: opened.error };
    if (account) await recordHostEvent(services, refused[mode], account, source);
    else services.security.record(refused[mode], { address, problem: opened.error });
  }
}
