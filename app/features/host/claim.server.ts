import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { Limits } from './limits.server.ts';
import { findTargetProblem, isMemberOf } from './rules.ts';
import type { Host, LogInProblem, LogInTarget } from './schema.ts';
import * as store from './store.server.ts';

export interface HostServices {
  db: Db;
  clock: Clock;
  limits: Limits;
  live: Publisher;
}

export interface Credentials {
  username: string;
  password: string;
}

/** A form's random id: the same form sent twice is one sign-up or one recovery. */
export interface Attempt {
  attempt: string;
}

export interface HostWithCode {
  host: Host;
  /** Plain text, shown once. */
  recoveryCode: string;
}

export function toHost({ uid, username, email, displayName }: store.Account): Host {
  return { uid, username, email, displayName };
}

/** The targeted invitation's account, or the username's. */
export async function claimAccount(
  db: Db,
  username: string,
  target: LogInTarget | null,
): Promise<Result<store.Account, LogInProblem>> {
  const problem = target && findTargetProblem(target, username);
  if (problem) return fail(problem);
  const email = target && !isMemberOf(target, username) ? target.hostEmail?.trim() : undefined;
  const account = await store.findAccount(db, email ? { email } : { username });
  if (account) return succeed(account);
  // With a target no account can be created, so the message must not suggest it.
  return fail(target ? 'no-host-details' : 'unknown-username');
}
