import { LRUCache } from 'lru-cache';

import type { Clock } from './clock.ts';
import type { Log } from './log.server.ts';

export type SecurityEvent =
  | 'logged in'
  | 'log-in refused'
  | 'account created'
  | 'sign-up refused'
  | 'recovery code used'
  | 'recovery code refused'
  | 'signed out'
  | 'account deleted'
  | 'password changed'
  | 'password change refused'
  | 'recovery code made'
  | 'recovery code change refused'
  | 'password reset asked'
  | 'password reset refused'
  | 'password reset by mail'
  | 'mail address changed'
  | 'mail address confirmed'
  | 'mail address change refused'
  | 'passkey added'
  | 'passkey removed'
  | 'passkey change refused'
  | 'logged in with a passkey'
  | 'logged in with the provider'
  | 'log-in with the provider refused'
  | 'provider linked'
  | 'provider unlinked'
  | 'provider change refused'
  | 'logged in after a save'
  | 'passkey refused'
  | 'session ended'
  | 'other sessions ended'
  | 'sign-out of others refused'
  | 'account deletion refused'
  | 'calendar address refused'
  | 'co-host link refused'
  | 'answer removed'
  | 'calendar address made'
  | 'event deleted'
  | 'account exported'
  | 'event exported'
  | 'guests exported'
  | 'event joined'
  | 'event left'
  | 'member removed'
  | 'role changed'
  | 'owner changed'
  | 'administrator appointed'
  | 'administrator dismissed'
  | 'account locked'
  | 'account unlocked'
  | 'password link made'
  | 'password set by link'
  | 'registration link made'
  | 'registration link withdrawn'
  | 'administration refused';

/** Only these fields are logged, so that no secret can be. */
export interface Subject {
  address: string;
  /** Set only if an account has this name, because other text in the field may be a password. */
  username?: string | undefined;
  problem?: string | undefined;
  invite?: string | undefined;
  role?: string | undefined;
  /** The uid of the host whom an administrator acts on. */
  host?: string | undefined;
}

export interface SecurityLog {
  record(event: SecurityEvent, subject: Subject): void;
  /** For status 403 or 429. `route` is a pattern such as /guest/:inviteId. */
  refused(status: number, route: string, address: string): void;
  /** Writes the counts that are not in the log yet. */
  close(): void;
}

interface Refusals {
  status: number;
  route: string;
  address: string;
  count: number;
}

const minuteMs = 60_000;
const mostAddresses = 10_000;

const failures = new Set<SecurityEvent>([
  'log-in refused',
  'sign-up refused',
  'recovery code refused',
  'password change refused',
  'recovery code change refused',
  'password reset refused',
  'mail address change refused',
  'passkey change refused',
  'passkey refused',
  'log-in with the provider refused',
  'provider change refused',
  'sign-out of others refused',
  'account deletion refused',
  'calendar address refused',
  'co-host link refused',
  'administration refused',
]);

/**
 * Of the refusals with one status to one address, the first is written at once, the others as a number each minute, so
 * that a flood cannot fill the disk.
 */
export function createSecurityLog(log: Log, clock: Clock): SecurityLog {
  const write = (refusals: Refusals) => {
    if (refusals.count > 0) log.warn('refused', { kind: 'security', ...refusals });
    refusals.count = 0;
  };
  const recent = new LRUCache<string, Refusals>({
    max: mostAddresses,
    ttl: minuteMs,
    ttlAutopurge: true,
    perf: { now: clock },
    dispose: write,
  });
  return {
    record(event, { address, username, problem, invite, role, host }) {
      const level = failures.has(event) ? 'warn' : 'info';
      log[level](event, { kind: 'security', username, address, problem, invite, role, host });
    },
    refused(status, route, address) {
      const key = `${status} ${address}`;
      const known = recent.get(key);
      if (known) known.count += 1;
      else {
        const first = { status, route, address, count: 1 };
        recent.set(key, first);
        write(first);
      }
    },
    close: () => recent.clear(),
  };
}
