import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { fail, succeed } from '#app/platform/result.ts';

import { type FailureKind, ProviderFailure } from '../adapters/fetch-json.server.ts';
import type { PlaceAnswer } from '../port.ts';

/** This many failures in a row within `failureWindow` milliseconds open the breaker. */
export const failuresToOpen = 3;
export const failureWindow = 30_000;
/** Milliseconds without requests. */
export const pauseAfterFailure = 10_000;
export const pauseAfterRefusal = 60_000;

/**
 * A circuit breaker for one provider (behaviour 10.21). Opens after three failures in a row within half a minute, or
 * at once after a refusal (a quota, a key); all requests are then 'unreachable'. After the pause, one request at a
 * time is a probe that closes or opens it. A rejected single request counts as an answer.
 */
export function createCircuitBreaker(provider: string, { log, clock }: { log: Log; clock: Clock }) {
  let failures: number[] = [];
  let openUntil: number | null = null;
  let probing = false;

  const close = () => {
    failures = [];
    openUntil = null;
  };
  const noteFailure = (kind: FailureKind) => {
    if (kind === 'question') return;
    const now = clock();
    failures = [...failures.filter((at) => now - at < failureWindow), now];
    const isOpening = kind === 'refused' || openUntil !== null || failures.length >= failuresToOpen;
    if (!isOpening) return;
    const pause = kind === 'refused' ? pauseAfterRefusal : pauseAfterFailure;
    openUntil = Math.max(openUntil ?? 0, now + pause);
  };

  return async <Value>(ask: () => Promise<Value>): Promise<PlaceAnswer<Value>> => {
    const isProbe = openUntil !== null;
    if (openUntil !== null && (clock() < openUntil || probing)) return fail('unreachable');
    probing = isProbe;
    try {
      const value = await ask();
      // An answer to a request from before the breaker opened does not close it.
      if (isProbe || openUntil === null) close();
      return succeed(value);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      if (error.kind === 'unasked') return fail('unreachable');
      const isLogged = isProbe || openUntil === null;
      if (isLogged) log.warn('place provider failed', { provider, reason: error.message });
      if (error.kind === 'question' && isProbe) close();
      noteFailure(error.kind);
      return fail('unreachable');
    } finally {
      if (isProbe) probing = false;
    }
  };
}
